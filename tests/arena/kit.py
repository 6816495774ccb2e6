"""Contests for tests: small, and the same every time."""

from collections.abc import Sequence
from random import Random
from typing import Any

import goldgavel as gg
from goldgavel.arena.contest import Contest, GameResult
from goldgavel.arena.entrants import read_entrants
from goldgavel.arena.runner import Holder
from goldgavel.arena.sprt import Bounds
from goldgavel.kernel.views import plain


def contest(
    game: str, bots: Sequence[str], *, mix: str = "both", seed: int = 1, records: bool = False, **options: Any
) -> Contest:
    made = gg.load(game, **options)
    chosen = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in plain(made.options).items()
    )
    return Contest(game, chosen, read_entrants(bots, len(made.sides[0])), mix, seed, records)


def held(what: Contest, deals: int, *, jobs: int = 1, sprt: Bounds | None = None) -> Holder:
    holder = Holder(what, deals, sprt=sprt)
    holder.run(jobs, None, lambda _: None, at_once=True)
    return holder


def made_up(holder: Holder, strength: Sequence[float], games: int, seed: int = 1) -> Holder:
    """Count games that nobody played: every side wins by chance, by its entrant's strength (Bradley and Terry)."""
    rng = Random(seed)
    plan = holder.tally.plan
    places = plan.games
    for number in range(games):
        match, seating = places[number % len(places)]
        weights = [strength[match.seatings[seating][seats[0]]] for seats in plan.sides]
        winner = rng.choices(plan.sides, weights)[0]
        players = range(len(match.seatings[seating]))
        shares = tuple(60 if seat in winner else 0 for seat in players)
        holder.count([GameResult(tuple(rng.randrange(50) for _ in players), shares)])
    return holder
