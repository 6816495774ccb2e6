"""Databases for servers under test, on SQLite or PostgreSQL."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster

KINDS = ("sqlite", "postgres")


class DatabaseBackend:
    """Where new databases are created: on a PostgreSQL cluster if one is set, otherwise as SQLite files."""

    cluster: "Cluster | None" = None


@contextmanager
def on_postgres(cluster: "Cluster") -> Iterator[None]:
    DatabaseBackend.cluster = cluster
    try:
        yield
    finally:
        DatabaseBackend.cluster = None


@contextmanager
def new_database() -> Iterator[str]:
    """Yield the address of a new database, and delete it afterwards."""
    if DatabaseBackend.cluster is None:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'test.sqlite'}"
    else:
        address = DatabaseBackend.cluster.new_database()
        yield address
        DatabaseBackend.cluster.drop(address)
