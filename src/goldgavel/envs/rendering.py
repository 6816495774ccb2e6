"""Renders a table as text: what happened since the last call, and the current position."""

from typing import Any

import gymnasium

from goldgavel.games.narration import POSITION, SENTENCES
from goldgavel.games.registry import component
from goldgavel.text import Speech, seat_names

MODES = ("human", "ansi")


class Renderer:
    """Renders a game for one reader: a seat, with what it may know, or everything (None)."""

    def __init__(self, game: Any, lang: str = "en") -> None:
        self.game = game
        self.lang = lang
        self.shown = 0
        self._position = component(game.name, POSITION)
        self._sentences = component(game.name, SENTENCES)

    def reset(self) -> None:
        """Start again with a new game."""
        self.shown = 0

    def render(self, mode: str | None, state: Any, reader: int | None = None) -> str | None:
        """Return the text ("ansi") or print it ("human"), as Gymnasium and PettingZoo expect."""
        if mode is None:
            gymnasium.logger.warn("nothing is shown without a render_mode: human or ansi")
            return None
        text = self.text(state, reader)
        if mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def text(self, state: Any, reader: int | None = None) -> str:
        speech = Speech(self.lang, seat_names(self.game.players, self.lang), reader)
        view = self.game.open_view(state) if reader is None else state.view(reader)
        return "\n".join([*self._news(state, speech), *self._position(view, speech)])

    def _news(self, state: Any, speech: Speech) -> list[str]:
        history = state.history(speech.reader)
        events = [event for shown in history[self.shown :] for event in shown.events]
        self.shown = len(history)
        return [sentence for event in events for sentence in map(speech.text, self._sentences(event))]
