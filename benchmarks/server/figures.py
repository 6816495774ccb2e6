"""What is measured."""

from collections.abc import Sequence

from msgspec import Struct

STARVED = 0.3
"""Less than that may be the server's own threads in each other's way."""


class Rate(Struct):
    """Confirmed moves over some time."""

    moves_per_second: float
    client_busy: float
    """The share of their core that the clients took: near 1, it is they who are measured."""
    server_busy: float
    server_waited: float
    """The share of the time that its main thread waited for the core."""
    told_p50: float | None = None
    told_p99: float | None = None
    """Seconds from a move until every seat of its table was told."""
    logged_per_second: float | None = None
    """Our log has what standing orders did as well, which takes no message of a client."""
    refused: int = 0
    lost: int = 0

    @property
    def moves_per_cpu_second(self) -> float:
        """Of the server: what it would do with a core that nobody else uses."""
        return self.moves_per_second / self.server_busy


class Load(Struct):
    """Flat out: the best turns of each, by the seats at a table."""

    tables: int
    ours: dict[int, Rate]
    peer: dict[int, Rate]

    @property
    def is_starved(self) -> bool:
        """Whether other work on the machine took much time from a server."""
        return any(rate.server_waited > STARVED for rate in [*self.ours.values(), *self.peer.values()])


class Step(Struct):
    """So many tables with people-like clients."""

    tables: int
    rate: Rate


class Memory(Struct):
    tables: int
    megabytes: float


class Length(Struct):
    """Processor time of the server for a move, in seconds, as its game goes on."""

    game: str
    cost: list[float]


class Restart(Struct):
    """Seconds from the start of the process."""

    tables: int
    healthy: float
    first_view: float
    all_views: float


class Shared(Struct):
    """A database and its workers; seconds and bytes are for each confirmed move, the log's for each entry."""

    name: str
    tables: int
    moves_per_second: float
    logged_per_second: float
    told_p50: float | None
    told_p99: float | None
    server_cpu: float
    client_cpu: float
    postgres_cpu: float
    wal_bytes: float
    commits: float
    errors: int


class Figures(Struct):
    load: list[Load] = []
    paced: list[Step] = []
    memory: list[Memory] = []
    length: list[Length] = []
    restart: Restart | None = None
    workers: list[Shared] = []


def percentile(values: Sequence[float], share: float) -> float | None:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None
