"""The experiments: which bots meet, how often, and what is expected of them."""

from itertools import pairwise
from typing import Any, NamedTuple

GUESTS = (
    ("flat-random", "benchmarks.strength.flat:FlatMonteCarlo"),
    ("flat-adept", "benchmarks.strength.flat:FlatPolicy"),
    ("race", "benchmarks.strength.variants:Race"),
    ("weighed", "benchmarks.strength.variants:Weighed"),
    ("ismcts", "benchmarks.strength.spiel:OpenSpielSearch"),
)
"""Comparators of the benchmark, which are not part of the product."""
SEED = 20260

AUCTION4: dict[str, Any] = {"players": 4}


class Duel(NamedTuple):
    """A contest of two bots, and the goal for the first."""

    name: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, str]
    mix: str = "one"
    goal: float | None = None
    """The expected share of wins."""


class Experiment(NamedTuple):
    name: str
    about: str
    duels: tuple[Duel, ...]
    deals: int = 100
    curve: bool = False
    """True if the duels are points of a curve over the time per move."""


def aurum(name: str, first: str, second: str, goal: float | None = None, players: int = 4) -> Duel:
    return Duel(name, "aurum", {"players": players}, (first, second), "one", goal)


def auction(name: str, first: str, second: str, goal: float | None = None, **options: Any) -> Duel:
    return Duel(name, "auction", AUCTION4 | options, (first, second), "one", goal)


TIMES = (10, 50, 200, 1000)
ASKED = 200
"""The time per move, in milliseconds, for which there is a goal."""


def master(milliseconds: int) -> str:
    """Return the master with this much processor time per move."""
    return f"master:{milliseconds}cpu"


EXPERIMENTS = (
    Experiment(
        "novice",
        "the novice stands between chance and the adept",
        tuple(
            duel
            for pair in (("novice", "random"), ("adept", "novice"))
            for duel in (
                aurum(f"aurum-4-{'-'.join(pair)}", *pair),
                aurum(f"aurum-3-{'-'.join(pair)}", *pair, players=3),
                auction(f"auction-4-{'-'.join(pair)}", *pair),
                auction(f"auction-6-{'-'.join(pair)}", *pair, players=6),
            )
        ),
        deals=250,
    ),
    Experiment(
        "adept",
        "the adept against chance",
        (
            aurum("aurum-4-adept-random", "adept", "random", 0.95),
            aurum("aurum-3-adept-random", "adept", "random", players=3),
            auction("auction-4-adept-random", "adept", "random", 0.90),
            auction("auction-4-tokens-adept-random", "adept", "random", tokens="stop,ban,exchange"),
        ),
        deals=250,
    ),
    Experiment(
        "aurum-master",
        "Aurum, teams: the master against the adept, by its time for a move",
        tuple(
            aurum(f"aurum-4-master-{time}ms", master(time), "adept", 0.70 if time == ASKED else None)
            for time in TIMES
        ),
        curve=True,
    ),
    Experiment(
        "aurum-flat",
        "Aurum, teams: the master against flat Monte Carlo with the same 200 ms",
        (
            aurum("aurum-4-master-flat-random", master(ASKED), "flat-random:200cpu", 0.60),
            aurum("aurum-4-master-flat-adept", master(ASKED), "flat-adept:200cpu", 0.60),
        ),
    ),
    Experiment(
        "aurum-ways",
        "Aurum: other ways to search, with the same time for a move",
        (
            aurum("aurum-4-master-race", master(50), "race:50cpu"),
            aurum("aurum-3-master-race", master(50), "race:50cpu", players=3),
            aurum("aurum-4-master-race-200ms", master(ASKED), "race:200cpu"),
            aurum("aurum-4-master-weighed", master(50), "weighed:50cpu"),
        ),
    ),
    Experiment(
        "spiel",
        "the master against OpenSpiel's search in Python, through its environment, with the same 200 ms",
        (
            aurum("aurum-4-master-ismcts", master(ASKED), "ismcts:200cpu", 0.80),
            auction("auction-4-master-ismcts", master(ASKED), "ismcts:200cpu"),
        ),
    ),
    Experiment(
        "aurum-three",
        "Aurum, three players: one master with 200 ms against two adepts",
        (aurum("aurum-3-master-adept", master(ASKED), "adept", 0.55, players=3),),
    ),
    Experiment(
        "auction-master",
        "Auction, four players: one master against three adepts, by its time for a move",
        tuple(
            auction(f"auction-4-master-{time}ms", master(time), "adept", 0.50 if time == ASKED else None)
            for time in TIMES
        ),
        curve=True,
    ),
    Experiment(
        "auction-tokens",
        "Auction with all tokens, four players: one master with 200 ms against three adepts",
        (auction("auction-4-tokens-master-adept", master(ASKED), "adept", tokens="stop,ban,exchange"),),
    ),
    Experiment(
        "aurum-steps",
        "Aurum, teams: the master with more time against itself with less",
        tuple(
            aurum(f"aurum-4-master-{more}-{less}ms", master(more), master(less))
            for less, more in pairwise(TIMES[:-1])
        ),
    ),
)
BY_NAME = {experiment.name: experiment for experiment in EXPERIMENTS}
