"""What all tables of a measurement have in common."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Spec(Struct, frozen=True):
    """What all tables of a measurement have in common."""

    game: str
    options: dict[str, Any]
    pause: tuple[float, float] | None = None
    """The range of a client's pause in seconds; None for no pause."""
    words: str | None = None
    """What the updates tell in words: `ids`, as the page asks for; None for data only."""

    @property
    def seats(self) -> int:
        seats: int = self.options["players"]
        return seats

    def with_seats(self, seats: int) -> "Spec":
        return replace(self, options={**self.options, "players": seats})

    def for_people(self) -> "Spec":
        """With what pages are told in words: ids and arguments of messages."""
        return replace(self, words="ids")

    @property
    def has_words(self) -> bool:
        return self.words is not None

    @property
    def has_windows(self) -> bool:
        return self.game == "aurum"


AURUM = Spec("aurum", {"players": 4, "match": "points"})
"""Always three rounds: the longest match."""
AUCTION = Spec("auction", {"players": 4})
GAMES = {spec.game: spec for spec in (AURUM, AUCTION)}
