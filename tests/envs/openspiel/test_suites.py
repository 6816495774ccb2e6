"""OpenSpiel's own test suites, with every number of players and every preset."""

import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.tests import games_sim_test

from tests.envs.openspiel.kit import ALL, PRESETS, TINY, load
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("text", ALL)
def test_random_sim_test(text: str) -> None:
    pyspiel.random_sim_test(load(text), count(2, 200), serialize=True, verbose=False)


@pytest.mark.parametrize("text", ALL)
def test_games_sim_test(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(count(1, 40)):
        games_sim_test.GamesSimTest().sim_game(load(text))
        assert "terminated with" in capsys.readouterr().out


def run(case: type[unittest.TestCase]) -> None:
    """Run one of OpenSpiel's test classes. Its failures are failures of this test."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert [trace for _, trace in [*result.errors, *result.failures]] == []


def enforced(base: Any, text: str) -> Any:
    return type("Enforced", (base,), {"game": load(text), "game_name": text})


@pytest.mark.parametrize("text", [PRESETS[0], PRESETS[2], "goldgavel_auction(players=3,tokens=exchange)", TINY])
def test_api_on_some_states(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = sample_some_states.sample_some_states

    def few(game: Any, max_states: int) -> Any:
        return some(game, max_states=count(40, max_states))

    monkeypatch.setattr(sample_some_states, "sample_some_states", few)
    run(enforced(api_test.EnforceAPIOnPartialTreeBase, text))


def test_api_on_every_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Includes perfect recall. The counts are those of the independent walk in test_tree."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, TINY, (49, 10098, 8208))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, TINY, 7263)
    run(enforced(api_test.EnforceAPIOnFullTreeBase, TINY))
