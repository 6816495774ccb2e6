"""The tables of the database. A change here needs a migration: a test compares the two."""

from sqlalchemy import (
    JSON,
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
    UniqueConstraint,
    true,
)

ID = String(64)
NAME = String(200)
HASH = LargeBinary(32)
PASSING = {"passing": True}
"""Of tables that mean nothing once the servers have stopped: no backup has them."""

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

secrets = Table(
    "secrets",
    metadata,
    Column("secret", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", ID, nullable=False),
    Column("options", JSON, nullable=False),
    Column("engine", ID, nullable=False),
    Column("status", String(16), nullable=False),
    Column("maker", ID, nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("help", Boolean, nullable=False),
    Column("records", String(16), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("next", ID),
    Column("reason", NAME),
    Column("rematch", Boolean, nullable=False),
    Column("ending", String(16)),
    # When something happens next although nobody is there: somebody's time runs out, a bot moves.
    Column("due", Float),
    Column("agenda", JSON(none_as_null=True)),
    # Counts the changes of the row and the chairs: of two workers who change them at once, one has to look again.
    Column("revision", Integer, nullable=False, server_default="0"),
    Index(None, "status", "listed", "created"),
    Index(None, "status", "touched"),
    Index(None, "status", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ID, ForeignKey("players.id", ondelete="SET NULL")),
    Column("name", NAME, nullable=False),
    Column("bot", ID),
    Column("order", JSON(none_as_null=True)),
    # The table's own time, again: a page of a player's games is then one walk along the index.
    Column("created", Float, nullable=False),
    Index(None, "player", "created"),
)

# Clustered by its key where the database can: a log is written at its end and read whole.
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
    Column("game", ID, nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", Float, nullable=False),
)

# What the server has to know again, by name: its key for Web Push, when it was last alive.
facts = Table(
    "facts",
    metadata,
    Column("name", ID, primary_key=True),
    Column("value", Text, nullable=False),
)

# Times in which the server was down, so that they are charged to nobody.
outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)

# Browsers that want to be told when it is their person's turn. A device that signs out takes its own with it.
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
    # The id that the client made for it, by which a repeated send is known.
    Column("request", NAME, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "player", "request"),
    Index(None, "table", "id"),
    sqlite_autoincrement=True,  # an id never comes twice, also after messages were deleted
)

# Whom a player does not want to hear, at any table.
mutes = Table(
    "mutes",
    metadata,
    Column("player", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Several workers on one database (PostgreSQL, where these three are not even logged: a crash begins them anew).
workers = Table(
    "workers",
    metadata,
    Column("id", ID, primary_key=True),
    # By the database's own clock; who does not prolong it in time is dead.
    Column("until", Float, nullable=False),
    info=PASSING,
)

presence = Table(
    "presence",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", ID, ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True, index=True),
    # How many sockets, by reader: spectators first, then each seat.
    Column("here", JSON, nullable=False),
    info=PASSING,
)

# Which worker sees to what happens by itself at a table, and for whom a bot plays there.
keeping = Table(
    "keeping",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", ID, ForeignKey("workers.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("stand_ins", JSON, nullable=False),
    info=PASSING,
)
