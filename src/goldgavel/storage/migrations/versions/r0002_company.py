"""Clocks, chat, games that end by consent, and logs with more than moves and deals."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    _tables()
    _log()
    _chat()
    _mutes()


def _tables() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("ending", sa.String(16)))
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.create_index("ix_tables_status_due", "tables", ["status", "due"])


def _log() -> None:
    """Until now an entry without a seat was a deal and any other a move."""
    op.add_column("log", sa.Column("kind", sa.String(16), nullable=False, server_default="move"))
    op.execute("UPDATE log SET kind = 'deal' WHERE seat IS NULL")


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
