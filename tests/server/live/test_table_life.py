"""A table from creation to rematch: seats, presence, stand-ins, expiry."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec
import pytest

from tests.kit.clients.live_client import NO_PACE, SOON, Person, all_live, live, play_out, play_seat, seated_table
from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import UNLIMITED, running_server


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_people_come_sit_down_and_are_seen(address: str) -> None:
    anna, boris = Person.new(address, "Anna"), Person.new(address, "Boris")
    table = anna.make_table("aurum", {"players": 3})

    async def meet() -> None:
        async with live(address, table, anna) as first:
            assert (first.seat, first.view, first.table["status"]) == (0, {}, "open")
            assert kinds(first.table) == ["human", "free", "free"]
            async with live(address, table, boris) as second:
                assert second.seat is None
                await first.until(lambda: first.table["watching"] == 1)
                boris.sit(table, 2)
                await second.until(lambda: second.seat == 2)
                await first.until(lambda: first.table["seats"][2]["name"] == "Boris")
                assert first.table["seats"][2]["here"]
                boris.sit(table, 1)
                await second.until(lambda: second.seat == 1)
                assert kinds(second.table) == ["human", "human", "free"]
            await first.until(lambda: not first.table["seats"][1]["here"])

    asyncio.run(meet())


def test_the_maker_may_remove_a_player_before_the_start(address: str) -> None:
    anna, boris = Person.new(address), Person.new(address)
    table = anna.make_table("aurum", {"players": 3})
    boris.sit(table, 1)

    async def meet() -> None:
        async with live(address, table, boris) as removed:
            assert boris.ask("PUT", f"/tables/{table}/seats/0", {"who": "free"}).status_code == 403
            anna.get("PUT", f"/tables/{table}/seats/1", {"who": "bot:adept"})
            assert await removed.until_closed() == 4003

    asyncio.run(meet())
    assert kinds(anna.get("GET", f"/tables/{table}")) == ["human", "bot", "free"]
    anna.get("POST", f"/tables/{table}/start")
    assert anna.ask("PUT", f"/tables/{table}/seats/1", {"who": "free"}).status_code == 409


def test_bots_fill_the_chairs_and_play(address: str) -> None:
    anna = Person.new(address)
    table = anna.make_table("aurum", {"players": 4, "match": "race"})

    async def play() -> None:
        async with live(address, table, anna) as seat:
            anna.get("POST", f"/tables/{table}/start")
            await seat.until(lambda: seat.table["status"] == "playing")
            assert kinds(seat.table) == ["human", "bot", "bot", "bot"]
            await play_seat(seat, Random(2))
            assert seat.view["winners"]

    asyncio.run(play())


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_a_quick_game_is_one_call(address: str, game: str) -> None:
    anna = Person.new(address)
    made = anna.get("POST", "/tables/quick", {"game": game, "pace": NO_PACE})
    assert made["status"] == "playing"

    async def play() -> None:
        async with live(address, made["id"], anna) as seat:
            await play_seat(seat, Random(2))

    asyncio.run(play())


def test_a_bot_plays_for_an_absent_player_until_they_are_back(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3}, pace={**NO_PACE, "patience": 1})

    async def play() -> None:
        async with all_live(address, table, people[:2]) as seats:
            for seat in seats:
                if seat.is_asked():  # a bot bids for whoever connects too late
                    await seat.move(seat.view["legal"][0])
            await seats[0].until(lambda: seats[0].table["seats"][2]["stand_in"])
            await seats[0].until(lambda: all(seats[0].view["has_bid"]))
            async with live(address, table, people[2]) as back:
                assert not back.table["seats"][2]["stand_in"]
                await seats[0].until(lambda: not seats[0].table["seats"][2]["stand_in"])
                await play_out([*seats, back], Random(5))

    asyncio.run(play())


@pytest.mark.parametrize("comes", [True, False])
def test_a_bot_plays_for_a_player_absent_from_the_start(address: str, *, comes: bool) -> None:
    """Also if the others were connected before, and the absent player's time had run out by then."""
    anna, boris = Person.new(address, "Anna"), Person.new(address, "Boris")
    table = anna.make_table("auction", {"players": 3}, pace={**NO_PACE, "patience": 1})
    boris.sit(table, 1)

    async def play() -> None:
        async with live(address, table, anna) as seat:
            if comes:
                async with live(address, table, boris):
                    pass
                await asyncio.sleep(1.2)
            anna.get("POST", f"/tables/{table}/start")
            await seat.until(lambda: seat.table["status"] == "playing")
            tables = [message["table"] for message in seat.messages if "table" in message]
            begun = next(found for found in tables if found["status"] == "playing")
            assert not begun["seats"][1]["stand_in"]
            await seat.until(lambda: seat.table["seats"][1]["stand_in"])
            await play_seat(seat, Random(2))

    asyncio.run(play())


def test_who_leaves_a_game_is_replaced_at_once(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, pace={**NO_PACE, "patience": 3600})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            people[2].get("DELETE", f"/tables/{table}/seats/mine")
            assert await seats[2].until_closed() == 4000
            await seats[0].until(lambda: seats[0].table["seats"][2]["stand_in"])
            await play_out(seats[:2], Random(5))

    asyncio.run(play())


def test_a_table_where_nobody_is_stands_still(address: str) -> None:
    """If all people are away no bot plays for them: they find their game as they left it."""
    anna = Person.new(address)
    made = anna.get("POST", "/tables/quick", {"game": "auction", "pace": {**NO_PACE, "patience": 1}})

    async def look() -> tuple[int, Any]:
        async with live(address, made["id"], anna) as seat:
            await seat.until(lambda: seat.decision is not None)
            return seat.version, seat.view

    async def look_twice() -> None:
        first = await look()
        await asyncio.sleep(1.2)
        assert await look() == first

    asyncio.run(look_twice())


def test_the_rematch_turns_the_seats_and_starts_when_all_are_there(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3})
    assert people[0].ask("POST", f"/tables/{table}/rematch").status_code == 409

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            await play_out(seats, Random(5))
            again = people[1].get("POST", f"/tables/{table}/rematch")
            assert people[2].get("POST", f"/tables/{table}/rematch")["id"] == again["id"]
            await seats[0].until(lambda: seats[0].table["next"] == again["id"])
            assert [seat["player"] for seat in again["seats"]] == [people[2].id, people[0].id, people[1].id]
            async with all_live(address, again["id"], [people[2], people[0], people[1]]) as turned:
                for number, seat in enumerate(turned):
                    await seat.until(lambda s=seat: s.table["status"] == "playing" and s.view)  # type: ignore[misc]
                    assert seat.seat == number

    asyncio.run(play())


def test_a_rematch_is_started_by_anybody_who_sits_there(address: str) -> None:
    """The client that first asked for it may be gone."""
    table, people = seated_table(address, "auction", {"players": 3}, pace={**NO_PACE, "patience": 1})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            await play_out(seats, Random(5))
        again = people[0].get("POST", f"/tables/{table}/rematch")["id"]
        assert Person.new(address).ask("POST", f"/tables/{again}/start").status_code == 403
        async with all_live(address, again, people[1:]) as seats:
            people[1].get("POST", f"/tables/{again}/start")
            await play_out(seats, Random(5))

    asyncio.run(play())


def test_a_rematch_against_bots_starts_at_once(address: str) -> None:
    anna = Person.new(address)
    made = anna.get("POST", "/tables/quick", {"game": "auction", "options": {"players": 3}, "pace": NO_PACE})

    async def play() -> None:
        async with live(address, made["id"], anna) as seat:
            await play_seat(seat, Random(2))

    asyncio.run(play())
    again = anna.get("POST", f"/tables/{made['id']}/rematch")
    assert (again["status"], again["seats"][1]["player"]) == ("playing", anna.id)


def test_tables_that_nobody_starts_expire() -> None:
    clock = ManualClock()
    settings = msgspec.structs.replace(UNLIMITED, open_for=3600, sweep_every=0.05)
    with running_server(settings, clock=clock) as address:
        anna = Person.new(address)
        old = anna.make_table("aurum", {"players": 3})
        clock.now += 3000
        young = anna.make_table("aurum", {"players": 3}, listed=True)
        clock.now += 700

        wait_until_gone(anna, old)
        assert [table["id"] for table in anna.get("GET", "/tables")] == [young]


def test_a_rematch_that_expired_can_be_asked_for_again() -> None:
    clock = ManualClock()
    settings = msgspec.structs.replace(UNLIMITED, open_for=3600, sweep_every=0.05)
    with running_server(settings, clock=clock) as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def play() -> None:
            async with all_live(address, table, people) as seats:
                await play_out(seats, Random(5))

        asyncio.run(play())
        first = people[0].get("POST", f"/tables/{table}/rematch")["id"]
        clock.now += 4000
        wait_until_gone(people[0], first)
        second = people[1].get("POST", f"/tables/{table}/rematch")
        assert second["id"] != first
        assert people[2].get("POST", f"/tables/{table}/rematch")["id"] == second["id"]


def wait_until_gone(person: Person, table: str) -> None:
    give_up = time.monotonic() + SOON
    while person.ask("GET", f"/tables/{table}").status_code != 404:
        assert time.monotonic() < give_up
        time.sleep(0.05)


def test_a_table_leaves_memory_and_comes_back_as_it_was() -> None:
    settings = msgspec.structs.replace(UNLIMITED, keep_in_memory=0, sweep_every=0.02)
    with running_server(settings) as address:
        table, people = seated_table(address, "aurum", {"players": 3})

        async def play() -> None:
            async with live(address, table, people[0]) as seat:
                await seat.ask({"type": "order", "order": "ask"}, "order")
                await seat.confirmed(await seat.move(seat.view["legal"][0], request="mine"))
                view, version = seat.view, seat.version
            await asyncio.sleep(0.3)
            async with live(address, table, people[0]) as seat:
                assert (seat.view, seat.version) == (view, version)
                assert seat.messages[0]["order"]["order"] == "ask"
                done = await seat.ask({"type": "move", "id": "mine", "decision": 1, "move": "bid Ag1"}, "done")
                assert done["version"] == version

        asyncio.run(play())


def test_the_table_does_not_wait_for_a_deleted_player() -> None:
    """Also when the table comes back into memory."""
    settings = msgspec.structs.replace(UNLIMITED, keep_in_memory=0, sweep_every=0.02)
    with running_server(settings) as address:
        table, people = seated_table(address, "auction", {"players": 3}, pace={**NO_PACE, "patience": 3600})
        people[1].get("DELETE", "/me")

        async def play() -> None:
            await asyncio.sleep(0.3)
            async with all_live(address, table, [people[0], people[2]]) as seats:
                assert seats[0].messages[0]["table"]["seats"][1]["stand_in"]
                await play_out(seats, Random(5))

        asyncio.run(play())


@pytest.mark.parametrize(("lang", "name"), [("en", "Random"), ("ru", "Случайный"), ("fr", "Hasard")])
def test_a_bot_is_named_in_the_readers_language(address: str, lang: str, name: str) -> None:
    person = Person.new(address)
    table = person.get("POST", "/tables/quick", {"game": "auction", "bot": "random", "pace": NO_PACE})["id"]

    async def play() -> None:
        async with live(address, table, person, query=f"protocol=1&lang={lang}") as seat:
            await seat.until(seat.is_asked)
            await seat.confirmed(await seat.move("pass"))
            await seat.until(seat.is_asked)
            words = [line for said in seat.messages for told in said.get("told", ()) for line in told["words"]]
            assert any(f"{name}\N{NO-BREAK SPACE}2" in line for line in words)

    asyncio.run(play())
