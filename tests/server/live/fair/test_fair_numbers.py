"""Numbers that players add to deals: how long the server waits, and which are invalid."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from tests.kit.clients.live_client import DEALT, NO_PACE, Person, all_live, live, play_out, seated_table
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.live.fair.kit import LONG, SMALL, add, fair_of, is_coming, numbers_now

SETTINGS = msgspec.structs.replace(UNLIMITED, bot_processes=0)


def test_the_first_deal_waits_for_every_persons_number(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, pace=LONG)

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            assert {client.version for client in [*seats, watching]} == {1}
            assert fair_of(watching)["coming"]["numbers"] == []
            for place, seat in enumerate(seats):
                assert seat.view["phase"] == "deal"
                await add(seat, 1, f"{place}A")
                await watching.until(lambda: len(numbers_now(watching)) > place)  # noqa: B023
            await watching.until(lambda: watching.view["phase"] == "bid")
            assert fair_of(watching)["coming"] is None
            assert [one["number"] for one in fair_of(watching)["dealt"][0]["numbers"]] == ["0a", "1a", "2a"]

    asyncio.run(play())


def test_the_first_deal_waits_no_longer_than_its_time(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, pace={**NO_PACE, "numbers_wait": 0.1})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            for seat in seats:
                await seat.until(lambda s=seat: s.version == DEALT)  # type: ignore[misc]
            assert fair_of(seats[0])["dealt"][0]["numbers"] == []

    asyncio.run(play())


def test_bots_are_not_waited_for(address: str) -> None:
    ann = Person.new(address)
    table = ann.make_table("auction", {"players": 3}, seats=["me", "bot:random", "bot:random"], pace=LONG)
    ann.get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with live(address, table, ann) as mine:
            await add(mine, 1, "7")
            await mine.until(lambda: mine.view["phase"] != "deal")
            assert fair_of(mine)["dealt"][0]["numbers"] == [{"seat": 0, "number": "7"}]

    asyncio.run(play())


def test_a_number_can_be_replaced_until_the_deal_and_not_for_ever(address: str) -> None:
    table, people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mine = seats[1]
            assert fair_of(mine)["coming"]["round"] == 2
            for number in range(20):
                await mine.ask({"type": "number", "round": 2, "number": f"{number:x}"}, "fair")
                assert numbers_now(mine) == [{"seat": 1, "number": f"{number:x}"}]
            version = mine.version
            refused = await mine.ask({"type": "number", "round": 2, "number": "ff"}, "refused")
            assert refused["refusal"]["code"] == "fair-number-often"
            assert mine.version == version == DEALT + 1 + 20

    asyncio.run(play())


def test_the_same_number_again_adds_no_entry(address: str) -> None:
    table, people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            for number in ("C0FFEE", "c0ffee", " c0FFee"):
                await seats[0].ask({"type": "number", "round": 2, "number": number}, "fair")
            assert seats[0].version == DEALT + 2

    asyncio.run(play())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"round": 1, "number": "7"}, "fair-number-late"),
        ({"round": 3, "number": "7"}, "fair-number-late"),
        ({"round": 2, "number": "xyz"}, "fair-number-unreadable"),
        ({"round": 2, "number": "0x7"}, "fair-number-unreadable"),
        ({"round": 2, "number": " "}, "fair-number-unreadable"),
        ({"round": 2, "number": ""}, "message-unreadable"),
        ({"round": 2, "number": "f" * 65}, "message-unreadable"),
        ({"round": 0, "number": "7"}, "message-unreadable"),
        ({"round": 2}, "message-unreadable"),
        ({"round": 2, "number": 7}, "message-unreadable"),
    ],
)
def test_invalid_numbers_for_the_coming_deal(address: str, message: dict[str, Any], code: str) -> None:
    table, people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with live(address, table, people[0], query="protocol=1&lang=fr") as mine:
            answer = await mine.ask({"type": "number", **message}, "refused")
            assert answer["refusal"]["code"] == code
            assert mine.version == DEALT + 1

    asyncio.run(play())


def test_spectators_and_strangers_add_no_numbers(address: str) -> None:
    table, _people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        for who in (None, Person.new(address, "Eve")):
            async with live(address, table, who) as other:
                answer = await other.ask({"type": "number", "round": 2, "number": "7"}, "refused")
                assert answer["refusal"]["code"] == "table-not-seated"

    asyncio.run(play())


def test_auction_is_promised_one_deal(address: str) -> None:
    table, people = seated_table(address, "auction", SMALL["auction"])

    async def play() -> None:
        async with live(address, table, people[0]) as mine:
            assert fair_of(mine)["coming"] is None
            answer = await mine.ask({"type": "number", "round": 2, "number": "7"}, "refused")
            assert answer["refusal"]["code"] == "fair-number-late"

    asyncio.run(play())


def test_people_at_different_workers_add_to_the_same_deal(postgres: Cluster) -> None:
    """At the same moment: one worker has to retry, and both notify everyone."""
    database = postgres.new_database()
    settings = msgspec.structs.replace(UNLIMITED, database=database)
    with running_server(settings) as one, running_server(settings) as two:
        table, people = seated_table(one, "aurum", SMALL["aurum"], pace=LONG)

        async def play() -> None:
            async with AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(live([one, two][place % 2], table, person))
                    for place, person in enumerate(people)
                ]
                await asyncio.gather(*(add(seat, 1, f"{place}") for place, seat in enumerate(seats)))
                for seat in seats:
                    await seat.until(lambda s=seat: is_coming(s, 2))  # type: ignore[misc]
                    assert [given["number"] for given in fair_of(seat)["dealt"][0]["numbers"]] == ["0", "1", "2"]
                assert len({fair_of(seat)["coming"]["commitment"] for seat in seats}) == 1
                await play_out(seats, Random(1))
                for seat in seats:
                    await seat.until(lambda s=seat: s.table["status"] == "over")  # type: ignore[misc]

        asyncio.run(play())
        assert gg.verify(people[0].get("GET", f"/tables/{table}/record")).finished
    postgres.drop(database)
