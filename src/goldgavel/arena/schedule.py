"""The games of a deal: which entrants meet, and in which seats.

In a team game every pair of entrants meets with the teams in both positions. In other games every pair meets in
mixes: one against many, and many against one. Each mix is played in all its rotations around the table, so that
every entrant plays every hand. All games of one deal form a block.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from goldgavel.arena.entrants import Entrant
from goldgavel.arena.errors import ArenaError
from goldgavel.kernel.game import Game

ONE = "one"
MANY = "many"
BOTH = "both"
TOGETHER = "together"
TEAMS = "teams"
MIXES = (BOTH, ONE, MANY, TOGETHER)
PARTS = {ONE: (ONE,), MANY: (MANY,), BOTH: (ONE, MANY)}

Seating = tuple[int, ...]
"""The entrant in each seat."""


class Match(NamedTuple):
    """Entrants that meet in a mix, and all their seatings."""

    mix: str
    entrants: tuple[int, ...]
    """The entrants that meet. Of a pair, results are reported for the first."""
    seatings: tuple[Seating, ...]
    bots: tuple[tuple[str, ...], ...]
    """The bots by seat, for each seating."""


class Schedule(NamedTuple):
    """All games of one deal."""

    entrants: tuple[Entrant, ...]
    sides: tuple[tuple[int, ...], ...]
    mix: str
    matches: tuple[Match, ...]

    @property
    def games(self) -> list[tuple[Match, int]]:
        """The games of a block: match and number of the seating."""
        return [(match, number) for match in self.matches for number in range(len(match.seatings))]


def schedule_of(game: Game[Any, Any], entrants: tuple[Entrant, ...], mix: str = BOTH) -> Schedule:
    sides = game.sides
    if mix not in MIXES:
        raise ArenaError("arena-mix-unknown", mix=mix[:40], allowed=", ".join(MIXES))
    if mix == TOGETHER and len(entrants) != len(sides):
        raise ArenaError("arena-together-count", given=len(entrants), sides=len(sides))
    if mix == TOGETHER:
        patterns = [(TOGETHER, tuple(range(len(sides))))]
    elif len(sides) == 2:
        patterns = [(TEAMS, pair) for pair in combinations(range(len(entrants)), 2)]
    else:
        pairs = combinations(range(len(entrants)), 2)
        patterns = [(part, _pattern(part, pair, len(sides))) for pair in pairs for part in PARTS[mix]]
    return Schedule(entrants, sides, mix, tuple(_match(part, by, entrants, sides) for part, by in patterns))


def _pattern(part: str, pair: tuple[int, int], sides: int) -> tuple[int, ...]:
    """Return the entrant of each side: one of the first against many of the second, or the reverse."""
    first, second = pair
    return (first, *[second] * (sides - 1)) if part == ONE else (*[first] * (sides - 1), second)


def _match(
    mix: str, pattern: tuple[int, ...], entrants: Sequence[Entrant], sides: tuple[tuple[int, ...], ...]
) -> Match:
    """Return the pattern in all distinct rotations: identical partners do not change places."""
    by_seat: dict[int, tuple[int, str]] = {}
    for entrant, seats in zip(pattern, sides, strict=True):
        by_seat |= {seat: (entrant, bot) for seat, bot in zip(seats, entrants[entrant].bots, strict=True)}
    order = [by_seat[seat] for seat in range(len(by_seat))]
    turned = [tuple(order[-turn:] + order[:-turn]) for turn in range(len(order))]
    distinct = list(dict.fromkeys(turned))
    return Match(
        mix,
        tuple(dict.fromkeys(pattern)),
        tuple(tuple(entrant for entrant, _ in seating) for seating in distinct),
        tuple(tuple(bot for _, bot in seating) for seating in distinct),
    )
