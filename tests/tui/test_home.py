"""The home screen: choosing a game, bots and pace, resuming, and joining."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.widgets import OptionList, Static

from goldgavel.tui.app import TerminalApp, opponents
from goldgavel.tui.screens.home import HomeScreen
from tests.tui.kit import SMALL, TerminalPlayer


@asynccontextmanager
async def at_home(lang: str = "en") -> AsyncIterator[TerminalPlayer]:
    app = TerminalApp(None, lang, "none", "Ann")
    async with app.run_test(size=SMALL) as pilot:
        player = TerminalPlayer(app, pilot)
        await player.until(lambda: is_home(player))
        yield player


def is_home(player: TerminalPlayer) -> bool:
    return isinstance(player.app.screen, HomeScreen) and player.app.screen.is_mounted


def rows(player: TerminalPlayer) -> list[str]:
    options = player.app.screen.query_one(OptionList)
    return [str(options.get_option_at_index(place).prompt) for place in range(options.option_count)]


async def to_row(player: TerminalPlayer, start: str) -> None:
    place = next(place for place, row in enumerate(rows(player)) if row.startswith(start))
    while player.app.screen.query_one(OptionList).highlighted != place:
        await player.press("down")


def test_a_game_is_chosen_left_and_resumed() -> None:
    async def test() -> None:
        async with at_home() as player:
            await to_row(player, "Opponents")
            await player.press("left", "left")
            level = rows(player)[2].partition("◂ ")[2].removesuffix(" ▸")
            assert level != "Adept"
            await to_row(player, "Auction")
            await player.press("left", "enter")
            await player.until(lambda: not is_home(player))
            await player.until_asked()
            view = player.snapshot.view
            assert (view.game, view.options.players, player.snapshot.speech.names[0]) == ("auction", 3, "Ann")
            assert level in player.snapshot.speech.names[1]
            await player.hit("p")
            await player.until_asked()
            moves = player.table.table.seat.session.version  # type: ignore[attr-defined]
            await player.press("q", "down", "enter")
            await player.until(lambda: is_home(player))
            assert rows(player)[0].startswith("Continue: Auction, 3 players, ")
            await player.press("enter")
            await player.until(lambda: not is_home(player))
            await player.until_asked()
            assert player.table.table.seat.session.version >= moves  # type: ignore[attr-defined]

    asyncio.run(test())


def test_an_invalid_link_shows_an_error() -> None:
    async def test() -> None:
        async with at_home() as player:
            await to_row(player, "Join")
            await player.press("enter")
            await player.press(*"nothing", "enter")
            await player.until(lambda: is_home(player) and "is not a link to a table" in notice(player))
            await player.press("q")
            await player.until(lambda: not player.app.is_running)

    asyncio.run(test())


def notice(player: TerminalPlayer) -> str:
    found = player.app.screen.query("#hint")
    return str(found.first(Static).render()) if found else ""


def test_opponents_are_sorted_by_how_well_they_play() -> None:
    assert opponents()[0] == "random"
    assert opponents().index("novice") < opponents().index("adept") < opponents().index("master")
