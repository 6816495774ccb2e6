"""What every game's view and history have in common. All of it is plain data with a JSON form."""

from functools import lru_cache
from typing import Any

import msgspec


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Immutable typed data that `to_json` writes and `msgspec` reads back."""


class Moved(Data, frozen=True):
    """A move as somebody saw it: `bid ?` where the card is still a secret."""

    seat: int
    move: str


Fields = dict[str, Any]
"""Parts of a view, by the names of its fields."""

Difference = tuple[Fields, list[Fields], tuple[Moved, ...] | None]
"""From one look to the next: the fields that are different for everybody; those of each reader alone, a spectator
first; and the moves to add to this round's, None where they come all anew, among the fields."""


class PublicMoves:
    """The entries of a log (`move_log.py`) as everybody sees them once they are public, made when first asked for.

    There are no more than a game has moves for its seats.
    """

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts = texts
        self.known: dict[int, Moved] = {}

    def learn(self, entries: list[int]) -> None:
        for entry in entries:
            if entry not in self.known:
                self.known[entry] = Moved(seat=entry & 7, move=self.texts[entry >> 3])

    def of(self, entries: list[int]) -> list[Moved]:
        known = self.known
        try:
            return [known[entry] for entry in entries]
        except KeyError:
            self.learn(entries)
            return self.of(entries)


class Event(Data, frozen=True, tag_field="event"):
    """Something that happened because of a move or a deal."""


class Told(Data, frozen=True):
    """One entry of a history: a move, or a deal (no seat, no move), and what happened by it."""

    ply: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]


class View(Data, frozen=True):
    """What one seat (or a spectator: seat None) may know now."""

    game: str
    seat: int | None
    ply: int
    round: int
    first: int
    phase: str
    to_move: tuple[int, ...]
    legal: tuple[str, ...]
    moves: tuple[Moved, ...]


@lru_cache(maxsize=4096)
def interned(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The tuple that was made for the same numbers before: what did not change is then the same object.

    Not for truth values: True is 1, but is written otherwise.
    """
    return numbers


@lru_cache(maxsize=256)
def interned_flags(values: tuple[bool, ...]) -> tuple[bool, ...]:
    """The same for truth values."""
    return values


def to_json(data: object) -> str:
    """The documented JSON form of a view, an event, a history or a record."""
    return msgspec.json.encode(data).decode()


def read_history(text: bytes, event_type: Any) -> list[Told]:
    """A history back from its JSON form, with the game's own events in it."""
    found = msgspec.json.decode(text, type=list[Told])
    kinds = tuple[event_type, ...]
    return [msgspec.structs.replace(told, events=msgspec.convert(told.events, kinds)) for told in found]


def plain(data: object) -> Any:
    """Typed data as dictionaries and lists, as JSON would give it back."""
    return msgspec.json.decode(msgspec.json.encode(data))
