"""The queue of outgoing messages is fair and bounded, and silent push endpoints are dropped."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from goldgavel.server.notifications import push
from goldgavel.server.notifications.endpoints import DEFAULT_POLICY
from goldgavel.server.notifications.message import Notification
from goldgavel.server.notifications.push import Pusher
from goldgavel.server.notifications.queue import Limits, WorkQueue
from goldgavel.server.settings.settings import Settings
from goldgavel.storage.rows import PushRow

SERVICE = "push.example.org"


class SlowHosts:
    """A queue whose hosts never answer, except for one."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.queue: WorkQueue[str] = WorkQueue("push", self.work, push.LIMITS)
        self.queue.note_answer(SERVICE, has_answered=True)

    async def work(self, item: str) -> None:
        self.begun.append(item)
        if not item.startswith("honest"):
            await asyncio.Event().wait()

    def put(self, owner: str, host: str, item: str | None = None) -> None:
        self.queue.put(item or f"{owner} at {host}", owner, host)


def played(scene: Callable[[SlowHosts], Awaitable[None]]) -> None:
    async def play() -> None:
        found = SlowHosts()
        await scene(found)
        await found.queue.close()

    asyncio.run(play())


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_slow_endpoints_of_two_people_delay_nobody() -> None:
    async def scene(found: SlowHosts) -> None:
        for device in range(10):
            for owner in ("ann", "bob"):
                found.put(owner, f"{owner}{device}.example.net")
        await settle()
        assert len(found.begun) == 2 * push.LIMITS.at_once_per_owner
        found.put("clara", "new.example.com", "honest clara")
        await settle()
        assert "honest clara" in found.begun

    played(scene)


def test_slow_endpoints_of_any_number_of_people_do_not_delay_known_services() -> None:
    async def scene(found: SlowHosts) -> None:
        for stranger in range(500):
            found.put(f"s{stranger}", f"s{stranger}.example.net")
        found.put("clara", SERVICE, "honest clara")
        await settle()
        assert "honest clara" in found.begun
        assert len(found.begun) == push.LIMITS.at_once_unproven + 1

    played(scene)


def test_a_service_that_stops_answering_is_no_longer_known() -> None:
    async def scene(found: SlowHosts) -> None:
        found.queue.note_answer(SERVICE, has_answered=False)
        for stranger in range(500):
            found.put(f"s{stranger}", f"s{stranger}.example.net")
        found.put("clara", SERVICE, "honest clara")
        await settle()
        assert "honest clara" not in found.begun

    played(scene)


def test_people_take_turns() -> None:
    async def scene(found: SlowHosts) -> None:
        one_at_once = Limits(100, 30, 1, 1, 1, 1)
        queue: WorkQueue[str] = WorkQueue("push", found.work, one_at_once)
        for number in range(3):
            queue.put(f"honest ann {number}", "ann", SERVICE)
        queue.put("honest bob", "bob", SERVICE)
        await settle()
        assert found.begun == ["honest ann 0", "honest ann 1", "honest bob", "honest ann 2"]

    played(scene)


def test_when_the_queue_is_full_whoever_has_the_most_loses_the_oldest() -> None:
    async def scene(found: SlowHosts) -> None:
        queue: WorkQueue[str] = WorkQueue("push", found.work, Limits(10, 8, 0, 1, 1, 1))
        for number in range(20):
            queue.put(f"ann {number}", "ann", SERVICE)
        for number in range(4):
            queue.put(f"bob {number}", "bob", SERVICE)
        assert queue.dropped == 12 + 2
        waiting = {owner: [queued.item for queued in items] for owner, items in queue._waiting.items()}
        assert waiting == {
            "ann": [f"ann {number}" for number in range(2, 8)],
            "bob": [f"bob {number}" for number in range(4)],
        }

    played(scene)


class OneBrowser:
    """A store with one subscription."""

    def __init__(self) -> None:
        self.push = PushRow(
            endpoint_hash=b"h",
            player="ann",
            secret=b"s",
            endpoint=f"https://{SERVICE}/x",
            p256dh="",
            auth="",
            lang="en",
            created=0.0,
        )
        self.is_removed = False

    async def read(self, *_: Any) -> list[PushRow]:
        return [] if self.is_removed else [self.push]

    async def write(self, *_: Any) -> None:
        self.is_removed = True


@pytest.mark.parametrize(
    ("answers", "is_removed"),
    [
        ([TimeoutError, TimeoutError, TimeoutError], True),
        ([TimeoutError, TimeoutError, 500, TimeoutError], False),
        ([ConnectionError] * 5, False),  # this server may be offline
        ([201, ConnectionError, ConnectionError, ConnectionError], True),
    ],
    ids=["silent", "answers at last", "offline", "only this service is away"],
)
def test_an_endpoint_that_does_not_answer_is_dropped(
    answers: list[Any], is_removed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = list(answers)

    async def post(*_: Any) -> int:
        answer = left.pop(0)
        if isinstance(answer, int):
            return answer
        raise answer

    async def play() -> bool:
        browser = OneBrowser()
        pusher = Pusher(Settings(push_key="A" * 43), browser, DEFAULT_POLICY)  # type: ignore[arg-type]
        monkeypatch.setattr(pusher._outbound, "post", post)
        monkeypatch.setattr(pusher, "_private_key", lambda: asyncio.sleep(0))
        while left:
            count = len(left)
            await pusher.send("ann", 0, NOTIFICATION)
            while len(left) == count or pusher._queue._workers:  # noqa: ASYNC110 - no event says so
                await asyncio.sleep(0.001)
        await pusher.close()
        return browser.is_removed

    monkeypatch.setattr(push, "encrypted", lambda *_: (b"", {}))
    assert asyncio.run(play()) == is_removed


NOTIFICATION = Notification(what="turn", table="t", game="aurum", seats=(), listed=False)
