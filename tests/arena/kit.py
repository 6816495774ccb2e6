"""Small, reproducible contests for tests."""

from collections.abc import Sequence
from random import Random
from typing import Any

import goldgavel as gg
from goldgavel.arena.contest import Contest, GameResult, new_contest
from goldgavel.arena.runner import ContestRunner
from goldgavel.arena.sprt import Bounds


def contest(
    game: str, bots: Sequence[str], *, mix: str = "both", seed: int = 1, records: bool = False, **options: Any
) -> Contest:
    return new_contest(gg.load(game, **options), bots, mix=mix, seed=seed, records=records)


def held(what: Contest, deals: int, *, jobs: int = 1, sprt: Bounds | None = None) -> ContestRunner:
    runner = ContestRunner(what, deals, sprt=sprt)
    runner.run(jobs, None, lambda _: None, spawn_at_start=True)
    return runner


def made_up(runner: ContestRunner, strength: Sequence[float], games: int, seed: int = 1) -> ContestRunner:
    """Simulate results: each side wins with a probability by its entrant's strength (Bradley and Terry)."""
    rng = Random(seed)
    plan = runner.block_scores.plan
    places = plan.games
    for number in range(games):
        match, seating = places[number % len(places)]
        weights = [strength[match.seatings[seating][seats[0]]] for seats in plan.sides]
        winner = rng.choices(plan.sides, weights)[0]
        players = range(len(match.seatings[seating]))
        shares = tuple(60 if seat in winner else 0 for seat in players)
        runner.count([GameResult(tuple(rng.randrange(50) for _ in players), shares)])
    return runner
