"""The clients of one table; measures when all of them have received a move."""

import asyncio
import math
from collections.abc import Callable, Sequence

from picows import ws_connect

from benchmarks.server.clients.counts import Deliveries, MoveCounts
from benchmarks.server.clients.seat import Seat
from benchmarks.server.spec import Spec

READ_BUFFER = 4096
HANDSHAKE = 30.0


class Table:
    def __init__(
        self,
        number: str,
        tokens: Sequence[str],
        spec: Spec,
        counts: MoveCounts,
        on_over: "Callable[[Table], None]",
    ) -> None:
        self.number = number
        self.spec = spec
        self.counts = counts
        self.seats = [Seat(self, token) for token in tokens]
        self.over = False
        self._turns = 0.0
        self._in_flight = 0
        self._logged = 0
        self._deliveries = Deliveries(counts)
        self._on_over = on_over

    def reconnected(self) -> "Table":
        """Return the same table with new clients."""
        return Table(self.number, self.tokens, self.spec, self.counts, self._on_over)

    @property
    def tokens(self) -> list[str]:
        return [seat.token for seat in self.seats]

    async def connect(self, port: int, seats: int | None = None) -> None:
        """Connect every seat, or the first few, and wait for their first view."""
        await asyncio.gather(*(self._connect(seat, port) for seat in self.seats[:seats]))

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
            self._on_over(self)

    # Messages.

    def begin_at(self, version: int) -> None:
        self._logged = max(self._logged, version)

    def on_update(self, seat: Seat, confirmed: bool) -> None:
        """Record an update. A move is delivered once every seat has received its version."""
        if seat.version > self._logged:
            self.counts.logged += seat.version - self._logged
            self._logged = seat.version
        if confirmed:
            self._in_flight -= 1
            self._deliveries.add(seat.version, seat.sent_at)
        self._deliveries.settle(min(seat.version for seat in self.seats))

    def refused(self) -> None:
        self.counts.refused += 1
        if self._in_flight:
            self.return_turn()
