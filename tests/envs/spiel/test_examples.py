"""The examples for OpenSpiel run, and do what they say."""

from itertools import pairwise

import pytest

from tests.envs.test_examples import example
from tests.kit.counts import count


@pytest.mark.soak
def test_iterations_of_cfr_lower_the_nash_conv() -> None:
    found = example("equilibrium").main(iterations=count(4, 64), bots=["adept"], seeds=1)
    by_iteration = [value for name, value in found.items() if name.startswith("solved")]
    assert len(by_iteration) == count(3, 7)
    assert all(later < earlier for earlier, later in pairwise(by_iteration))
    assert by_iteration[-1] < found["adept"] < found["anything"] == pytest.approx(0.7395833)


@pytest.mark.soak
def test_the_search_beats_those_who_play_anything() -> None:
    assert example("openspiel_search").main("goldgavel_auction(players=3)", count(3, 20), 20) > 0.5
