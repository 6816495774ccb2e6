"""The events of Highest as typed data."""

from goldgavel.kernel.views import Event


class Dealt(Event, frozen=True, tag="dealt"):
    first: int
    hand: tuple[str, ...] | None
    """The reader's own hand; None for a spectator."""


class Played(Event, frozen=True, tag="card-played"):
    seat: int
    card: int


class TrickWon(Event, frozen=True, tag="trick-won"):
    seat: int
    card: int


class GameOver(Event, frozen=True, tag="game-over"):
    winners: tuple[int, ...]


HighestEvent = Dealt | Played | TrickWon | GameOver
