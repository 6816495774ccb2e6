"""The game log: lines under the headings of tricks and lots, with cards in the colour of their metal."""

import re
from functools import lru_cache
from typing import NamedTuple

from msgspec import UNSET
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from goldgavel.games.chapters import Heading
from goldgavel.session.updates import EntryView
from goldgavel.text import Speech
from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import METALS_IN_TEXT, palette_of

CARD = re.compile(r"\b(Bi|Cu|P|Ag|Zn|Au)(\d+)\b")
MAX_LINES = 1500
"""The number of lines that are kept: more than the longest game has."""


class LogLine(NamedTuple):
    text: str
    is_aside: bool = False
    heading: Heading | None = None


class GameLog(VerticalScroll):
    can_focus = False

    def __init__(self, game: str, title: str) -> None:
        super().__init__(id="game-log")
        self._mood = palette_of(game)
        self._heading = title
        self._lines: list[LogLine] = []

    def compose(self) -> ComposeResult:
        yield Static(self._whole(), id="sentences")

    def add(self, entry: EntryView, speech: Speech) -> None:
        """Add what happened. An entry without words, such as a kept bid, adds nothing."""
        for place, line in enumerate(entry.words or ()):
            for heading in entry.headings or ():
                if heading.line == place:
                    self._add_heading(heading, speech)
            self._lines.append(LogLine(speech.line(line), is_aside=entry.is_aside()))
        self._added()

    def add_remark(self, text: str) -> None:
        """Add a line that is not part of the game."""
        self._lines.append(LogLine(text, is_aside=True))
        self._added()

    def _added(self) -> None:
        del self._lines[:-MAX_LINES]
        self.redraw()
        self.show_end()

    def _add_heading(self, heading: Heading, speech: Speech) -> None:
        """Begin a chapter, or complete the heading of the chapter that has just ended."""
        title = speech.phrase(heading.title)
        if heading.outcome is UNSET:
            self._lines.append(LogLine(title, heading=heading))
            return
        outcome = speech.phrase(heading.outcome)
        for place in range(len(self._lines) - 1, -1, -1):
            begun = self._lines[place].heading
            if begun is not None:
                if (begun.kind, begun.round, begun.number) == (heading.kind, heading.round, heading.number):
                    self._lines[place] = LogLine(f"{title} → {outcome}", heading=heading)
                return

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda _: self.redraw())

    def redraw(self) -> None:
        """Show all lines. Before the log is composed there is nothing to update: `compose` shows them."""
        for shown in self.query("#sentences").results(Static):
            shown.update(self._whole())

    def on_resize(self) -> None:
        self.show_end()

    def show_end(self) -> None:
        """Scroll to the latest line."""
        self.call_after_refresh(self.scroll_end, animate=False)

    def _whole(self) -> Text:
        theme = self.app.theme
        bright, plain = THEMES[theme][self._mood.bright], THEMES[theme][self._mood.text]
        heading = Text(self._heading.upper(), style=f"bold {bright}")
        styles = {"heading": f"bold {bright}", "aside": f"italic {bright}", "line": plain}
        lines = [coloured(line.text, styles[kind_of(line)], theme) for line in self._lines]
        return Text("\n").join([heading, *lines])


def kind_of(line: LogLine) -> str:
    if line.heading is not None:
        return "heading"
    return "aside" if line.is_aside else "line"


@lru_cache(maxsize=2 * MAX_LINES)
def coloured(sentence: str, style: str, theme: str) -> Text:
    text = Text(sentence, style=style)
    for found in CARD.finditer(sentence):
        text.stylize(f"bold {THEMES[theme][METALS_IN_TEXT[found[1]]]}", found.start(), found.end())
    return text
