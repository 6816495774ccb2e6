"""What happened, in sentences: cards take the colour of their metal."""

import re

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from goldgavel.tui.draw.palette import METALS_IN_TEXT, MOODS

CARD = re.compile(r"\b(Bi|Cu|P|Ag|Zn|Au)(\d+)\b")
KEPT = 400
"""Lines of the story that stay."""


class Story(VerticalScroll):
    can_focus = False

    def __init__(self, game: str, title: str) -> None:
        super().__init__(id="story")
        self._mood = MOODS[game]
        self._heading = title
        self._lines: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Static(self._whole(), id="told")

    def tell(self, words: tuple[str, ...], *, aside: bool) -> None:
        for sentence in words:
            style = f"italic {self._mood.bright}" if aside else self._mood.text
            self._lines.append(coloured(sentence, style))
        del self._lines[:-KEPT]
        self.query_one("#told", Static).update(self._whole())
        self.show_end()

    def on_resize(self) -> None:
        self.show_end()

    def show_end(self) -> None:
        """The latest is what one wants to read."""
        self.call_after_refresh(self.scroll_end, animate=False)

    def _whole(self) -> Text:
        heading = Text(self._heading.upper(), style=f"bold {self._mood.bright}")
        return Text("\n").join([heading, *self._lines])


def coloured(sentence: str, style: str) -> Text:
    text = Text(sentence, style=style)
    for found in CARD.finditer(sentence):
        text.stylize(f"bold {METALS_IN_TEXT[found[1]]}", found.start(), found.end())
    return text
