"""A bot's response time reveals nothing about its hand, even if it searches."""

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from goldgavel.bots.budget import DEFAULT_MILLISECONDS
from goldgavel.server.bots.pool import QUICK_SECONDS, WINDOW_MILLISECONDS
from goldgavel.server.runner.scheduler import TableScheduler
from tests.kit.clients.live_client import NO_PACE, Person, live

if TYPE_CHECKING:
    from goldgavel.session.pending import DueAction
    from goldgavel.session.session import Session

MOVES = 10


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """The moves of bots, and after how many seconds each was shown, by the clock of the server.

    A client may read the time late on a busy machine, and would then see a bot answer too soon.
    """
    found: list[tuple[str, float]] = []
    answer = TableScheduler._answer

    async def timed(self: TableScheduler, session: "Session", due: "DueAction") -> str:
        began = time.monotonic()
        move = await answer(self, session, due)
        found.append((move, time.monotonic() - began))
        return move

    monkeypatch.setattr(TableScheduler, "_answer", timed)
    return found


def play_with(bot: str, bot_pause: float, address: str, answers: list[tuple[str, float]]) -> None:
    """Play until the bots have made enough moves, some of them in bid windows."""
    person = Person.new(address)
    wish = {"game": "aurum", "options": {"players": 3}, "bot": bot, "pace": {**NO_PACE, "bot_pause": bot_pause}}
    table = person.get("POST", "/tables/quick", wish)["id"]

    async def play() -> None:
        async with live(address, table, person) as me:
            await me.ask({"type": "order", "order": "keep", "waive": "always"}, "order")
            while len(answers) < MOVES or not any(map(is_in_window, answers)):
                if me.is_asked():
                    await me.confirmed(await me.move(me.view["legal"][0]))
                before = len(me.messages)
                await me.until(lambda before=before: len(me.messages) > before or me.is_asked())  # type: ignore[misc]

    asyncio.run(play())


def is_in_window(answer: tuple[str, float]) -> bool:
    return answer[0].startswith(("keep", "swap"))


def test_a_bot_that_searches_takes_as_long_whatever_it_finds(
    address: str, answers: list[tuple[str, float]]
) -> None:
    """Easy choices are not shown sooner than hard ones, also in bid windows."""
    play_with("master", 0.001, address, answers)
    for move, seconds in answers:
        least = WINDOW_MILLISECONDS if is_in_window((move, seconds)) else DEFAULT_MILLISECONDS
        assert seconds >= least / 1000, move


@pytest.mark.parametrize(
    ("bot", "least"), [("master", WINDOW_MILLISECONDS / 1000), ("adept", 0.9 * QUICK_SECONDS)]
)
def test_in_a_bid_window_this_is_so_without_a_pause_too(
    bot: str, least: float, address: str, answers: list[tuple[str, float]]
) -> None:
    play_with(bot, 0, address, answers)
    assert all(seconds >= least for move, seconds in answers if is_in_window((move, seconds)))
