"""Data types shared by the views and histories of all games: plain data with a JSON form."""

from functools import lru_cache
from typing import Any, TypeVar

import msgspec


class Data(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Immutable typed data that `to_json` writes and `msgspec` reads back.

    The garbage collector skips it: immutable data cannot be part of a cycle.
    """


class Moved(Data, frozen=True):
    """A move as a reader sees it: `bid ?` while the card is secret."""

    seat: int
    move: str


Fields = dict[str, Any]
"""Some fields of a view, by name."""

Difference = tuple[Fields, list[Fields], tuple[Moved, ...] | None]
"""What changed in the views: the fields that changed for all readers; those of each reader alone, the spectator
first; and the moves to append to this round's (None if the fields contain the whole list again)."""


class PublicMoves:
    """Cache of public moves by their entry in the log (`move_log.py`), filled on demand.

    Its size is bounded by the number of actions times the number of seats.
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
    """One entry of a history: a move, or a deal (no seat, no move), with the events that it caused."""

    ply: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]


class View(Data, frozen=True):
    """Everything that one seat may know now. `seat` is None for a spectator."""

    game: str
    seat: int | None
    ply: int
    round: int
    first: int
    phase: str
    to_move: tuple[int, ...]
    legal: tuple[str, ...]
    moves: tuple[Moved, ...]


V = TypeVar("V", bound=View)


@lru_cache(maxsize=8192)
def interned(name: str, value: Any) -> Any:
    """Return an equal value of this field from the cache, so that unchanged values are the same object.

    The name is part of the key, because (True,) equals (1,) but has another JSON.
    """
    del name
    return value


def to_json(data: object) -> str:
    """Return the documented JSON form of a view, an event, a history or a record."""
    return msgspec.json.encode(data).decode()


def with_parts(public: V, parts: list[Fields]) -> tuple[V, ...]:
    """Return the spectator's view, then every seat's."""
    return (public, *[msgspec.structs.replace(public, **own) for own in parts])


def read_history(text: bytes, event_type: Any) -> list[Told]:
    """Parse a history from JSON, converting its events to the game's own types."""
    found = msgspec.json.decode(text, type=list[Told])
    kinds = tuple[event_type, ...]
    return [msgspec.structs.replace(entry, events=msgspec.convert(entry.events, kinds)) for entry in found]


def plain(data: object) -> Any:
    """Convert typed data to dictionaries and lists, as parsing its JSON would."""
    return msgspec.json.decode(msgspec.json.encode(data))
