"""The data of an OpenSpiel state: the engine's state and what the engine does not store.

OpenSpiel copies a state attribute by attribute, and serializes it by pickling them. `Core` is the only attribute.
So a copy is one clone of the engine's state, and the pickle is a record as text (docs/record.md).
"""

from typing import Any

import msgspec

from goldgavel.envs.openspiel.parameters import shared_game
from goldgavel.kernel.views import plain, to_json


class SavedCore(msgspec.Struct, frozen=True):
    """The serialized form of a core."""

    record: dict[str, Any]
    drawn: tuple[int, ...]
    shown: tuple[int, ...]


class Core:
    __slots__ = ("drawn", "shown", "state")
    state: Any
    drawn: tuple[int, ...]
    """The outcomes so far of the current deal."""
    shown: tuple[int, ...]
    """By finished round: the set of cards that was shown at its end (A29)."""

    def __init__(self, state: Any, drawn: tuple[int, ...] = (), shown: tuple[int, ...] = ()) -> None:
        self.state = state
        self.drawn = drawn
        self.shown = shown

    def __deepcopy__(self, memo: dict[int, Any]) -> "Core":
        return Core(self.state.clone(), self.drawn, self.shown)

    def __reduce__(self) -> tuple[Any, ...]:
        return read, (to_json(SavedCore(self.state.record(), self.drawn, self.shown)),)


def read(text: str) -> Core:
    """Read a core from its text. Every move is checked."""
    written = msgspec.json.decode(text, type=SavedCore)
    name, options = written.record["game"], written.record["options"]
    game = shared_game(name, to_json(plain(options)))
    return Core(game.from_record(written.record), written.drawn, written.shown)
