"""A bounded background queue with a few workers. Items beyond the limits are dropped.

It is fair: owners take turns, and neither an owner nor a host gets more than its share of the workers. Hosts that
have not answered yet share a part of the workers. So slow hosts delay nobody else.
"""

import logging
from collections import OrderedDict, defaultdict, deque
from collections.abc import Awaitable, Callable
from typing import Generic, NamedTuple, TypeVar

from goldgavel.server.task_set import TaskSet

LOG = logging.getLogger("goldgavel.server")
T = TypeVar("T")


class Limits(NamedTuple):
    """How many items may wait, and how many may be worked on at the same time."""

    waiting: int
    waiting_per_owner: int
    at_once: int
    at_once_per_owner: int
    at_once_per_host: int
    at_once_unproven: int
    """For all hosts together that have not answered yet, or not the last time."""


MOST_PROVEN = 1000
"""Hosts that are remembered because they answered."""


class QueuedItem(NamedTuple, Generic[T]):
    host: str
    item: T


class TakenItem(NamedTuple, Generic[T]):
    """An item that is being worked on."""

    owner: str
    host: str
    is_unproven: bool
    item: T


class WorkQueue(Generic[T]):
    """A queue whose workers run only while there are items."""

    def __init__(self, name: str, work: Callable[[T], Awaitable[None]], limits: Limits) -> None:
        self.name = name
        self.limits = limits
        self.dropped = 0
        self._work = work
        self._count = 0
        self._waiting: OrderedDict[str, deque[QueuedItem[T]]] = OrderedDict()
        """By owner; the owner whose turn it is comes first."""
        self._owners: defaultdict[str, int] = defaultdict(int)
        """How many items of an owner are being worked on."""
        self._hosts: defaultdict[str, int] = defaultdict(int)
        self._unproven = 0
        self._proven: OrderedDict[str, None] = OrderedDict()
        self._workers = TaskSet(lambda problem: LOG.error("%s: a worker failed", name, exc_info=problem))

    def note_answer(self, host: str, *, has_answered: bool) -> None:
        """Remember whether a host has answered."""
        self._proven.pop(host, None)
        if has_answered:
            self._proven[host] = None
        if len(self._proven) > MOST_PROVEN:
            self._proven.popitem(last=False)

    def put(self, item: T, owner: str = "", host: str = "") -> None:
        own = len(self._waiting.get(owner, ()))
        if own >= self.limits.waiting_per_owner or (
            self._count >= self.limits.waiting and not self._make_room(own)
        ):
            self._note_drop()
            return
        self._waiting.setdefault(owner, deque()).append(QueuedItem(host, item))
        self._count += 1
        self._start_workers()

    def _make_room(self, own: int) -> bool:
        """Drop the oldest item of the owner with the most, unless nobody has more than this one."""
        items = max(self._waiting.values(), key=len)
        if len(items) <= own + 1:
            return False
        items.popleft()
        self._count -= 1
        self._note_drop()
        return True

    def _note_drop(self) -> None:
        self.dropped += 1
        if self.dropped.bit_count() == 1:  # the 1st, 2nd, 4th, 8th …
            LOG.warning("%s: %d messages were dropped because the queue is full", self.name, self.dropped)

    def _start_workers(self) -> None:
        while len(self._workers) < self.limits.at_once:
            taken = self._take()
            if taken is None:
                return
            self._workers.spawn(self._run(taken))

    def _take(self) -> TakenItem[T] | None:
        """Take the next item that may be worked on now. Its owner goes to the end of the line."""
        for owner, items in self._waiting.items():
            if self._owners.get(owner, 0) >= self.limits.at_once_per_owner:
                continue
            for place, queued in enumerate(items):
                if self._has_worker_for(queued.host):
                    del items[place]
                    self._count -= 1
                    self._waiting.move_to_end(owner)
                    if not items:
                        del self._waiting[owner]
                    return self._begin(owner, queued)
        return None

    def _has_worker_for(self, host: str) -> bool:
        if self._hosts.get(host, 0) >= self.limits.at_once_per_host:
            return False
        return host in self._proven or self._unproven < self.limits.at_once_unproven

    def _begin(self, owner: str, queued: QueuedItem[T]) -> TakenItem[T]:
        taken = TakenItem(owner, queued.host, queued.host not in self._proven, queued.item)
        self._owners[owner] += 1
        self._hosts[queued.host] += 1
        self._unproven += taken.is_unproven
        return taken

    def _end(self, taken: TakenItem[T]) -> None:
        release(self._owners, taken.owner)
        release(self._hosts, taken.host)
        self._unproven -= taken.is_unproven

    async def _run(self, first: TakenItem[T]) -> None:
        taken: TakenItem[T] | None = first
        while taken is not None:
            try:
                await self._work(taken.item)
            except Exception:
                LOG.exception("%s: a message could not be sent", self.name)
            finally:
                self._end(taken)
            taken = self._take()
            self._start_workers()  # for others that had to wait for the host or the owner of this one

    async def close(self) -> None:
        await self._workers.close()


def release(counts: defaultdict[str, int], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
