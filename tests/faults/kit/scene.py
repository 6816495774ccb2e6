"""Where faults strike: one server on SQLite, or two workers on a PostgreSQL of their own."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal, NamedTuple

from goldgavel.server.settings.settings import database_url
from tests.faults.kit.figures import Figures
from tests.kit.servers.postgres_cluster import Cluster, name_in, running_cluster
from tests.kit.servers.server_process import ServerProcess, Workers

if TYPE_CHECKING:
    from tests.faults.kit.games import InterruptedGame

Place = Literal["sqlite", "postgres"]


class Strike(NamedTuple):
    """A fault that has happened. Times are of `monotonic`."""

    at: float
    orphans: frozenset[str] | None = None
    """Tables that lost their owner; None for all."""


class Scene:
    def __init__(self, folder: Path, server: ServerProcess, cluster: Cluster | None, chance: Random) -> None:
        self.folder = folder
        self.server = server
        self.chance = chance
        self.figures = Figures()
        self.finished: list[InterruptedGame] = []
        self._cluster = cluster

    @property
    def workers(self) -> Workers:
        assert isinstance(self.server, Workers)
        return self.server

    @property
    def cluster(self) -> Cluster:
        assert self._cluster is not None
        return self._cluster

    @property
    def database(self) -> str:
        return database_url(self.server.database)


@contextmanager
def open_scene(
    place: Place, seed: int, program: tuple[str, ...] = (), statements: Sequence[str] = ()
) -> Iterator[Scene]:
    """Start a server with a new database. A program replaces `goldgavel`; statements prepare PostgreSQL."""
    with TemporaryDirectory(prefix="gg-faults-", ignore_cleanup_errors=True) as name:
        folder, chance = Path(name), Random(seed)
        if place == "sqlite":
            server = ServerProcess(folder)
            server.program = tuple(word.format(folder=folder) for word in program) or server.program
            with server:
                yield Scene(folder, server, None, chance)
        else:
            with running_cluster(durable=True) as cluster:
                workers = Workers(folder, cluster)
                for statement in statements:
                    cluster.run(statement, name_in(workers.database))
                with workers:
                    yield Scene(folder, workers, cluster, chance)
