"""The metrics of the server. Labels have few, fixed values: never a name, a table or an address."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.telemetry.counters import Counter, Histogram

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry

MOVES = {"move", "time"}
"""Kinds of entries that are moves."""
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bucket bounds in seconds, for what players wait for."""
LONG = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bucket bounds in seconds, for what may take longer."""
STORAGE_OPERATIONS = ("read", "write", "append")
FLOODS = ("request", "socket", "sockets", "message", "making", "identity", "replay", "report")
"""What has a rate limit."""
BY_CLIENT = "client"
"""Stands for the close code of a socket that the client closed."""
METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}


class Metrics:
    def __init__(self) -> None:
        self.moves = Counter("goldgavel_moves", "Moves, by game and by player or bot.", "game", "by")
        self.entries = Counter("goldgavel_entries", "Saved log entries, by their kind.", "kind")
        self.games = Counter("goldgavel_games", "Games that began or ended.", "game", "what")
        self.move_seconds = Histogram(
            "goldgavel_move_seconds", "From a player's message to its broadcast.", QUICK, "game"
        )
        self.commit_seconds = Histogram(
            "goldgavel_commit_seconds", "From the request to save entries to their durable commit.", QUICK
        )
        self.bot_seconds = Histogram(
            "goldgavel_bot_seconds",
            "From asking a bot to its answer, including the wait for a process.",
            LONG,
            "bot",
        )
        self.refusals = Counter(
            "goldgavel_refusals", "Refusals, by interface (`live` or `http`) and code.", "door", "code"
        )
        self.floods = Counter(
            "goldgavel_rate_limited", "Requests and messages that exceeded a rate limit.", "what"
        )
        self.requests = Counter("goldgavel_http_requests", "Answered HTTP requests.", "method", "route", "status")
        self.request_seconds = Histogram(
            "goldgavel_http_seconds", "From an HTTP request to the end of its answer.", LONG, "route"
        )
        self.unreadable = Counter(
            "goldgavel_unreadable_requests", "Connections closed because their bytes were not HTTP."
        )
        self.sockets = Counter("goldgavel_sockets", "Opened live sockets.")
        self.closings = Counter(
            "goldgavel_sockets_closed", "Closed live sockets, by the server's close code.", "code"
        )
        self.page_failures = Counter(
            "goldgavel_page_failures", "Failures in the page that browsers reported, by kind.", "kind"
        )
        self.storage_errors = Counter("goldgavel_storage_errors", "Failed operations of the database.", "what")

        start_at_zero(self.storage_errors, STORAGE_OPERATIONS)
        start_at_zero(self.closings, (BY_CLIENT, *map(str, map(int, CloseCode))))
        start_at_zero(self.floods, FLOODS)

    def counters(self) -> list[Counter]:
        return [kept for kept in vars(self).values() if isinstance(kept, Counter)]

    def histograms(self) -> list[Histogram]:
        return [kept for kept in vars(self).values() if isinstance(kept, Histogram)]

    def saved(self, game: str, entries: "Iterable[Entry]", drivers: Sequence[str | None]) -> None:
        """Count saved entries and moves."""
        for entry in entries:
            self.entries.add(entry.kind)
            if entry.kind in MOVES and entry.seat is not None:
                self.moves.add(game, mover(entry, drivers[entry.seat]))

    # Called by the store, the bots and the HTTP middleware.

    def committed(self, seconds: float) -> None:
        self.commit_seconds.observe(seconds)

    def storage_failed(self, what: str) -> None:
        self.storage_errors.add(what)

    def thought(self, bot: str, seconds: float) -> None:
        self.bot_seconds.observe(seconds, bot)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.add(method if method in METHODS else "other", route, str(status))
        self.request_seconds.observe(seconds, route)


def start_at_zero(counter: Counter, values: Iterable[str]) -> None:
    """Give all values of a label a sample. Otherwise an alert on the increase would miss the first event."""
    for value in values:
        counter.counts[(value,)] = 0


def mover(entry: "Entry", driver: str | None) -> str:
    """Who made a move: a person by a message, a bot, a standing order or the clock."""
    if entry.kind == "time":
        return "clock"
    if entry.request is not None:
        return "person"
    return "order" if driver is None else "bot"
