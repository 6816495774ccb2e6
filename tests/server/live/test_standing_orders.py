"""Standing orders and readiness for the next round, over the socket."""

import asyncio
from random import Random
from typing import Any

from tests.kit.clients.live_client import NO_PACE, Live, all_live, any_move, live, seated_table


def test_standing_orders_over_the_socket(address: str) -> None:
    """A change is ordered while others bid and made in its turn; a second device sees the order too."""
    table, people = seated_table(address, "aurum", {"players": 3}, pace={**NO_PACE, "trick_rest": 60})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table, people[0]) as phone:
            for seat in seats[1:]:
                given = await seat.ask({"type": "order", "order": "keep", "waive": "always"}, "order")
                assert given["order"] == {"order": "keep", "move": None, "waive": "always"}
            await seats[0].move(seats[0].view["legal"][0])
            await seats[0].until(lambda: seats[0].view["has_bid"][0])
            change = f"swap Au0 {seats[0].view['hand'][0]}"
            armed = await seats[0].ask({"type": "order", "order": "change", "move": change}, "order")
            assert armed["order"] == {"order": "change", "move": change, "waive": "no"}
            await phone.until(lambda: phone.messages[-1] == armed)
            for seat in seats[1:]:
                await seat.move(seat.view["legal"][0])
            await phone.until(lambda: phone.view["phase"] == "play")
            assert {"seat": 0, "move": change} in phone.view["moves"]
            await phone.until(lambda: last_order(phone) == {"order": "keep", "move": None, "waive": "no"})
            async with live(address, table, people[0]) as again:
                assert again.messages[0]["order"]["order"] == "keep"

    asyncio.run(play())


def last_order(client: Live) -> Any:
    return [message["order"] for message in client.messages if message["type"] == "order"][-1]


def test_orders_are_nobody_elses_business(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            for client in (seats[1], seats[2], watching):  # everything sent before has arrived then
                await client.ask({"type": "ping", "id": "0"}, "pong")
            before = [len(client.frames) for client in (seats[1], seats[2], watching)]
            await seats[0].ask({"type": "order", "order": "ask"}, "order")
            await seats[0].ask({"type": "ping", "id": "1"}, "pong")
            for client in (seats[1], seats[2], watching):
                await client.ask({"type": "ping", "id": "1"}, "pong")
            assert [len(client.frames) - 1 for client in (seats[1], seats[2], watching)] == before

    asyncio.run(play())


def test_people_who_are_ready_need_not_wait_for_the_next_round(address: str) -> None:
    options = {"players": 3, "match": "points"}
    table, people = seated_table(address, "aurum", options, pace={**NO_PACE, "round_rest": 60})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            for seat in seats:  # too late for this one, and not meant for the next
                await seat.send({"type": "ready"})
            await asyncio.gather(*(play_round(seat) for seat in seats))
            assert [seat.view["round"] for seat in seats] == [1, 1, 1]
            for seat in seats[:2]:
                await seat.send({"type": "ready"})
                await seat.ask({"type": "ping", "id": "1"}, "pong")
            assert all(seat.view["phase"] == "deal" for seat in seats)
            await seats[2].send({"type": "ready"})
            for seat in seats:
                await seat.until(lambda s=seat: s.view["phase"] == "bid")  # type: ignore[misc]

    async def play_round(seat: Live) -> None:
        while seat.view["phase"] != "deal":
            await seat.until(lambda: seat.view["phase"] == "deal" or seat.is_asked())
            if seat.is_asked():
                await seat.move(any_move(seat, Random(1)))

    asyncio.run(play())
