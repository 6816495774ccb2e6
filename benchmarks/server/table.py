"""The clients of one table; measures when all of them have received a move."""

import asyncio
import math
import time
from array import array
from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from picows import ws_connect

from benchmarks.server.seat import Seat

READ_BUFFER = 4096
HANDSHAKE = 30.0


class Spec(Struct, frozen=True):
    """What all tables of a measurement have in common."""

    game: str
    options: dict[str, Any]
    pause: tuple[float, float] | None = None
    """The range of a client's pause in seconds; None for no pause."""
    words: str | None = None
    """What the updates tell in words: `ids`, as the page asks for."""

    @property
    def seats(self) -> int:
        seats: int = self.options["players"]
        return seats

    def with_seats(self, seats: int) -> "Spec":
        return replace(self, options={**self.options, "players": seats})

    @property
    def has_windows(self) -> bool:
        return self.game == "aurum"


AURUM = Spec("aurum", {"players": 4, "match": "points"})
"""Always three rounds: the longest match."""
AUCTION = Spec("auction", {"players": 4})
GAMES = {spec.game: spec for spec in (AURUM, AUCTION)}


class MoveCounts:
    """Counts over all tables."""

    def __init__(self, on_over: "Callable[[Table], None]") -> None:
        self.on_over = on_over
        self.clear()

    def clear(self) -> None:
        self.confirmed = 0
        self.logged = 0
        """Log entries, including moves of standing orders and deals."""
        self.refused = 0
        self.lost = 0
        self.delivery_times = array("d")


class Table:
    def __init__(self, number: str, tokens: Sequence[str], spec: Spec, counts: MoveCounts) -> None:
        self.number = number
        self.spec = spec
        self.counts = counts
        self.seats = [Seat(self, token) for token in tokens]
        self.over = False
        self._turns = 0.0
        self._in_flight = 0
        self._logged = 0
        self._undelivered: list[tuple[int, float]] = []

    def reconnected(self) -> "Table":
        """Return the same table with new clients."""
        return Table(self.number, self.tokens, self.spec, self.counts)

    @property
    def tokens(self) -> list[str]:
        return [seat.token for seat in self.seats]

    async def connect(self, *ports: int, seats: int | None = None) -> None:
        """Connect every seat, or the first few, and wait for their first view. Workers are used in turn."""
        await asyncio.gather(*map(self._connect, self.seats[:seats], cycle(ports)))

    async def _connect(self, seat: Seat, port: int) -> None:
        words = f"&words={self.spec.words}" if self.spec.words else ""
        await ws_connect(
            lambda: seat,
            f"ws://127.0.0.1:{port}/live/{self.number}?protocol=1{words}",
            extra_headers={"Authorization": f"Bearer {seat.token}"},
            websocket_handshake_timeout=HANDSHAKE,
            read_buffer_init_size=READ_BUFFER,
        )
        await seat.welcomed.wait()

    async def waive_windows(self) -> None:
        if self.spec.has_windows:
            await asyncio.gather(*(seat.waive_windows() for seat in self.seats))

    def close(self) -> None:
        for seat in self.seats:
            seat.close()

    # Pausing and resuming.

    def go(self, turns: float = math.inf) -> None:
        """Allow this many more moves."""
        self._turns += turns
        for seat in self.seats:
            seat.answer()

    def is_still(self) -> bool:
        """True if all allowed moves are confirmed, or the game is over."""
        return self.over or (self._turns == 0 and self._in_flight == 0)

    def take_turn(self) -> bool:
        if self._turns == 0:
            return False
        self._turns -= 1
        self._in_flight += 1
        return True

    def return_turn(self) -> None:
        self._turns += 1
        self._in_flight -= 1

    def finish(self) -> None:
        if not self.over:
            self.over = True
            self.counts.on_over(self)

    # Messages.

    def begin_at(self, version: int) -> None:
        self._logged = max(self._logged, version)

    def on_update(self, seat: Seat, confirmed: bool) -> None:
        """Record an update. A move is delivered once every seat has received its version."""
        if seat.version > self._logged:
            self.counts.logged += seat.version - self._logged
            self._logged = seat.version
        if confirmed:
            self.counts.confirmed += 1
            self._in_flight -= 1
            self._undelivered.append((seat.version, seat.sent_at))
        if not self._undelivered:
            return
        everyone = min(seat.version for seat in self.seats)
        now = time.perf_counter()
        self.counts.delivery_times.extend(now - sent for version, sent in self._undelivered if version <= everyone)
        self._undelivered = [move for move in self._undelivered if move[0] > everyone]

    def refused(self) -> None:
        self.counts.refused += 1
        if self._in_flight:
            self.return_turn()
