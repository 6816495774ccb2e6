"""Text pictures of the screens. `python -m tests.tui.snapshots` writes them again; review the diff.

Only random bots play here, so that an improved bot does not change the pictures.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from itertools import product
from pathlib import Path
from typing import Any

from goldgavel.tui.app import TerminalApp
from goldgavel.tui.screens.home import HomeScreen
from tests.tui.kit import LARGE, SMALL, TerminalPlayer, forwarded, new_table, seated
from tests.tui.picture import styles_of, text_of

FOLDER = Path(__file__).parent / "snapshots"
SIZES = {"80x24": SMALL, "120x40": LARGE}
LANGUAGES = ("en", "ru", "fr")
STYLED = "en"
"""The language whose pictures include styles. Styles do not depend on the language."""
Pictures = dict[str, str]
Scene = Callable[[str], AsyncIterator[TerminalPlayer]]


def pictures_of(scene: str, lang: str) -> Pictures:
    """Return the pictures of a scene in every size, by name."""
    return asyncio.run(taken(scene, lang))


async def taken(scene: str, lang: str) -> Pictures:
    found: Pictures = {}
    async for player in SCENES[scene](lang):
        for size, (width, height) in SIZES.items():
            await player.pilot.resize_terminal(width, height)
            await player.pilot.pause()
            styles = "\n" + styles_of(player.app) if lang == STYLED else ""
            found[f"{scene}-{lang}-{size}"] = text_of(player.app) + styles
    return found


async def aurum_refusal(lang: str) -> AsyncIterator[TerminalPlayer]:
    """A card that may not be played now, four players."""
    table = await forwarded(new_table("aurum", lang, players=4, seed=11), lang, is_refused_a_card)
    async with seated(table, lang) as player:
        play = player.table.play
        while not play.is_unplayable(play.card):
            await player.press("right")
        yield player


def is_refused_a_card(snapshot: Any) -> bool:
    return snapshot.view is not None and snapshot.view.phase == "play" and bool(snapshot.refusals)


async def aurum_bids(lang: str) -> AsyncIterator[TerminalPlayer]:
    """Secret bids, three players."""
    async with seated(new_table("aurum", lang, players=3, seed=11), lang) as player:
        yield player


async def aurum_sheet(lang: str) -> AsyncIterator[TerminalPlayer]:
    """The score sheet after a round of four players."""
    new = new_table("aurum", lang, players=4, seed=13)
    table = await forwarded(
        new,
        lang,
        lambda snapshot: snapshot.view and snapshot.waits_for_player and min(snapshot.view.hand_sizes) < 3,
    )
    async with seated(table, lang) as player:
        while player.snapshot.view.phase != "deal":
            await player.hit("enter")
            await player.until(lambda: player.snapshot.waits_for_player or player.snapshot.view.phase == "deal")
        await player.until(player.is_covered)
        yield player


async def auction_lot(lang: str) -> AsyncIterator[TerminalPlayer]:
    """A lot with a bid, five players and all tokens."""
    new = new_table("auction", lang, players=5, seed=6, tokens="stop,ban,exchange")
    async with seated(await forwarded(new, lang, lambda snapshot: can_bid(snapshot, 3)), lang) as player:
        await player.press("up", "b")
        yield player


async def auction_sheet(lang: str) -> AsyncIterator[TerminalPlayer]:
    """The final score sheet of six players."""
    new = new_table("auction", lang, players=6, seed=6)
    async with seated(await forwarded(new, lang, lambda snapshot: can_bid(snapshot, 19)), lang) as player:
        while not player.snapshot.is_over():
            await player.hit({"bid": "p", "answer": "n", "join": "1"}[player.snapshot.view.phase])
            await player.until_asked()
        await player.until(player.is_covered)
        yield player


def can_bid(snapshot: Any, lot: int) -> bool:
    view = snapshot.view
    return bool(
        view
        and snapshot.waits_for_player
        and view.round >= lot
        and any(move.startswith("bid") for move in view.legal)
    )


async def aurum_reference(lang: str) -> AsyncIterator[TerminalPlayer]:
    """The reference card over a table of three players."""
    async with seated(new_table("aurum", lang, players=3, seed=11), lang) as player:
        await player.press("m")
        await player.until(player.is_covered)
        yield player


async def home_start(lang: str) -> AsyncIterator[TerminalPlayer]:
    app = TerminalApp(None, lang, "usual", "")
    async with app.run_test(size=SMALL) as pilot:
        player = TerminalPlayer(app, pilot)
        await player.until(lambda: isinstance(app.screen, HomeScreen))
        await player.press("down")
        yield player


SCENES: dict[str, Scene] = {
    "aurum-bids": aurum_bids,
    "aurum-reference": aurum_reference,
    "aurum-refusal": aurum_refusal,
    "aurum-sheet": aurum_sheet,
    "auction-lot": auction_lot,
    "auction-sheet": auction_sheet,
    "home-start": home_start,
}


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
