"""One table's clients, and when everybody at it has been told of a move."""

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
    """What the tables of a measurement have in common."""

    game: str
    options: dict[str, Any]
    pause: tuple[float, float] | None = None
    """Seconds that a client thinks, between these; None for none."""
    lang: str | None = None
    """A page asks for sentences in its language."""

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
"""Three rounds whoever wins: the longest game there is."""
AUCTION = Spec("auction", {"players": 4})
GAMES = {spec.game: spec for spec in (AURUM, AUCTION)}


class Tally:
    """What all tables count together."""

    def __init__(self, on_over: "Callable[[Table], None]") -> None:
        self.on_over = on_over
        self.clear()

    def clear(self) -> None:
        self.confirmed = 0
        self.logged = 0
        """Moves that standing orders made, and deals, are in the log too."""
        self.refused = 0
        self.lost = 0
        self.told = array("d")


class Table:
    def __init__(self, number: str, tokens: Sequence[str], spec: Spec, tally: Tally) -> None:
        self.number = number
        self.spec = spec
        self.tally = tally
        self.seats = [Seat(self, token) for token in tokens]
        self.over = False
        self._turns = 0.0
        self._in_flight = 0
        self._logged = 0
        self._untold: list[tuple[int, float]] = []

    def afresh(self) -> "Table":
        """The same table with clients that know nothing of it yet."""
        return Table(self.number, self.tokens, self.spec, self.tally)

    @property
    def tokens(self) -> list[str]:
        return [seat.token for seat in self.seats]

    async def connect(self, *ports: int, seats: int | None = None) -> None:
        """Every seat, or the first few, until each has seen the game; to several workers by turns."""
        await asyncio.gather(*map(self._connect, self.seats[:seats], cycle(ports)))

    async def _connect(self, seat: Seat, port: int) -> None:
        lang = f"&lang={self.spec.lang}" if self.spec.lang else ""
        await ws_connect(
            lambda: seat,
            f"ws://127.0.0.1:{port}/live/{self.number}?protocol=1{lang}",
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

    # Whether the table plays.

    def go(self, turns: float = math.inf) -> None:
        """So many moves more."""
        self._turns += turns
        for seat in self.seats:
            seat.answer()

    def is_still(self) -> bool:
        """All its moves are made, and confirmed, or its game is over."""
        return self.over or (self._turns == 0 and self._in_flight == 0)

    def take_turn(self) -> bool:
        if self._turns == 0:
            return False
        self._turns -= 1
        self._in_flight += 1
        return True

    def give_turn_back(self) -> None:
        self._turns += 1
        self._in_flight -= 1

    def finish(self) -> None:
        if not self.over:
            self.over = True
            self.tally.on_over(self)

    # What its seats hear.

    def begin_at(self, version: int) -> None:
        self._logged = max(self._logged, version)

    def told(self, seat: Seat, confirmed: bool) -> None:
        """A move has been told when every seat has heard of its version."""
        if seat.version > self._logged:
            self.tally.logged += seat.version - self._logged
            self._logged = seat.version
        if confirmed:
            self.tally.confirmed += 1
            self._in_flight -= 1
            self._untold.append((seat.version, seat.sent_at))
        if not self._untold:
            return
        everyone = min(seat.version for seat in self.seats)
        now = time.perf_counter()
        self.tally.told.extend(now - sent for version, sent in self._untold if version <= everyone)
        self._untold = [move for move in self._untold if move[0] > everyone]

    def refused(self) -> None:
        self.tally.refused += 1
        if self._in_flight:
            self.give_turn_back()
