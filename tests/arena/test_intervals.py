"""Intervals compared with published figures, and how often they contain the true value."""

from random import Random

import pytest

from goldgavel.arena.intervals import MANY, mean_interval, share_interval, t_quantile
from tests.kit.games.sample_sizes import count


@pytest.mark.parametrize(
    ("freedom", "published"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, published: float) -> None:
    assert round(t_quantile(freedom), 3) == published


def test_many_blocks_are_normal() -> None:
    assert t_quantile(100_001) == pytest.approx(1.95996, abs=1e-4)
    assert 0 < t_quantile(MANY) - t_quantile(MANY + 1) < 1e-7


def test_gossets_own_data() -> None:
    """Student (1908), the sleep gained by two drugs: the difference is 1.58 with a standard error of 0.389."""
    gained = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]
    found = mean_interval(gained)
    assert found.mean == pytest.approx(1.58)
    assert (round(found.low or 0, 4), round(found.high or 0, 4)) == (0.7001, 2.4599)


def test_blocks_that_vary_as_coins_do_have_wilsons_interval() -> None:
    """Newcombe (1998), example 1: 81 of 263 is 0.2553 to 0.3662; Student's factor makes it a little wider."""
    found = share_interval([1.0] * 81 + [0.0] * 182)
    assert found.low == pytest.approx(0.2553, abs=0.001)
    assert found.high == pytest.approx(0.3662, abs=0.001)
    assert (found.low or 0) < 0.2553
    assert (found.high or 0) > 0.3662


def test_blocks_that_are_all_alike() -> None:
    """Clopper and Pearson: none of 20 is at most 0.1684."""
    assert share_interval([0.0] * 20).high == pytest.approx(0.1684, abs=1e-4)
    assert share_interval([1.0] * 20).low == pytest.approx(0.8316, abs=1e-4)
    halves = share_interval([0.5] * 20)
    assert halves.low == pytest.approx(0.4158, abs=1e-4)
    assert halves.high == pytest.approx(0.5842, abs=1e-4)


def test_one_block_tells_nothing() -> None:
    assert mean_interval([3.0]).low is None
    found = share_interval([1.0])
    assert (found.mean, found.low, found.high) == (1.0, 0.0, 1.0)


def test_pairing_makes_intervals_narrow() -> None:
    rng = Random(1)
    luck = [rng.gauss(0, 10) for _ in range(200)]
    ours, theirs = [value + 1 + rng.gauss(0, 1) for value in luck], [value + rng.gauss(0, 1) for value in luck]
    paired = mean_interval([mine - other for mine, other in zip(ours, theirs, strict=True)])
    alone = mean_interval(ours)
    assert (paired.high or 0) - paired.mean < ((alone.high or 0) - alone.mean) / 5
    assert (paired.low or 0) > 0


@pytest.mark.soak
@pytest.mark.parametrize("share", [0.03, 0.25, 0.5, 0.9])
@pytest.mark.parametrize(("blocks", "games"), [(20, 2), (60, 4), (200, 8)])
@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_the_truth_is_inside_about_as_often_as_it_says(share: float, blocks: int, games: int, luck: float) -> None:
    """Some deals are won or lost by any player, so the games of a block are correlated."""
    rng = Random(f"{share} {blocks} {luck}")
    trials = count(100, 4000)
    inside = 0
    for _ in range(trials):
        values = []
        for _ in range(blocks):
            settled = rng.random() < luck
            first = rng.random() < share
            wins = games * first if settled else sum(rng.random() < share for _ in range(games))
            values.append(wins / games)
        found = share_interval(values)
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= share <= found.high
    assert inside / trials > count(86, 92) / 100
