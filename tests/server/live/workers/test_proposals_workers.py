"""Proposals of players at different workers on one PostgreSQL."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from tests.kit.clients.live_client import NO_PACE, Live, live, seated_table
from tests.kit.games.sample_sizes import count

PACE = {**NO_PACE, "patience": 3600}


def wish(word: str, of: int | None, request: str) -> dict[str, Any]:
    return {"type": "wish", "id": request, "wish": word, "of": of}


def notes(seat: Live) -> list[str]:
    return [told.get("note", "") for message in seat.messages for told in message.get("told", [])]


def test_all_agree_at_once_and_it_is_done_once(addresses: list[str]) -> None:
    """Both workers see the last answer: one writes the result, the other follows."""
    for turn in range(count(2, 20)):
        table, people = seated_table(addresses[0], "auction", {"players": 4}, pace=PACE)

        async def play(table: str = table, people: Any = people, turn: int = turn) -> None:
            async with AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(live(addresses[(place + turn) % 2], table, person))
                    for place, person in enumerate(people)
                ]
                before = [seat.view for seat in seats]
                asker = next(seat for seat in seats if seat.decision is not None)
                await asker.confirmed(await asker.move("bid 2"))
                version = asker.version
                await asker.send(wish("undo", version, "w"))
                others = [seat for seat in seats if seat is not asker]
                for seat in others:
                    await seat.until(partial(lambda seat: seat.version > version, seat))
                await asyncio.gather(*(seat.send(wish("agree", version + 1, "a")) for seat in others))
                for seat in seats:
                    await seat.until(partial(lambda seat: "undo" in notes(seat), seat))
                    assert notes(seat).count("undo") == 1
                    assert seat.version == version + 1 + len(others) + 1
                assert [seat.view for seat in seats] == before
                await asker.send(wish("concede", None, "c"))
                for seat in others:
                    await seat.until(partial(lambda seat: seat.version > version + 5, seat))
                await asyncio.gather(*(seat.send(wish("agree", version + 6, "d")) for seat in others))
                for seat in seats:
                    await seat.until(partial(lambda seat: seat.table["ending"] == "conceded", seat))

        asyncio.run(play())
