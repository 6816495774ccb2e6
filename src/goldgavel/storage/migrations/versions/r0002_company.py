"""Clocks, chat, conceded games, several workers, and further kinds of log entries."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"

ID = sa.String(64)


def upgrade() -> None:
    _tables()
    _log()
    _chat()
    _mutes()
    _workers()
    _facts()
    _pushes()


def _tables() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("ending", sa.String(16)))
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.add_column("tables", sa.Column("agenda", sa.JSON()))
    op.create_index("ix_tables_status_due", "tables", ["status", "due"])


def _log() -> None:
    """Add the kind. Before, an entry without a seat was a deal and any other a move."""
    op.add_column("log", sa.Column("kind", sa.String(16), nullable=False, server_default="move"))
    op.execute("UPDATE log SET kind = 'deal' WHERE seat IS NULL")


def _facts() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )


def _pushes() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint_hash", name="pk_pushes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_pushes_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["secret"], ["secrets.secret"], name="fk_pushes_secret", ondelete="CASCADE"),
    )
    op.create_index("ix_pushes_player", "pushes", ["player"])
    op.create_index("ix_pushes_secret", "pushes", ["secret"])


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("request", sa.String(200), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_chat_player", ondelete="CASCADE"),
        sa.UniqueConstraint("table", "player", "request", name="uq_chat_table_player_request"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_player", "chat", ["player"])
    op.create_index("ix_chat_table_id", "chat", ["table", "id"])


def _mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("muted", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_mutes_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["players.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])


def _workers() -> None:
    """Tables for several workers on one database: leases, presence, and which worker owns a table."""
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "workers",
        sa.Column("id", ID, nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    for name, keys in (("presence", ["table", "worker"]), ("keeping", ["table"])):
        op.create_table(
            name,
            sa.Column("table", ID, nullable=False),
            sa.Column("worker", ID, nullable=False),
            sa.Column("here" if name == "presence" else "stand_ins", sa.JSON(), nullable=False),
            sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table", ondelete="CASCADE"),
            sa.ForeignKeyConstraint(["worker"], ["workers.id"], name=f"fk_{name}_worker", ondelete="CASCADE"),
            sa.PrimaryKeyConstraint(*keys, name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_worker", name, ["worker"])
    if op.get_bind().dialect.name == "postgresql":
        for name in ("keeping", "presence", "workers"):
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")
        op.execute(APPEND)


# Appends the entries of any number of tables in one round trip (storage/postgres/appender.py). The row lock is
# slightly stronger than the one that each insert into the log takes for its foreign key anyway.
APPEND = """
CREATE FUNCTION append_entries(
    of_tables text[], versions integer[], kinds text[], seats integer[], texts text[], requests text[],
    times double precision[], names text[], said text[]
) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
    taken text[];
BEGIN
    PERFORM 1 FROM tables WHERE id = ANY(names) ORDER BY id FOR NO KEY UPDATE;
    SELECT coalesce(array_agg(DISTINCT given.name), '{}') INTO taken
        FROM unnest(of_tables, versions) AS given(name, version)
        JOIN log ON log."table" = given.name AND log.version = given.version;
    INSERT INTO log ("table", version, kind, seat, text, request, at)
        SELECT * FROM unnest(of_tables, versions, kinds, seats, texts, requests, times) AS given(name)
        WHERE given.name <> ALL(taken);
    PERFORM pg_notify('goldgavel', told.notice)
        FROM unnest(names, said) AS told(name, notice) WHERE told.name <> ALL(taken);
    RETURN QUERY SELECT unnest(taken);
END $$
"""
