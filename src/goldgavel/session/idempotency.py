# cython: boundscheck=True, wraparound=True
"""Remembers which requests were carried out, so that a message sent twice takes effect once."""

from collections import OrderedDict

KEPT = 64
"""Requests kept per seat. An older one that is repeated is refused, because its decision has passed."""


class CompletedRequests:
    """The latest completed requests of each seat."""

    def __init__(self, players: int) -> None:
        self._done: list[OrderedDict[str, int]] = [OrderedDict() for _ in range(players)]

    def add(self, seat: int, request: str, version: int) -> None:
        done = self._done[seat]
        done[request] = version
        if len(done) > KEPT:
            done.popitem(last=False)

    def version_of(self, seat: int, request: str) -> int | None:
        """Return the version this request produced; None if it was not carried out."""
        return self._done[seat].get(request)
