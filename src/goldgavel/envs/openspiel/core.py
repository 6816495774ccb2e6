"""What an OpenSpiel state holds: the engine's state, and what it alone does not remember.

OpenSpiel copies a state by copying its attributes one by one, and writes it down by pickling them. This is the
only attribute, so a copy is one clone of the engine's state, and what is pickled is a record as text
(docs/record.md).
"""

from typing import Any

import msgspec

from goldgavel.envs.openspiel.parameters import shared_game
from goldgavel.kernel.views import plain, to_json


class SavedCore(msgspec.Struct, frozen=True):
    """A core as text."""

    record: dict[str, Any]
    drawn: tuple[int, ...]
    shown: tuple[int, ...]


class Core:
    __slots__ = ("drawn", "shown", "state")
    state: Any
    drawn: tuple[int, ...]
    """The outcomes of the deal that is under way."""
    shown: tuple[int, ...]
    """By finished round, the hand that was shown at its end (A29), a set of cards."""

    def __init__(self, state: Any, drawn: tuple[int, ...] = (), shown: tuple[int, ...] = ()) -> None:
        self.state = state
        self.drawn = drawn
        self.shown = shown

    def __deepcopy__(self, memo: dict[int, Any]) -> "Core":
        return Core(self.state.clone(), self.drawn, self.shown)

    def __reduce__(self) -> tuple[Any, ...]:
        return read, (to_json(SavedCore(self.state.record(), self.drawn, self.shown)),)


def read(text: str) -> Core:
    """A core back from its text; every move in it is checked."""
    written = msgspec.json.decode(text, type=SavedCore)
    name, options = written.record["game"], written.record["options"]
    game = shared_game(name, to_json(plain(options)))
    return Core(game.from_record(written.record), written.drawn, written.shown)
