"""The series that a table and its rematches form."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(64)))
    op.add_column("tables", sa.Column("series_place", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_tables_series_series_place", "tables", ["series", "series_place"])
