"""Who is served next: tables where people are connected before all others, and every address in its turn.

So neither tables that nobody watches nor many tables of one visitor make others wait for their bots.
"""

import asyncio
from collections import OrderedDict, deque

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]
"""Those who wait, by address. The address that was served last is the last."""


class FairTurns:
    def __init__(self) -> None:
        self.attended = 0
        """Requests for tables with people that wait or are served."""
        self.unattended = 0
        self._is_taken = False
        self._with_people: Waiting = OrderedDict()
        self._without: Waiting = OrderedDict()

    def crowd(self, address: str | None) -> int:
        """How many share the process, with one request more. People do not share it with empty tables."""
        return self.attended + 1 if address is not None else self.attended + self.unattended + 1

    async def take(self, address: str | None) -> None:
        """Wait for a turn. The address is that of the people at the table; None if nobody is connected."""
        self._count(address, 1)
        if not self._is_taken:
            self._is_taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._without if address is None else self._with_people
        waiting.setdefault(address or "", deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._count(address, -1)
            else:  # its turn came at this moment
                self.give_back(address)
            raise

    def give_back(self, address: str | None) -> None:
        """End a turn, and let the next one begin."""
        self._count(address, -1)
        while (turn := self._next(self._with_people) or self._next(self._without)) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    def _next(self, waiting: Waiting) -> asyncio.Future[None] | None:
        if not waiting:
            return None
        address, turns = waiting.popitem(last=False)
        turn = turns.popleft()
        if turns:
            waiting[address] = turns
        return turn

    def _count(self, address: str | None, change: int) -> None:
        if address is None:
            self.unattended += change
        else:
            self.attended += change
