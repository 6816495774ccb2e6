"""The measured figures."""

from collections.abc import Sequence

from msgspec import Struct

STARVED = 0.3
"""The threshold for a starved server. Below it the server's own threads may have waited for each other."""


class Rate(Struct):
    """The rate of confirmed moves."""

    moves_per_second: float
    client_busy: float
    """The share of their core that the clients used. Near 1 the clients are the bottleneck."""
    server_busy: float
    server_waited: float
    """The share of the time that the main thread waited for the core."""
    delivery_p50: float | None = None
    delivery_p99: float | None = None
    """Seconds from a move until every seat of its table has received it."""
    logged_per_second: float | None = None
    """Log entries include moves of standing orders, which need no client message."""
    update_bytes: float | None = None
    """The mean size of an update."""
    refused: int = 0
    lost: int = 0

    @property
    def cpu_per_move(self) -> float:
        """Seconds of the server's processor time for a confirmed move."""
        return self.server_busy / self.moves_per_second

    @property
    def moves_per_cpu_second(self) -> float:
        """Moves per second of the server's processor time: the rate on an otherwise idle core."""
        return self.moves_per_second / self.server_busy


class Load(Struct):
    """Clients without pauses: the best turns, by the number of seats at a table."""

    tables: int
    ours: dict[int, Rate]
    peer: dict[int, Rate]

    @property
    def is_starved(self) -> bool:
        """True if other work on the machine took much time from a server."""
        return any(rate.server_waited > STARVED for rate in [*self.ours.values(), *self.peer.values()])


class Comparison(Struct):
    """Servers of the same game with four seats per table, without pauses: the best turn of each, by name."""

    tables: int
    rates: dict[str, Rate]

    @property
    def is_starved(self) -> bool:
        return any(rate.server_waited > STARVED for rate in self.rates.values())


class Step(Struct):
    """This many tables with clients that pause like people."""

    tables: int
    rate: Rate


class Memory(Struct):
    """The server with this many tables in play, every seat connected."""

    words: bool
    tables: int
    megabytes: float


class Length(Struct):
    """The server's processor time per move in seconds, by the progress of the game."""

    game: str
    cost: list[float]


class Restart(Struct):
    """Seconds since the start of the process."""

    tables: int
    healthy: float
    first_view: float
    all_views: float


class Shared(Struct):
    """A database and its workers. Seconds and bytes are per confirmed move; WAL bytes are per log entry."""

    name: str
    is_paced: bool
    tables: int
    moves_per_second: float
    logged_per_second: float
    delivery_p50: float | None
    delivery_p99: float | None
    server_cpu: float
    client_cpu: float
    postgres_cpu: float
    wal_bytes: float
    commits: float
    errors: int


class Figures(Struct):
    load: list[Load] = []
    compare: list[Comparison] = []
    paced: list[Step] = []
    memory: list[Memory] = []
    length: list[Length] = []
    restart: Restart | None = None
    workers: list[Shared] = []


def percentile(values: Sequence[float], share: float) -> float | None:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None
