# cython: boundscheck=True, wraparound=True
"""Which messages have been carried out, so that one that is sent again is not carried out again."""

from collections import OrderedDict

KEPT = 64
"""A seat's latest ones. An older one that comes again is refused, because its decision is made."""


class CompletedRequests:
    def __init__(self, players: int) -> None:
        self._done: list[OrderedDict[str, int]] = [OrderedDict() for _ in range(players)]

    def add(self, seat: int, request: str, version: int) -> None:
        done = self._done[seat]
        done[request] = version
        if len(done) > KEPT:
            done.popitem(last=False)

    def version_of(self, seat: int, request: str) -> int | None:
        """The version that this request made, if it was carried out."""
        return self._done[seat].get(request)
