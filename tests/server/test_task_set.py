"""Background tasks: failures are reported, and no task outlives its owner."""

import asyncio

import pytest

from goldgavel.server.notifications.notifier import log_failure
from goldgavel.server.task_set import TaskSet
from goldgavel.storage.errors import StorageError


def test_failures_are_reported_and_forgotten() -> None:
    async def play() -> list[str]:
        failures: list[str] = []
        tasks = TaskSet(lambda problem: failures.append(str(problem)))
        started = [tasks.spawn(work) for work in (fail("one"), asyncio.sleep(0), fail("two"))]
        assert tasks
        await asyncio.wait(started)
        assert not tasks
        return failures

    assert asyncio.run(play()) == ["one", "two"]


def test_closing_cancels_and_waits() -> None:
    async def play() -> list[str]:
        told: list[str] = []

        async def work() -> None:
            try:
                await asyncio.sleep(3600)
            finally:
                await asyncio.sleep(0)
                told.append("cleaned up")

        tasks = TaskSet(lambda problem: told.append(repr(problem)))
        tasks.spawn(work())
        await asyncio.sleep(0)
        await tasks.close()
        assert not tasks
        return told

    assert asyncio.run(play()) == ["cleaned up"]


def test_an_unexpected_failure_of_a_notification_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    log_failure(StorageError("storage-one-worker"))
    assert caplog.records[-1].exc_info is None
    log_failure(RuntimeError("disk on fire"))
    assert "disk on fire" in caplog.text


async def fail(reason: str) -> None:
    raise RuntimeError(reason)
