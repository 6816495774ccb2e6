"""The game log: one sentence per event, with cards in the colour of their metal."""

import re
from functools import lru_cache

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import METALS_IN_TEXT, PALETTES

CARD = re.compile(r"\b(Bi|Cu|P|Ag|Zn|Au)(\d+)\b")
MAX_SENTENCES = 400
"""The number of sentences that are kept."""


class GameLog(VerticalScroll):
    can_focus = False

    def __init__(self, game: str, title: str) -> None:
        super().__init__(id="game-log")
        self._mood = PALETTES[game]
        self._heading = title
        self._sentences: list[tuple[str, bool]] = []
        """The sentences, and whether each is an aside."""

    def compose(self) -> ComposeResult:
        yield Static(self._whole(), id="sentences")

    def add(self, words: tuple[str, ...], *, aside: bool) -> None:
        self._sentences += [(sentence, aside) for sentence in words]
        del self._sentences[:-MAX_SENTENCES]
        self.redraw()
        self.show_end()

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda _: self.redraw())

    def redraw(self) -> None:
        """Show all sentences. Before the log is composed there is nothing to update: `compose` shows them."""
        for shown in self.query("#sentences").results(Static):
            shown.update(self._whole())

    def on_resize(self) -> None:
        self.show_end()

    def show_end(self) -> None:
        """Scroll to the latest sentence."""
        self.call_after_refresh(self.scroll_end, animate=False)

    def _whole(self) -> Text:
        theme = self.app.theme
        bright, plain = THEMES[theme][self._mood.bright], THEMES[theme][self._mood.text]
        heading = Text(self._heading.upper(), style=f"bold {bright}")
        styles = {True: f"italic {bright}", False: plain}
        lines = [coloured(sentence, styles[aside], theme) for sentence, aside in self._sentences]
        return Text("\n").join([heading, *lines])


@lru_cache(maxsize=2 * MAX_SENTENCES)
def coloured(sentence: str, style: str, theme: str) -> Text:
    text = Text(sentence, style=style)
    for found in CARD.finditer(sentence):
        text.stylize(f"bold {THEMES[theme][METALS_IN_TEXT[found[1]]]}", found.start(), found.end())
    return text
