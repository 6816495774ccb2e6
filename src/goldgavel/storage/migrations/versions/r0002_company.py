"""Clocks, chat, games that end by consent, and logs with more than moves and deals."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    _tables()
    _log()


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
