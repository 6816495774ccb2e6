"""Devices with a name and a last visit, links that end with their device's session, and recovery codes."""

import time

import sqlalchemy as sa
from alembic import op

revision = "r0008"
down_revision = "r0007"

HOUR = 3600


def upgrade() -> None:
    _devices()
    _links()
    op.create_table(
        "recovery_codes",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("code", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
        sa.PrimaryKeyConstraint("player", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_recovery_codes_player", ondelete="CASCADE"),
        sa.UniqueConstraint("code", name="uq_recovery_codes_code"),
    )


def _devices() -> None:
    """Add the columns. Nobody knows when a device was last there: it counts as if that were now."""
    now = time.time() // HOUR * HOUR
    op.add_column("secrets", sa.Column("browser", sa.String(64)))
    op.add_column("secrets", sa.Column("system", sa.String(64)))
    op.add_column("secrets", sa.Column("visited", sa.Float(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE secrets SET visited = :now").bindparams(now=now))


def _links() -> None:
    """Make the table again: a link lasts ten minutes, and no old one knows its device."""
    op.drop_table("links")
    op.create_table(
        "links",
        sa.Column("code", sa.LargeBinary(32), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_links"),
        sa.ForeignKeyConstraint(["secret"], ["secrets.secret"], name="fk_links_secret", ondelete="CASCADE"),
    )
    op.create_index("ix_links_expires", "links", ["expires"])
    op.create_index("ix_links_secret", "links", ["secret"])
