"""The database schema. Each change here needs a migration; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)


class Id(TypeDecorator[str]):
    """An id. Ids come from URLs, so they can be anything, even text that PostgreSQL rejects.

    An id that no row can have is bound as NULL, which equals nothing.
    """

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, _dialect: object) -> str | None:
        return value if value is not None and value.isascii() and value.isprintable() else None


ID = Id(64)
WORD = String(64)
NAME = String(200)
HASH = LargeBinary(32)
PASSING = {"passing": True}
"""Marks tables whose rows are only valid while servers run. Backups leave them out."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", NAME, nullable=False),
    Column("created", Float, nullable=False),
)

# The devices of the players: the hash of each one's secret, and what its owner is shown of it.
secrets = Table(
    "secrets",
    metadata,
    Column("secret", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    # The hour of the last visit, so that a device is written at most once per hour.
    Column("visited", Float, nullable=False, server_default="0"),
    # Which browser on which system, if known.
    Column("browser", WORD),
    Column("system", WORD),
)

# Codes that sign in another device. They end with the session of the device that made them.
links = Table(
    "links",
    metadata,
    Column("code", HASH, primary_key=True),
    Column("secret", HASH, ForeignKey("secrets.secret", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
)

# The recovery code of a player, by its hash.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("code", HASH, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    # When it last signed in a device.
    Column("used", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", WORD, nullable=False),
    Column("options", JSON, nullable=False),
    Column("engine", WORD, nullable=False),
    Column("status", String(16), nullable=False),
    Column("maker", ID, nullable=False, index=True),
    # All settings; a field that is missing has its default.
    Column("settings", JSON, nullable=False, server_default="{}"),
    # A copy of the setting, for the index.
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("next", ID),
    # The first table of a series of rematches, and how many tables of the series came before.
    Column("series", ID),
    Column("series_place", Integer, nullable=False, server_default="0"),
    Column("reason", NAME),
    Column("rematch", Boolean, nullable=False),
    Column("ending", String(16)),
    # When the next automatic action is due even if no one is connected: a timeout, a bot's move.
    Column("due", Float),
    Column("agenda", JSON(none_as_null=True)),
    # Counts changes to the row and the seats: of two workers that change them concurrently, one must retry.
    Column("revision", Integer, nullable=False, server_default="0"),
    Index(None, "status", "listed", "created"),
    Index(None, "status", "touched"),
    Index(None, "status", "due"),
    Index(None, "series", "series_place"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ID, ForeignKey("players.id", ondelete="SET NULL")),
    Column("name", NAME, nullable=False),
    Column("bot", WORD),
    Column("order", JSON(none_as_null=True)),
    # A copy of the table's `created`, so that one index scan gives a page of a player's games.
    Column("created", Float, nullable=False),
    Index(None, "player", "created"),
)

# Clustered by its key where possible: a log is appended to and read as a whole.
log = Table(
    "log",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False, server_default="move"),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("request", NAME),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ID, ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("game", WORD, nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("prizes", Integer),
)

# Values the server must keep across restarts, by name: its Web Push key, when it was last alive.
facts = Table(
    "facts",
    metadata,
    Column("name", WORD, primary_key=True),
    Column("value", Text, nullable=False),
)

# Times in which the server was down, so that no player's clock is charged for them.
outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)

# Push subscriptions of browsers. Signing out on a device deletes its subscription.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint_hash", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", HASH, ForeignKey("secrets.secret", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", NAME, nullable=False),
    Column("auth", NAME, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", NAME, nullable=False),
    Column("text", Text, nullable=False),
    # The client's id for the message, by which a repeated send is recognized.
    Column("request", NAME, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "player", "request"),
    Index(None, "table", "id"),
    sqlite_autoincrement=True,  # ids are never reused, even after deletions
)

# Whom a player has muted, at all tables.
mutes = Table(
    "mutes",
    metadata,
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Several workers on one database (PostgreSQL only). These two tables are UNLOGGED: a crash empties them.
workers = Table(
    "workers",
    metadata,
    # A new one at each joining. Writes name it, so that a worker whose lease has ended cannot write.
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    # Start of the unbroken lease, and its end, by the database's clock.
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    # The application name of the worker's database sessions.
    Column("sessions", WORD, nullable=False),
    # The Unix socket at which workers of the same supervisor hand connections over; empty without a supervisor.
    Column("socket", Text, nullable=False),
    # The host and port at which other workers relay connections, and the secret that they must present.
    Column("address", NAME, nullable=False),
    Column("secret", WORD, nullable=False),
    info=PASSING,
)

# The worker that has a table in memory. Only this worker writes to it.
owners = Table(
    "owners",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", BigInteger, ForeignKey("workers.number", ondelete="CASCADE"), nullable=False, index=True),
    info=PASSING,
)
