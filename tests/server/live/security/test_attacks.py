"""Attempts to use other players' seats, views and decisions are refused."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.kit.clients.live_client import DEALT, Live, Person, all_live, any_move, live, seated_table
from tests.kit.servers.captured_logs import CapturedLogs

AURUM = {"players": 3, "bid_changes": False}


@pytest.fixture
def address(watched: tuple[str, CapturedLogs]) -> Iterator[str]:
    """None of these attempts causes a warning in the log."""
    yield watched[0]
    assert watched[1].lines == []


async def asked(seats: list[Live]) -> Live:
    version = max(seat.version for seat in seats)
    for seat in seats:
        await seat.until(lambda s=seat: s.version >= version)  # type: ignore[misc]
    return next(seat for seat in seats if seat.decision is not None)


async def refused_code(client: Live, move: str, decision: object, request: str = "x") -> str:
    message = {"type": "move", "id": request, "decision": decision, "move": move}
    code: str = (await client.ask(message, "refused"))["refusal"]["code"]
    return code


@pytest.mark.parametrize("who", ["another person", "nobody"])
def test_nobody_plays_anothers_seat(address: str, who: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    intruder = Person.new(address, "Mallory") if who == "another person" else None

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table, intruder) as other:
            mover = await asked(seats)
            assert (other.seat, other.decision) == (None, None)
            assert await refused_code(other, "bid 2", mover.decision) == "table-not-seated"
            for message in (
                {"type": "ready"},
                {"type": "order", "order": "ask"},
                {"type": "estimate"},
                {"type": "bid-range"},
            ):
                answer = await other.ask(message, "refused")
                assert answer["refusal"]["code"] == "table-not-seated"
            assert (await other.ask({"type": "ping", "id": "p"}, "pong"))["id"] == "p"
            assert {client.version for client in [*seats, other]} == {DEALT}
            assert "legal" not in other.view or not other.view["legal"]

    asyncio.run(play())


@pytest.mark.parametrize("token", ["x", "' OR 1=1 --", "%00", "A" * 43, "A" * 4000])
def test_a_wrong_token_is_turned_away(address: str, token: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    forged = Person(address, {"id": people[0].id, "name": "P0", "token": token})

    async def play() -> None:
        async with live(address, table, forged) as found:
            assert await found.until_closed() == 4401
            assert [message["type"] for message in found.messages] == ["refused"]
            assert found.messages[0]["refusal"]["code"] == "server-who-are-you"

    asyncio.run(play())


def test_ones_public_id_opens_nothing(address: str) -> None:
    """Everyone at the table sees the others' ids."""
    table, people = seated_table(address, "auction", {"players": 3})
    forged = Person(address, {"id": people[0].id, "name": "P0", "token": people[0].id})

    async def play() -> None:
        async with live(address, table, forged) as found:
            assert await found.until_closed() == 4401

    asyncio.run(play())


def test_a_move_needs_its_own_open_decision(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mover = await asked(seats)
            others = [seat for seat in seats if seat is not mover]
            for invented in (0, -1, 1, DEALT + 1, 999, 2**63, 10**30):
                assert await refused_code(mover, "bid 2", invented) == "decision-passed"
            for other in others:
                for borrowed in (mover.decision, other.version):
                    assert await refused_code(other, "bid 2", borrowed) == "decision-none"
            assert {seat.version for seat in seats} == {DEALT}
            await mover.confirmed(await mover.move("bid 2", request="mine"))
            assert await refused_code(mover, "bid 3", DEALT, "again") == "decision-none"
            other = await asked(seats)
            assert await refused_code(other, "bid 3", DEALT, "old") == "decision-passed"
            # Request ids are per player: another player's id has no effect.
            await other.confirmed(await other.move(other.view["legal"][0], request="mine"))
            assert other.version == DEALT + 2

    asyncio.run(play())


def test_an_illegal_move_changes_nothing(address: str) -> None:
    table, people = seated_table(address, "aurum", AURUM)

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mover = await asked(seats)
            before = (mover.view, mover.version, mover.decision)
            other = next(seat for seat in seats if seat is not mover)
            for move in (f"bid {other.view['hand'][0]}", "bid Xx9", "play", "keep", "BID\x00", "\ud7ff", "🂡" * 16):
                await refused_code(mover, move, mover.decision)
            assert (mover.view, mover.version, mover.decision) == before

    asyncio.run(play())


def of_this_round(message: dict[str, Any]) -> dict[str, Any]:
    """Leave out cards that were public before a new deal, and the list of all unseen cards."""
    told = message.get("told", [])
    last_deal = max((place for place, entry in enumerate(told) if entry["seat"] is None), default=0)
    open_before = {"unseen", "rounds", "ended"}
    view = {name: value for name, value in (message.get("view") or {}).items() if name not in open_before}
    return {"told": told[last_deal:], "view": view, "moves": message.get("moves"), "why": message.get("refusals")}


def test_each_sees_only_their_own_cards(address: str) -> None:
    """No message to a reader, at any time of a game, names a card in another player's hand."""
    table, people = seated_table(address, "aurum", AURUM)
    chance = Random(12)

    async def play() -> None:
        searched = 0
        async with (
            all_live(address, table, people, "protocol=1&lang=en") as seats,
            live(address, table) as spectator,
        ):
            readers = [*seats, spectator]
            seen = [0] * len(readers)
            while not seats[0].is_over():
                for number, reader in enumerate(readers):
                    fresh = [of_this_round(message) for message in reader.messages[seen[number] :]]
                    seen[number] = len(reader.messages)
                    hidden = [card for seat in seats if seat is not reader for card in seat.view["hand"]]
                    hidden = [card for card in hidden if card not in {person.name for person in people}]
                    shown = re.findall(r"\b[A-Z][a-z]?\d\b", repr(fresh))
                    assert sorted(set(hidden) & set(shown)) == [], repr(fresh)
                    searched += len(hidden)
                mover = await asked(seats)
                await mover.confirmed(await mover.move(any_move(mover, chance)))
                for reader in readers:
                    await reader.until(lambda r=reader: r.version >= mover.version)  # type: ignore[misc] # noqa: B023
            everything = "".join(frame for reader in readers for frame in reader.frames)
            assert not [person.token for person in people if person.token in everything]
            assert '"seed"' not in everything
            assert searched > 1000

    asyncio.run(play())


def test_after_being_removed_one_sees_and_does_nothing(address: str) -> None:
    maker, guest = Person.new(address, "Maker"), Person.new(address, "Guest")
    table = maker.make_table("auction", {"players": 3}, spectators=False)
    guest.sit(table, 1)

    async def play() -> None:
        async with live(address, table, maker) as mine, live(address, table, guest) as theirs:
            assert theirs.seat == 1
            await asyncio.to_thread(maker.get, "PUT", f"/tables/{table}/seats/1", {"who": "free"})
            assert await theirs.until_closed() == 4003
            await asyncio.to_thread(maker.get, "POST", f"/tables/{table}/start")
            await mine.until(lambda: mine.version > 0)
            async with live(address, table, guest) as again:
                assert await again.until_closed() == 4403
            assert not theirs.view

    asyncio.run(play())


def test_who_left_can_not_move(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, spectators=False)

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mover = await asked(seats)
            assert mover.seat is not None
            other = next(seat for seat in seats if seat is not mover)
            frames = len(mover.frames)
            await asyncio.to_thread(people[mover.seat].get, "DELETE", f"/tables/{table}/seats/mine")
            assert await mover.until_closed() == 4000
            await other.until(lambda: other.version > 1)  # a bot plays for them
            late = [message for message in mover.messages[frames:] if message["type"] != "table"]
            assert late == []

    asyncio.run(play())
