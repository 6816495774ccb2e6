"""A bot's response time reveals nothing about its hand, even if it searches."""

import asyncio
import time

from goldgavel.server.bots import DEFAULT_MILLISECONDS, WINDOW_MILLISECONDS
from tests.kit.clients.live_client import NO_PACE, Live, Person, live

MOVES = 10


def test_a_bot_that_searches_takes_as_long_whatever_it_finds(address: str) -> None:
    """Easy choices are not shown sooner than hard ones, also in bid windows."""
    person = Person.new(address)
    wish = {"game": "aurum", "options": {"players": 3}, "bot": "master", "pace": {**NO_PACE, "bot_pause": 0.001}}
    table = person.get("POST", "/tables/quick", wish)["id"]

    async def play() -> list[tuple[str, float]]:
        async with live(address, table, person) as me:
            await me.ask({"type": "order", "order": "keep", "waive": "always"}, "order")
            times: list[tuple[str, float]] = []
            while len(times) < MOVES:
                if me.is_asked():
                    await me.confirmed(await me.move(me.view["legal"][0]))
                before, began = len(me.messages), time.monotonic()
                await me.until(lambda before=before: len(me.messages) > before or me.is_asked())  # type: ignore[misc]
                times += [(move, time.monotonic() - began) for move in moves_of_others(me, before)]
            return times

    for move, seconds in asyncio.run(play()):
        least = WINDOW_MILLISECONDS if move.startswith(("keep", "swap")) else DEFAULT_MILLISECONDS
        assert seconds >= least / 2000, move  # by the test's clock, which may have read late before


def moves_of_others(me: Live, since: int) -> list[str]:
    """Each move is a separate message."""
    told = [entry for message in me.messages[since:] for entry in message.get("told", ())]
    return [entry["move"] for entry in told if entry["seat"] not in {None, me.seat}][:1]
