"""Makes PostgreSQL use the index when it appends to logs, even without table statistics."""

from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """Disable sequential scans in `append_entries`.

    A function caches the plans of its first calls. If they were made for an empty log, they scan the whole log,
    and each move costs more than the one before until the table is analysed.
    """
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER FUNCTION append_entries SET enable_seqscan = off")
