"""Pictures of the screens as text. `python -m tests.tui.snapshots` writes them anew; look at the difference.

Only bots that choose by chance play here: no picture changes because a bot has become better.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

from goldgavel.tui.app import TerminalApp
from goldgavel.tui.screens.home import HomeScreen
from tests.tui.kit import LARGE, SMALL, Seated, new_table, seated
from tests.tui.picture import styles_of, text_of

FOLDER = Path(__file__).parent / "snapshots"
SIZES = {"80x24": SMALL, "120x40": LARGE}
LANGUAGES = ("en", "ru", "fr")
STYLED = "en"
"""Colours do not depend on the language: the styles are in the pictures of one."""
SCENES = ("aurum", "auction", "home")
Pictures = dict[str, str]


def pictures_of(scene: str, lang: str) -> Pictures:
    """By name, all pictures of a scene."""
    return asyncio.run(taken(scene, lang))


async def taken(scene: str, lang: str) -> Pictures:
    found: Pictures = {}
    scenes = {"aurum": aurum, "auction": auction, "home": home}
    async for name, player in scenes[scene](lang):
        for size, (width, height) in SIZES.items():
            await player.pilot.resize_terminal(width, height)
            await player.pilot.pause()
            styles = "\n" + styles_of(player.app) if lang == STYLED else ""
            found[f"{scene}-{name}-{lang}-{size}"] = text_of(player.app) + styles
    return found


async def aurum(lang: str) -> AsyncIterator[tuple[str, Seated]]:
    """A card that may not be played now, four players; then the sheet of the round."""
    async with seated(new_table("aurum", lang, players=4, seed=11), lang) as player:
        yield "bids", player
        while not player.moment.refusals:
            await player.hit("enter")
            await player.until_asked()
        play = player.table.play
        while not play.is_dull(play.card):
            await player.press("right")
        yield "refusal", player
        while not play.is_legal(play.card):
            await player.press("right")
        while player.moment.view.phase != "deal":
            await player.hit("enter")
            await player.until(lambda: player.moment.waits or player.moment.view.phase == "deal")
        await player.until(player.is_covered)
        yield "sheet", player


async def auction(lang: str) -> AsyncIterator[tuple[str, Seated]]:
    """A lot for which somebody bids, five players and all tokens; then the final sheet."""
    table = new_table("auction", lang, players=5, seed=6, tokens="stop,ban,exchange")
    async with seated(table, lang) as player:
        while player.moment.view.round < 3 or player.moment.view.phase != "bid" or not player.table.play.bids():
            await act(player)
        await player.press("up", "b")
        yield "lot", player
        while not player.moment.is_over():
            await act(player)
        await player.until(player.is_covered)
        yield "sheet", player


async def act(player: Seated) -> None:
    await player.hit({"bid": "p", "answer": "n", "join": "1"}[player.moment.view.phase])
    await player.until_asked()


async def home(lang: str) -> AsyncIterator[tuple[str, Seated]]:
    app = TerminalApp(None, lang, "usual", "")
    async with app.run_test(size=SMALL) as pilot:
        player = Seated(app, pilot)
        await player.until(lambda: isinstance(app.screen, HomeScreen))
        await player.press("down")
        yield "start", player


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for scene, lang in product(SCENES, LANGUAGES):
        with tempfile.TemporaryDirectory() as own:
            os.environ["XDG_DATA_HOME"] = own
            for name, text in pictures_of(scene, lang).items():
                (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
