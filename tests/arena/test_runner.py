"""Contests: the same deals for every entrant, the same games from any number of processes, correct sums."""

import json
from collections import defaultdict
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.arena.contest import new_contest, plan_of, play, play_chunk
from goldgavel.arena.elo import expected_share
from goldgavel.arena.errors import ArenaError
from goldgavel.arena.results import Results
from goldgavel.arena.runner import ContestRunner
from goldgavel.arena.sprt import H0, H1, Bounds
from goldgavel.kernel.errors import OptionError
from tests.arena.kit import contest, held, made_up

TEAMS = contest("aurum", ["novice", "random"], records=True)
ALONE = contest("auction", ["novice", "random"], players=3, records=True)


def found(runner: ContestRunner) -> Results:
    results = runner.results()
    assert results is not None
    return results


@pytest.mark.parametrize("what", [TEAMS, ALONE], ids=["aurum", "auction"])
def test_all_games_of_a_deal_have_its_cards(what: Any) -> None:
    deals = defaultdict(set)
    size = len(plan_of(what).games)
    for number in range(3 * size):
        record = play(what, number).record()
        deals[number // size].add(json.dumps(record["deals"][0]))
    assert [len(cards) for cards in deals.values()] == [1, 1, 1]
    assert len(set.union(*deals.values())) == 3


def test_the_bots_chance_is_of_the_game_and_not_of_the_deal() -> None:
    """If bots were seeded by the deal, two random players would only repeat the same game with names exchanged."""
    what = contest("auction", ["random", "random"], mix="one")
    moves = {json.dumps(play(what, number).record()["moves"]) for number in range(4)}
    assert len(moves) == 4


@pytest.mark.parametrize("what", [TEAMS, ALONE], ids=["aurum", "auction"])
def test_the_same_from_any_number_of_processes(what: Any) -> None:
    here = held(what, 6)
    assert found(held(what, 6, jobs=3)) == found(here)
    size = here.block_scores.size
    whole = play_chunk(what, 0, 2 * size)
    parts = [play_chunk(what, number, number + 1) for number in range(2 * size)]
    assert b"".join(part.lines for part in parts) == whole.lines
    assert whole.lines.count(b"\n") == 2 * size


def test_sums_are_those_of_the_games() -> None:
    what = contest("auction", ["novice", "random"], mix="one")
    results = found(held(what, 3))
    states = [(play(what, number), plan_of(what).games[number % 4]) for number in range(12)]
    ours = [state.returns()[match.seatings[seating].index(0)] for state, (match, seating) in states]
    assert results.matches[0].lines[0].wins.mean == pytest.approx(sum(ours) / 12)
    scores = [state.scores()[match.seatings[seating].index(0)] for state, (match, seating) in states]
    others = [(sum(state.scores()) - score) / 3 for (state, _), score in zip(states, scores, strict=True)]
    assert results.matches[0].lines[0].score.mean == pytest.approx(sum(scores) / 12)
    assert results.pairs[0].difference.mean == pytest.approx((sum(scores) - sum(others)) / 12)
    assert (results.deals, results.games) == (3, 12)


def test_equals_have_a_fair_share() -> None:
    """With random results, nearly every interval contains the true value, and Elo is about 0."""
    for game, bots in (("aurum", ["adept", "random"]), ("auction", ["adept", "random", "novice"])):
        results = found(made_up(ContestRunner(contest(game, bots), 400), [1.0] * 3, 2400))
        lines = [line for match in results.matches for line in match.lines]
        inside = [line for line in lines if (line.wins.low or 0) <= line.fair <= (line.wins.high or 1)]
        assert len(inside) >= len(lines) - 2
        assert all(abs(pair.elo or 0) < 80 for pair in results.pairs)
        assert all(abs(pair.difference.mean) < 2 for pair in results.pairs)


def test_elo_is_found_again() -> None:
    """Simulated results of known strength: 150 Elo, in a duel and among many."""
    strength = [10 ** (150 / 400), 1.0]
    for game, players in (("aurum", 4), ("auction", 4), ("auction", 6), ("aurum", 3)):
        results = found(
            made_up(ContestRunner(contest(game, ["adept", "random"], players=players), 9999), strength, 3000)
        )
        (pair,) = results.pairs
        assert pair.elo == pytest.approx(150, abs=45)
        assert (pair.elo_low or 0) < (pair.elo or 0) < (pair.elo_high or 0)


def test_ratings_put_the_pool_in_order() -> None:
    results = found(
        made_up(ContestRunner(contest("auction", ["random", "novice", "adept"]), 999), [1.0, 3.0, 9.0], 2400)
    )
    assert results.ratings is not None
    assert [line.entrant for line in results.ratings] == ["adept", "novice", "random"]
    assert all(line.games == 1600 for line in results.ratings)
    best, middle, worst = results.ratings
    assert best.low > middle.high > middle.low > worst.high


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_test_stops_when_it_is_decided(jobs: int) -> None:
    what = contest("aurum", ["novice", "random"])
    runner = held(what, 5000, jobs=jobs, sprt=Bounds(0, 100))
    assert runner.sprt is not None
    assert runner.sprt.decision == H1
    assert runner.block_scores.blocks == runner.sprt.blocks < 60
    assert runner.block_scores.games == runner.block_scores.blocks * runner.block_scores.size
    again = held(contest("aurum", ["random", "novice"]), 5000, sprt=Bounds(0, 100))
    assert again.sprt is not None
    assert again.sprt.decision == H0


def test_a_test_is_on_the_scores_of_blocks() -> None:
    """With both mixes equal entrants win half the games: 1/4 of one against many, 3/4 of many against one."""
    runner = ContestRunner(contest("auction", ["adept", "random"]), 10, sprt=Bounds(0, 100))
    assert runner.sprt is not None
    assert runner.sprt.low == pytest.approx(0.5)
    assert runner.sprt.high == pytest.approx((expected_share(100, [(1, 4)]) + expected_share(100, [(3, 4)])) / 2)


def test_a_test_is_between_two() -> None:
    with pytest.raises(ArenaError) as caught:
        ContestRunner(contest("auction", ["adept", "random", "novice"]), 1, sprt=Bounds(0, 10))
    assert caught.value.code == "arena-sprt-pair"


def test_a_block_counts_when_it_is_whole() -> None:
    runner = ContestRunner(TEAMS, 5)
    made_up(runner, [1.0, 1.0], 1)
    assert runner.results() is None
    made_up(runner, [1.0, 1.0], 2)
    assert found(runner).deals == 1
    assert found(runner).games == 2


def test_guests_play_too() -> None:
    """A benchmark's bots are found by their import path, also in other processes, with and without a budget."""
    guests = (("guest", "tests.arena.uninstalled_bot:UninstalledBot"),)
    what = new_contest(gg.load("aurum"), ["guest:7it", "random"], seed=1, guests=guests)
    assert found(held(what, 2, jobs=2)).entrants == ("guest:7it", "random")
    with pytest.raises(OptionError, match="guest"):
        held(what._replace(guests=()), 1)
