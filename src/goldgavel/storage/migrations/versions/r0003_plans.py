"""Logs are appended to by an index, however little PostgreSQL knows of them."""

from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """A function keeps the plans of its first calls, perhaps made for an empty log: they read all of it.

    Until the table is analysed, each move would cost more than the one before.
    """
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER FUNCTION append_entries SET enable_seqscan = off")
