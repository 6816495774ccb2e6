"""Spectators: what they see, and where they are not allowed."""

import asyncio
from random import Random

from tests.kit.clients.live_client import Person, all_live, live, play_out, seated_table


def test_spectators_see_public_things_live_and_everything_after_the_end(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            assert (watching.seat, watching.view["hand"], watching.view["hands"]) == (None, None, None)
            refused = await watching.ask({"type": "move", "id": "x", "decision": 1, "move": "keep"}, "refused")
            assert refused["refusal"]["code"] == "table-not-seated"
            await play_out(seats, Random(5))
            await watching.until(watching.is_over)
            assert watching.view["hands"] is not None

    asyncio.run(play())


def test_a_spectator_never_sees_more_than_a_player(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            await seats[0].confirmed(await seats[0].move(seats[0].view["legal"][0]))
            await watching.until(lambda: watching.version == seats[0].version)
            assert watching.view["bids"] == [None] * 3
            assert watching.view["moves"] == [{"seat": 0, "move": "bid ?"}]
            for seat in seats:
                await seat.until(lambda s=seat: s.version == watching.version)  # type: ignore[misc]
                same = {name for name, value in watching.view.items() if seat.view[name] == value}
                assert set(watching.view) - same <= {"seat", "hand", "legal", "unseen", "bids", "moves", "changes"}

    asyncio.run(play())


def test_a_table_without_spectators(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, spectators=False)

    async def look() -> None:
        async with live(address, table) as stranger:
            assert stranger.messages[0]["refusal"]["code"] == "table-no-spectators"
            assert await stranger.until_closed() == 4403
        async with live(address, table, people[1]) as player:
            assert player.seat == 1

    asyncio.run(look())


def test_after_the_end_a_private_game_is_for_its_players(address: str) -> None:
    """The welcome of a finished game would reveal all of it."""
    table, people = seated_table(address, "auction", {"players": 3}, records="players")

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            await play_out(seats, Random(5))
            await watching.until(watching.is_over)
            assert watching.closed is None
        for stranger in (None, Person.new(address)):
            async with live(address, table, stranger, query="protocol=1&since=0") as late:
                assert late.messages[0]["refusal"]["code"] == "table-record-private"
                assert await late.until_closed() == 4403
        async with live(address, table, people[1], query="protocol=1&since=0") as player:
            assert player.messages[0]["missed"]

    asyncio.run(play())


def test_who_only_looked_is_asked_to_go_when_a_closed_game_starts(address: str) -> None:
    anna = Person.new(address)
    table = anna.make_table("auction", {"players": 3}, spectators=False)

    async def look() -> None:
        async with live(address, table) as stranger:
            anna.get("POST", f"/tables/{table}/start")
            assert await stranger.until_closed() == 4003
            assert not any(message.get("view") for message in stranger.messages)

    asyncio.run(look())
