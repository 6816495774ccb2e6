"""The game log of the terminal."""

import asyncio

from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from goldgavel.tui.screens.log import GameLog
from goldgavel.tui.screens.themes import textual_theme


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
            log.add(("Anna leads silver 7.",), aside=False)
            await mounted
            await pilot.pause()
            assert "Anna leads silver 7." in str(log.query_one("#sentences", Static).render())

    asyncio.run(test())
