"""The sequential test: compared with known values, with error rates counted over many tests."""

from collections import Counter
from collections.abc import Callable
from math import log
from random import Random

import pytest

from goldgavel.arena.elo import elo_of_share, expected_share
from goldgavel.arena.sprt import FEWEST, H0, H1, LOWER, UPPER, Bounds, Sprt, log_likelihood_ratio
from tests.kit.games.sample_sizes import count

DUEL = [(1, 2)]
ONE_AMONG_FOUR = [(1, 4)]


def test_elo_of_two_sides_is_the_usual_scale() -> None:
    assert expected_share(0, DUEL) == 0.5
    assert expected_share(400, DUEL) == pytest.approx(10 / 11)
    assert expected_share(100, DUEL) == pytest.approx(0.640065, abs=1e-6)
    assert elo_of_share(0.75, DUEL) == pytest.approx(190.85, abs=0.01)


def test_elo_among_many() -> None:
    """Ten times as strong as each of three others: ten wins of thirteen."""
    assert expected_share(400, ONE_AMONG_FOUR) == pytest.approx(10 / 13)
    assert expected_share(0, [(1, 4), (3, 4)]) == pytest.approx(0.5)
    assert expected_share(400, [(3, 4)]) == pytest.approx(30 / 31)
    for sides in (DUEL, ONE_AMONG_FOUR, [(1, 4), (3, 4)], [(1, 3), (2, 3)]):
        for elo in (-300.0, -10.0, 0.0, 55.0, 400.0):
            assert elo_of_share(expected_share(elo, sides), sides) == pytest.approx(elo, abs=1e-3)
    assert elo_of_share(1.0, DUEL) is None
    assert elo_of_share(0.0, [(1, 4), (3, 4)]) is None


def test_walds_bounds() -> None:
    assert (round(LOWER, 4), round(UPPER, 4)) == (-2.9444, 2.9444)


def test_of_wins_and_losses_alone_it_is_the_binomial_ratio() -> None:
    """With two scores the distribution of a given mean is known, and the ratio equals Wald's."""
    exact = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_likelihood_ratio({1.0: 60, 0.0: 40}, 0.5, 0.6) == pytest.approx(exact, abs=1e-9)


def test_a_published_pentanomial_ratio() -> None:
    """Check the conditions of the best distribution of a given mean (Van den Bergh): mean, total, stationarity."""
    counts = {0.0: 10.0, 0.25: 52.0, 0.5: 200.0, 0.75: 70.0, 1.0: 14.0}
    assert log_likelihood_ratio(counts, 0.5, 0.52) == pytest.approx(by_brute_force(counts, 0.5, 0.52), abs=1e-6)


def by_brute_force(counts: dict[float, float], low: float, high: float) -> float:
    """Compute the same by bisection of the secular equation."""

    def support(mean: float) -> float:
        left, right = -1 / (1 - mean) + 1e-12, 1 / mean - 1e-12
        total = sum(counts.values())
        for _ in range(200):
            tilt = (left + right) / 2
            slope = sum(
                seen / total * (score - mean) / (1 + tilt * (score - mean)) for score, seen in counts.items()
            )
            left, right = (tilt, right) if slope > 0 else (left, tilt)
        weights = {score: seen / total / (1 + left * (score - mean)) for score, seen in counts.items()}
        assert sum(weights.values()) == pytest.approx(1)
        assert sum(score * weight for score, weight in weights.items()) == pytest.approx(mean)
        return sum(seen * log(weights[score]) for score, seen in counts.items())

    return support(high) - support(low)


def test_it_is_close_to_the_normal_ratio_where_that_holds() -> None:
    """Approximation for many blocks and close hypotheses: (s1 - s0)(2 s - s0 - s1) / (2 var / N)."""
    counts = Counter({0.0: 900, 0.25: 2600, 0.5: 5000, 0.75: 2800, 1.0: 1000})
    total = counts.total()
    mean = sum(score * seen for score, seen in counts.items()) / total
    variance = sum(seen * (score - mean) ** 2 for score, seen in counts.items()) / total
    normal = (0.51 - 0.5) * (2 * mean - 0.51 - 0.5) / (2 * variance / total)
    assert log_likelihood_ratio(counts, 0.5, 0.51) == pytest.approx(normal, rel=0.02)


def test_nothing_is_decided_by_a_few_blocks() -> None:
    sprt = Sprt(Bounds(0, 900), DUEL)
    for number in range(1, FEWEST):
        sprt.add(1.0)
        assert sprt.decision is None, number
    assert sprt.result().blocks == FEWEST - 1


def test_a_decision_stays() -> None:
    sprt = Sprt(Bounds(0, 50), DUEL)
    while sprt.decision is None:
        sprt.add(1.0)
    before = sprt.result()
    for _ in range(1000):
        sprt.add(0.0)
    assert sprt.result() == before
    assert before.decision == H1


def test_equals_that_always_draw_their_block_are_found_to_be_equal() -> None:
    sprt = Sprt(Bounds(0, 50), DUEL)
    for _ in range(100):
        sprt.add(0.5)
    assert sprt.decision == H0


def blocks_of_two(share: float, settled: float, rng: Random) -> Callable[[], float]:
    """Deals decided by the cards give half a point to each side; the others depend on strength."""
    chance = (share - settled / 2) / (1 - settled)

    def draw() -> float:
        if rng.random() < settled:
            return 0.5
        return (rng.random() < chance) / 2 + (rng.random() < chance) / 2

    return draw


def blocks_of_four(share: float, rng: Random) -> Callable[[], float]:
    return lambda: sum(rng.random() < share for _ in range(4)) / 4


def wrong_share(bounds: Bounds, sides: list[tuple[int, int]], draw: Callable[[], float], wrong: str) -> float:
    tests = count(60, 2000)
    errors = 0
    for _ in range(tests):
        sprt = Sprt(bounds, sides)
        while sprt.decision is None:
            sprt.add(draw())
        errors += sprt.decision == wrong
    return errors / tests


ERRORS = count(17, 7) / 100
"""5 %, plus four standard deviations for this many tests, plus a little overshoot."""


@pytest.mark.soak
@pytest.mark.parametrize("settled", [0.0, 0.4, 0.8])
@pytest.mark.parametrize("bounds", [Bounds(0, 60), Bounds(-30, 30), Bounds(20, 120)])
def test_error_rates_hold_for_teams(bounds: Bounds, settled: float) -> None:
    for elo, wrong in ((bounds.elo0, H1), (bounds.elo1, H0)):
        share = expected_share(elo, DUEL)
        if 0 <= (share - settled / 2) / (1 - settled) <= 1:
            draw = blocks_of_two(share, settled, Random(f"{bounds} {settled} {elo}"))
            assert wrong_share(bounds, DUEL, draw, wrong) < ERRORS


@pytest.mark.soak
@pytest.mark.parametrize("bounds", [Bounds(0, 60), Bounds(0, 150)])
def test_error_rates_hold_for_one_among_many(bounds: Bounds) -> None:
    for elo, wrong in ((bounds.elo0, H1), (bounds.elo1, H0)):
        draw = blocks_of_four(expected_share(elo, ONE_AMONG_FOUR), Random(f"{bounds} {elo}"))
        assert wrong_share(bounds, ONE_AMONG_FOUR, draw, wrong) < ERRORS
