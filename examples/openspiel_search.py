"""OpenSpiel's search for imperfect information at one of our tables: python examples/openspiel_search.py

`ISMCTSBot` needs states that its player cannot distinguish from the real one. OpenSpiel cannot get them from a
game in Python, so the bot is given a resampler. The other seats play at random.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from goldgavel.envs.openspiel import Resampler


def searcher(game: Any, simulations: int, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=2.0, max_simulations=simulations, random_state=rng)
    bot.set_resampler(Resampler(seed))
    return bot


def play(game: Any, bot: Any, seat: int, rng: np.random.RandomState) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        searches = state.current_player() == seat
        action = (
            bot.step(state) if searches else rng.choice(state.legal_actions())
        )  # also for chance nodes, whose outcomes are equally likely
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns


def main(text: str, games: int, simulations: int) -> float:
    game = pyspiel.load_game(text)
    rng = np.random.RandomState(1)
    total = 0.0
    for number in range(games):
        seat = number % game.num_players()
        total += play(game, searcher(game, simulations, number), seat, rng)[seat]
    print(f"{game}: {total / games:+.2f} a game for the search; 0 is even, 1 is a win every time")
    return total / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="goldgavel_auction(players=3)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    wanted = parser.parse_args()
    main(wanted.game, wanted.games, wanted.simulations)
