"""The OpenSpiel examples run and give the documented results."""

from itertools import pairwise

import pytest

from tests.envs.test_examples import example
from tests.kit.games.sample_sizes import SOAK, count

SMALLEST = "goldgavel_aurum(players=3,metals=3,ranks=2,hand=2,match=round,bid_changes=off,zero_gold=off)"


@pytest.mark.soak
def test_iterations_of_cfr_lower_the_nash_conv() -> None:
    found = example("equilibrium").main(iterations=count(4, 64), bots=[], seeds=1, text=SMALLEST)
    by_iteration = [value for name, value in found.items() if name.startswith("solved")]
    assert len(by_iteration) == count(3, 7)
    assert all(later < earlier for earlier, later in pairwise(by_iteration))
    assert by_iteration[-1] < 0.7 * found["anything"]


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="asks the bots in every one of 7263 information states: in the long run")
def test_the_stronger_the_bot_the_nearer_to_an_equilibrium() -> None:
    found = example("equilibrium").main(iterations=16, bots=["novice", "adept", "master:100it"], seeds=8)
    assert found["master:100it"] < found["adept"] < found["novice"] < found["anything"]
    assert found["solved 16"] < found["master:100it"]


@pytest.mark.soak
def test_the_search_beats_those_who_play_anything() -> None:
    assert example("openspiel_search").main("goldgavel_auction(players=3)", count(3, 40), count(20, 100)) > 0.5
