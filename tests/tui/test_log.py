"""The game log of the terminal."""

import asyncio

from msgspec import UNSET
from msgspec.structs import replace
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from goldgavel.games.chapters import Heading
from goldgavel.session.updates import EntryView
from goldgavel.text import Speech
from goldgavel.tui.screens.log import GameLog
from goldgavel.tui.screens.style import textual_theme

SPEECH = Speech("en", ())


def entry(*words: str, heading: Heading | None = None) -> EntryView:
    headings = UNSET if heading is None else (heading,)
    return EntryView(version=1, seat=0, move=None, events=(), words=words, headings=headings)


class LogApp(App[None]):
    def compose(self) -> ComposeResult:
        yield Vertical()

    def on_mount(self) -> None:
        self.register_theme(textual_theme("dark"))
        self.theme = "dark"


def test_sentences_that_come_before_the_log_is_composed_are_shown() -> None:
    async def test() -> None:
        app = LogApp()
        async with app.run_test() as pilot:
            log = GameLog("aurum", "Log")
            mounted = app.query_one(Vertical).mount(log)
            log.add(entry("Anna leads silver 7."), SPEECH)
            await mounted
            await pilot.pause()
            assert "Anna leads silver 7." in str(log.query_one("#sentences", Static).render())

    asyncio.run(test())


def test_lines_stand_under_the_heading_of_their_trick_and_kept_bids_add_nothing() -> None:
    begun = Heading(line=0, kind="trick", round=1, number=3, title="Trick 3")

    async def test() -> None:
        app = LogApp()
        async with app.run_test() as pilot:
            log = GameLog("aurum", "Log")
            await app.query_one(Vertical).mount(log)
            log.add(entry(), SPEECH)
            log.add(entry("Anna leads Ag7.", heading=begun), SPEECH)
            ended = replace(begun, line=1, outcome="Anna")
            log.add(entry("Ben plays Zn2.", "Anna wins the trick.", heading=ended), SPEECH)
            await pilot.pause()
            lines = str(log.query_one("#sentences", Static).render()).splitlines()
            assert lines == ["LOG", "Trick 3 → Anna", "Anna leads Ag7.", "Ben plays Zn2.", "Anna wins the trick."]

    asyncio.run(test())
