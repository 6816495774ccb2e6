"""The schedule: which entrants meet in which seats. Every entrant plays every hand."""

from collections import Counter
from itertools import combinations

import pytest

import goldgavel as gg
from goldgavel.arena.entrants import read_entrants
from goldgavel.arena.errors import ArenaError
from goldgavel.arena.schedule import Schedule, schedule_of
from goldgavel.text import LANGUAGES


def schedule(name: str, bots: str, mix: str = "both", players: int = 4) -> Schedule:
    game = gg.load(name, players=players)
    return schedule_of(game, read_entrants(bots.split(","), len(game.sides[0])), mix)


def test_teams_change_over() -> None:
    plan = schedule("aurum", "adept,random")
    (match,) = plan.matches
    assert set(match.seatings) == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert set(match.bots) == {("adept", "random") * 2, ("random", "adept") * 2}


def test_partners_of_different_kinds_sit_everywhere() -> None:
    (match,) = schedule("aurum", "adept+random,novice").matches
    assert len(match.seatings) == 4
    for seat in range(4):
        assert Counter(bots[seat] for bots in match.bots) == {"adept": 1, "random": 1, "novice": 2}
    for seating, bots in zip(match.seatings, match.bots, strict=True):
        assert seating[0] == seating[2] != seating[1] == seating[3]
        assert all((bot == "novice") == (entrant == 1) for entrant, bot in zip(seating, bots, strict=True))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_against_many_and_many_against_one(players: int) -> None:
    plan = schedule("auction", "adept,random", players=players)
    assert [match.mix for match in plan.matches] == ["one", "many"]
    for match, ours in zip(plan.matches, (1, players - 1), strict=True):
        assert len(set(match.seatings)) == players
        assert all(seating.count(0) == ours for seating in match.seatings)
        for seat in range(players):
            assert sum(seating[seat] == 0 for seating in match.seatings) == ours
    assert [match.mix for match in schedule("auction", "adept,random", "one", players).matches] == ["one"]
    assert [match.mix for match in schedule("auction", "adept,random", "many", players).matches] == ["many"]


def test_three_at_one_table() -> None:
    (match,) = schedule("aurum", "adept,random,novice", "together", players=3).matches
    assert set(match.seatings) == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}
    assert match.entrants == (0, 1, 2)


def test_in_a_pool_everyone_meets_everyone() -> None:
    for name in ("aurum", "auction"):
        plan = schedule(name, "adept,random,novice,random")
        pairs = Counter(tuple(sorted(match.entrants)) for match in plan.matches)
        assert set(pairs) == set(combinations(range(4), 2))
        assert len(set(pairs.values())) == 1
    assert [entrant.name for entrant in plan.entrants] == ["adept", "random", "novice", "random#2"]


@pytest.mark.parametrize(
    ("name", "bots", "mix", "code"),
    [
        ("aurum", "adept", "both", "arena-entrants-count"),
        ("aurum", ",".join(["random"] * 17), "both", "arena-entrants-count"),
        ("auction", "adept+random,random", "both", "arena-team-size"),
        ("aurum", "adept+random+random,random", "both", "arena-team-size"),
        ("aurum", "adept,random", "sometimes", "arena-mix-unknown"),
        ("auction", "adept,random", "together", "arena-together-count"),
    ],
)
def test_what_cannot_be_played(name: str, bots: str, mix: str, code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        schedule(name, bots, mix)
    assert caught.value.code == code
    assert all(len(caught.value.text(lang)) > 20 for lang in LANGUAGES)
