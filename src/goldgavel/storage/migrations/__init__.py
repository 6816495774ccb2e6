"""The Alembic migrations. They are part of the package, so that an installed server can migrate its database."""

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
    """Return the revisions that this version knows, newest first."""
    scripts = ScriptDirectory.from_config(configuration())
    return [script.revision for script in scripts.walk_revisions()]


def upgrade_to(connection: Connection, revision: str = "head") -> None:
    """Upgrade in the caller's transaction, so that it happens completely or not at all."""
    command.upgrade(configuration(connection), revision)
