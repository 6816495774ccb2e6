"""The games of a deal: who meets whom, and from which seats.

In a game of teams every pair of entrants meets with the teams changed over. In a game of each alone every pair
meets in mixes: one against many, many against one. Each mix is played in all its rotations round the table, so
that everyone has every hand. All the games of one deal are its block.
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
"""Which entrant sits in each seat."""


class Match(NamedTuple):
    """Entrants who meet in some mix, and every way in which they sit."""

    mix: str
    entrants: tuple[int, ...]
    """Those who meet; of a pair the first is the one whose result is told."""
    seatings: tuple[Seating, ...]
    bots: tuple[tuple[str, ...], ...]
    """The bots in the seats, for each seating."""


class Schedule(NamedTuple):
    """All that is played with one deal."""

    entrants: tuple[Entrant, ...]
    sides: tuple[tuple[int, ...], ...]
    mix: str
    matches: tuple[Match, ...]

    @property
    def games(self) -> list[tuple[Match, int]]:
        """Every game of a block: its match, and the number of its seating."""
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
    """The entrants of the sides: one of the first against many of the second, or the other way round."""
    first, second = pair
    return (first, *[second] * (sides - 1)) if part == ONE else (*[first] * (sides - 1), second)


def _match(
    mix: str, pattern: tuple[int, ...], entrants: Sequence[Entrant], sides: tuple[tuple[int, ...], ...]
) -> Match:
    """The pattern in all rotations that differ: partners of one kind need not change places."""
    chairs: dict[int, tuple[int, str]] = {}
    for entrant, seats in zip(pattern, sides, strict=True):
        chairs |= {seat: (entrant, bot) for seat, bot in zip(seats, entrants[entrant].bots, strict=True)}
    order = [chairs[seat] for seat in range(len(chairs))]
    turned = [tuple(order[-turn:] + order[:-turn]) for turn in range(len(order))]
    distinct = list(dict.fromkeys(turned))
    return Match(
        mix,
        tuple(dict.fromkeys(pattern)),
        tuple(tuple(entrant for entrant, _ in chairs) for chairs in distinct),
        tuple(tuple(bot for _, bot in chairs) for chairs in distinct),
    )
