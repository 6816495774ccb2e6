"""What every game's view and history have in common. All of it is plain data with a JSON form."""

from typing import Any

import msgspec


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Immutable typed data that `to_json` writes and `msgspec` reads back."""


class Moved(Data, frozen=True):
    """A move as somebody saw it: `bid ?` where the card is still a secret."""

    seat: int
    move: str


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


def to_json(data: object) -> str:
    """The documented JSON form of a view, an event, a history or a record."""
    return msgspec.json.encode(data).decode()


def plain(data: object) -> Any:
    """Typed data as dictionaries and lists, as JSON would give it back."""
    return msgspec.json.decode(msgspec.json.encode(data))
