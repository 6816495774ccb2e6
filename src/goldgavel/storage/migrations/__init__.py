"""The history of the schema, for Alembic. It lies in the package, so that an installed one can migrate."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def revisions() -> list[str]:
    """The revisions that this version knows, newest first."""
    scripts = ScriptDirectory.from_config(configuration())
    return [script.revision for script in scripts.walk_revisions()]


def upgrade_to(connection: Connection, revision: str = "head") -> None:
    """All or nothing: the transaction is the caller's."""
    command.upgrade(configuration(connection), revision)
