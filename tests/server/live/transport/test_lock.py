"""A table's lock: taken immediately if free, otherwise in order, and never lost."""

import asyncio

from goldgavel.server.runner.lock import TableLock


def test_it_is_taken_once() -> None:
    lock = TableLock()
    assert lock.take()
    assert lock.locked()
    assert not lock.take()
    lock.release()
    assert not lock.locked()


def test_who_waits_longest_is_next_and_nobody_gets_in_between() -> None:
    async def scene() -> list[int]:
        lock, order = TableLock(), []
        assert lock.take()

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)

        tasks = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        lock.release()
        assert lock.locked(), "it was handed over"
        assert not lock.take()
        await asyncio.gather(*tasks)
        assert not lock.locked()
        return order

    assert asyncio.run(scene()) == [0, 1, 2]


def test_who_is_cancelled_does_not_keep_it() -> None:
    async def scene() -> None:
        for released_first in (False, True):
            lock = TableLock()
            reached: list[int] = []
            assert lock.take()

            async def wait(number: int, lock: TableLock = lock, reached: list[int] = reached) -> None:
                async with lock:
                    reached.append(number)

            first, second = (asyncio.create_task(wait(number)) for number in (1, 2))
            await asyncio.sleep(0)
            if released_first:
                lock.release()
            first.cancel()
            if not released_first:
                lock.release()
            await asyncio.gather(first, second, return_exceptions=True)
            assert first.cancelled()
            assert reached == [2]
            assert not lock.locked()

    asyncio.run(scene())
