"""OpenSpiel's own search in Python, through the resampler."""

from typing import Any

import numpy as np
import pytest
from benchmarks.strength.spiel import OpenSpielSearch
from open_spiel.python.algorithms import ismcts, mcts

import goldgavel as gg
from goldgavel.bots.driver import play_game
from goldgavel.envs.openspiel import Resampler
from tests.envs.openspiel.kit import load, played
from tests.kit.games.sample_sizes import count


@pytest.mark.soak
@pytest.mark.parametrize(
    "text",
    [
        "goldgavel_aurum",
        "goldgavel_aurum(players=3)",
        "goldgavel_aurum(players=3,metals=3,ranks=2,hand=2,match=round)",
        "goldgavel_auction",
        "goldgavel_auction(players=3,tokens=stop+ban+exchange)",
    ],
)
@pytest.mark.parametrize("use_observation", [False, True])
def test_ismcts_plays(text: str, use_observation: bool) -> None:
    game = load(text)
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=2.0,
        max_simulations=count(12, 100),
        random_state=rng,
        use_observation_string=use_observation,
        allow_inconsistent_action_sets=use_observation,
    )
    bot.set_resampler(Resampler(5))
    state = played(game, 0)
    for _ in range(count(12, 10_000)):
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players"), [("aurum", 4), ("aurum", 3), ("auction", 4)])
def test_it_sits_at_our_tables(name: str, players: int) -> None:
    """As in the benchmark, the search works from views alone."""
    game = gg.load(name, players=players)

    def guest(made_for: Any, seat: int, seed: int) -> OpenSpielSearch:
        return OpenSpielSearch(made_for, seat, seed, iterations=3)

    assert play_game(game, [guest, *["random"] * (players - 1)], seed=2).is_terminal()


def test_more_simulations_find_the_winning_card() -> None:
    """With all bids known, the last card of a tiny round can be calculated, and the search finds it."""
    game = load("goldgavel_aurum(players=3,metals=3,ranks=2,hand=2,match=round)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=2.0,
        max_simulations=400,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
    )
    bot.set_resampler(Resampler(1))
    checked = 0
    for seed in range(40):
        state = played(game, 8, seed)
        if state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        values = {
            action: best_case(state.child(action), state.current_player()) for action in state.legal_actions()
        }
        if all(state.child(action).is_terminal() for action in values):
            assert values[bot.step(state)] == max(values.values())
            checked += 1
    assert checked > 3


def best_case(state: object, player: int) -> float:
    return float(state.returns()[player])  # type: ignore[attr-defined]
