"""The prizes of a seat, where they decide a game and not the score."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    op.add_column("results", sa.Column("prizes", sa.Integer()))
