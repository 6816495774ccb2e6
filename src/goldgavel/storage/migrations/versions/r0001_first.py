"""Players, tables, logs and results."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None

ID = sa.String(64)
NAME = sa.String(200)
HASH = sa.LargeBinary(32)


def upgrade() -> None:
    _players()
    _tables()
    _seats()
    _log()
    _results()


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    for name, key, time in (("secrets", "secret", "created"), ("links", "code", "expires")):
        op.create_table(
            name,
            sa.Column(key, HASH, nullable=False),
            sa.Column("player", ID, nullable=False),
            sa.Column(time, sa.Float(), nullable=False),
            sa.ForeignKeyConstraint(["player"], ["players.id"], name=f"fk_{name}_player", ondelete="CASCADE"),
            sa.PrimaryKeyConstraint(key, name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_player", name, ["player"])
    op.create_index("ix_links_expires", "links", ["expires"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("engine", ID, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("maker", ID, nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("help", sa.Boolean(), nullable=False),
        sa.Column("records", sa.String(16), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.Column("next", ID),
        sa.Column("reason", NAME),
        sa.Column("rematch", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.create_index("ix_tables_status_listed_created", "tables", ["status", "listed", "created"])
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", ID),
        sa.Column("name", NAME, nullable=False),
        sa.Column("bot", ID),
        sa.Column("order", sa.JSON()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_player_created", "seats", ["player", "created"])


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table", ID, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("request", NAME),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_log"),
        sqlite_with_rowid=False,
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", ID),
        sa.Column("game", ID, nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_results_player", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_player", "results", ["player"])
