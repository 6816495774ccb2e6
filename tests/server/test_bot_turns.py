"""Which table's bot is asked next if many wait."""

import asyncio
from collections.abc import Sequence

from goldgavel.server.bots.turns import FairTurns


async def served(wanted: Sequence[str | None], *, cancelled: Sequence[int] = ()) -> list[tuple[int, str | None]]:
    """Ask all at once while another request is served, and return them in the order in which they are served."""
    turns, found = FairTurns(), []

    async def ask(number: int, address: str | None) -> None:
        await turns.take(address)
        found.append((number, address))
        await asyncio.sleep(0)
        turns.give_back(address)

    await turns.take("the first")
    tasks = [asyncio.create_task(ask(number, address)) for number, address in enumerate(wanted)]
    await asyncio.sleep(0)
    assert not found
    for number in cancelled:
        tasks[number].cancel()
    turns.give_back("the first")
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (turns.attended, turns.unattended) == (0, 0)
    await turns.take(None)  # it is free again
    return found


def test_tables_without_people_wait_for_those_with_people() -> None:
    wanted = [None, None, None, "a", None, "a"]
    assert [address for _, address in asyncio.run(served(wanted))] == ["a", "a", None, None, None, None]


def test_addresses_take_turns_however_many_tables_each_has() -> None:
    wanted = ["a"] * 5 + ["b", "c"]
    assert [number for number, _ in asyncio.run(served(wanted))] == [0, 5, 6, 1, 2, 3, 4]


def test_who_is_cancelled_while_waiting_holds_up_nobody() -> None:
    wanted = ["a", "a", "b"]
    assert asyncio.run(served(wanted, cancelled=[0, 2])) == [(1, "a")]


def test_people_share_the_time_of_a_process_with_people_only() -> None:
    async def scene() -> None:
        turns = FairTurns()
        await turns.take(None)
        waiting = [asyncio.create_task(turns.take(None)) for _ in range(3)]
        await asyncio.sleep(0)
        assert turns.crowd("a") == 1
        assert turns.crowd(None) == 5
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert turns.crowd(None) == 2

    asyncio.run(scene())
