"""Entrants of a contest: one bot for every seat of a side, or a team of different bots (`adept+random`)."""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.arena.errors import ArenaError

MOST = 16
"""The maximum number of entrants. Every pair meets, so the games per deal grow with the square."""


class Entrant(NamedTuple):
    name: str
    bots: tuple[str, ...]
    """One bot per seat of a side."""


def read_entrants(names: Sequence[str], seats: int) -> tuple[Entrant, ...]:
    """Return the entrants of these names, for sides of `seats` seats. Repeated names get a number."""
    if not 2 <= len(names) <= MOST:
        raise ArenaError("arena-entrants-count", given=len(names), most=MOST)
    found: list[Entrant] = []
    for name in names:
        bots = _bots(name, seats)
        times = sum(entrant.name.partition("#")[0] == name for entrant in found)
        found.append(Entrant(f"{name}#{times + 1}" if times else name, bots))
    return tuple(found)


def _bots(name: str, seats: int) -> tuple[str, ...]:
    bots = tuple(part.strip() for part in name.split("+"))
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise ArenaError("arena-team-size", team=name[:80], seats=seats)
    return bots
