"""The database of a server under test: on the kind that the tests run on now."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster

KINDS = ("sqlite", "postgres")


class Place:
    """Where new databases are made: on a PostgreSQL while tests say so, else as files for SQLite."""

    cluster: "Cluster | None" = None


@contextmanager
def on_postgres(cluster: "Cluster") -> Iterator[None]:
    Place.cluster = cluster
    try:
        yield
    finally:
        Place.cluster = None


@contextmanager
def new_database() -> Iterator[str]:
    """The address of a new database, which goes afterwards."""
    if Place.cluster is None:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'test.sqlite'}"
    else:
        address = Place.cluster.new_database()
        yield address
        Place.cluster.drop(address)
