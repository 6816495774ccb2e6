"""Whole games over the real socket."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import goldgavel as gg
from tests.kit.clients.live_client import Person, all_live, live, play_out, seated_table
from tests.kit.servers.server_thread import running_server


@pytest.fixture(scope="module")
def address(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    with running_server() as found:
        yield found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("aurum", {"players": 3}),
        ("aurum", {"players": 4, "match": "points"}),
        ("auction", {"players": 3}),
        ("auction", {"players": 6, "tokens": ["stop", "ban", "exchange"]}),
    ],
)
def test_a_whole_game(address: str, game: str, options: dict[str, Any]) -> None:
    table, people = seated_table(address, game, options)

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as spectator:
            await play_out(seats, Random(3))
            await spectator.until(spectator.is_over)
            for client in [*seats, spectator]:
                await client.until(lambda c=client: c.table["status"] == "over")  # type: ignore[misc]
            await check_fresh_eyes(address, table, people, seats)

    asyncio.run(play())
    record = people[0].get("GET", f"/tables/{table}/record")
    assert record["game"] == game
    assert gg.from_record(record).is_terminal()


async def check_fresh_eyes(address: str, table: str, people: list[Person], seats: list[Any]) -> None:
    """The merged view equals that of a client that connects at the end, and so do the entries."""
    told = [[t for message in seat.messages for t in message.get("told", [])] for seat in seats]
    for seat, person in enumerate(people):
        since = seats[seat].version // 2
        async with live(address, table, person, query=f"protocol=1&since={since}") as again:
            assert again.view == seats[seat].view
            missed = again.messages[0]["missed"]
            heard = [entry for entry in told[seat] if entry["version"] > since]
            assert [known_now(t, m) for t, m in zip(heard, missed, strict=True)] == missed


def known_now(told: dict[str, Any], missed: dict[str, Any]) -> dict[str, Any]:
    """A bid that was secret when it was made is visible to clients that connect later."""
    return {**told, "move": missed["move"]} if told["move"] == "bid ?" else told


def test_a_move_sent_again_is_made_once(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            first = next(seat for seat in seats if seat.decision is not None)
            decision = first.decision
            await first.move("bid 3", request="once")
            await first.confirmed("once")
            version = first.version
            for _ in range(3):
                again = await first.ask(
                    {"type": "move", "id": "once", "decision": decision, "move": "bid 3"}, "done"
                )
                assert again == {"type": "done", "ack": "once", "version": version}
            other = await first.ask(
                {"type": "move", "id": "other", "decision": decision, "move": "bid 4"}, "refused"
            )
            assert other["refusal"]["code"] == "decision-none"
            assert first.version == version
            assert [told["version"] for told in first.messages[-1:] if "told" in told] == []

    asyncio.run(play())


def test_a_lost_connection_resumes(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people[:2]) as seats:
            async with live(address, table, people[2]) as third:
                known = third.version
                mover = next(seat for seat in [*seats, third] if seat.decision is not None)
                await mover.confirmed(await mover.move(mover.view["legal"][-1]))
            await asyncio.sleep(0)
            async with live(address, table, people[2], query=f"protocol=1&since={known}") as again:
                missed = again.messages[0]["missed"]
                assert [told["version"] for told in missed] == [known + 1]
                assert missed[0]["move"] == mover.view["moves"][-1]["move"]

    asyncio.run(play())


def test_two_devices_of_one_person_see_and_do_the_same(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            first = next(seat for seat in seats if seat.decision is not None)
            assert first.seat is not None
            async with live(address, table, people[first.seat]) as phone:
                assert (phone.view, phone.decision) == (first.view, first.decision)
                await phone.confirmed(await phone.move("bid 2"))
                await first.until(lambda: first.version == phone.version)
                assert first.view == phone.view
                assert first.frames[-1] == phone.frames[-1]

    asyncio.run(play())


@pytest.mark.parametrize(("lang", "word"), [("en", "bids"), ("ru", "ставит"), ("fr", "offre")])
def test_everybody_is_told_in_their_own_language(address: str, lang: str, word: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with (
            all_live(address, table, people, f"protocol=1&lang={lang}") as seats,
            live(address, table) as silent,
        ):
            first = next(seat for seat in seats if seat.decision is not None)
            await first.confirmed(await first.move("bid 2"))
            other = next(seat for seat in seats if seat is not first)
            await other.until(lambda: other.version == first.version)
            await silent.until(lambda: silent.version == first.version)
            told = [message for message in other.messages if message["type"] == "update"][-1]["told"]
            assert word in " ".join(told[-1]["words"])
            assert "words" not in [m for m in silent.messages if m["type"] == "update"][-1]["told"][0]

    asyncio.run(play())


def test_what_is_illegal_comes_with_its_reason(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3, "bid_changes": False})

    async def play() -> None:
        async with all_live(address, table, people, "protocol=1&lang=fr") as seats:
            for seat in seats:
                await seat.confirmed(await seat.move(seat.view["legal"][0]))
            for _ in range(2):
                mover = await whoever_is_asked(seats)
                await mover.confirmed(await mover.move(mover.view["legal"][0]))
            third = await whoever_is_asked(seats)
            refusals = [m for m in third.messages if "refusals" in m][-1]["refusals"]
            plays = [f"play {card}" for card in third.view["hand"]]
            forbidden = [play for play in plays if play not in third.view["legal"]]
            assert forbidden
            assert all(refusals[move]["rule"] == "A19" for move in forbidden)
            assert all(refusals[move]["text"].startswith("A19") for move in forbidden)
            refused = await third.ask(
                {"type": "move", "id": "x", "decision": third.decision, "move": forbidden[0]}, "refused"
            )
            assert refused["refusal"] == refusals[forbidden[0]]

    async def whoever_is_asked(seats: list[Any]) -> Any:
        version = max(seat.version for seat in seats)
        for seat in seats:
            await seat.until(lambda s=seat: s.version == version)
        return next(seat for seat in seats if seat.decision is not None)

    asyncio.run(play())
