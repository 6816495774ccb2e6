"""The settings of a table in one column. `listed` stays as well, for its index."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"

FILL = {
    "sqlite": """
UPDATE tables SET settings = json_object(
    'listed', json(iif(listed, 'true', 'false')), 'spectators', json(iif(spectators, 'true', 'false')),
    'help', json(iif(help, 'true', 'false')), 'records', records, 'pace', json(pace), 'clock', json(clock),
    'chat', json(iif(chat, 'true', 'false')))
""",
    "postgresql": """
UPDATE tables SET settings = json_build_object(
    'listed', listed, 'spectators', spectators, 'help', help, 'records', records, 'pace', pace, 'clock', clock,
    'chat', chat)
""",
}


def upgrade() -> None:
    op.add_column("tables", sa.Column("settings", sa.JSON(), nullable=False, server_default="{}"))
    op.execute(FILL[op.get_bind().dialect.name])
    for name in ("spectators", "help", "records", "pace", "clock", "chat"):
        op.drop_column("tables", name)
