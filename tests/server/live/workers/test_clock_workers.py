"""Clocks with several workers at one table: time runs out once, wherever the players are connected."""

import asyncio
import time
from contextlib import AsyncExitStack

from tests.kit.clients.live_client import NO_PACE, Person, live

CLOCK = {"kind": "move", "seconds": 1}
SOON = 120.0


def new_table(person: Person) -> str:
    seats = ["me", "bot:random", "bot:random"]
    return person.make_table("auction", {"players": 3}, seats=seats, pace=NO_PACE, clock=CLOCK)


def kinds_in(record: dict[str, object]) -> list[bool]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return [bool(move.get("clock")) for move in moves]


def test_a_game_continues_without_players_at_any_worker(addresses: list[str]) -> None:
    ann = Person.new(addresses[0], "Ann")
    table = new_table(ann)
    ann.get("POST", f"/tables/{table}/start")
    give_up = time.monotonic() + SOON
    while ann.get("GET", f"/tables/{table}")["status"] != "over":
        assert time.monotonic() < give_up
        time.sleep(0.2)
    assert kinds_in(ann.get("GET", f"/tables/{table}/record")).count(True) == 1  # then a bot plays for her


def test_time_runs_out_once_and_is_told_at_both_workers(addresses: list[str]) -> None:
    """Ann is at one worker and does nothing; a spectator is at the other."""
    ann = Person.new(addresses[0], "Ann")
    table = new_table(ann)
    ann.get("POST", f"/tables/{table}/start")

    async def watch() -> None:
        async with AsyncExitStack() as stack:
            seat = await stack.enter_async_context(live(addresses[0], table, ann))
            watcher = await stack.enter_async_context(live(addresses[1], table, None))
            for reader in (seat, watcher):
                await reader.until(lambda reader=reader: len(late(reader.messages)) >= 2)  # type: ignore[misc]
            both = min(len(late(seat.messages)), len(late(watcher.messages)))
            assert late(seat.messages)[:both] == late(watcher.messages)[:both]
            versions = [version for version, _ in late(watcher.messages)]
            assert len(set(versions)) == len(versions)

    asyncio.run(watch())


def late(messages: list[dict[str, object]]) -> list[tuple[int, str]]:
    """Return the moves made by the clock, as received."""
    return [
        (told["version"], told["move"])
        for message in messages
        for told in message.get("told", ())  # type: ignore[attr-defined]
        if told.get("note") == "time"
    ]
