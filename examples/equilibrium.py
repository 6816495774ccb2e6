"""Solves a small game of Aurum and compares bots with the solution: python examples/equilibrium.py

Three players, three metals of two ranks, two cards each, one round: OpenSpiel's counterfactual regret minimization
enumerates every deal. NashConv is what the players could gain in total if each alone switched to a best response
to the others' policies. At an equilibrium it is 0; a sole winner's payoff is 1.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import goldgavel.envs.openspiel  # noqa: F401 - this registers the games
from goldgavel.envs.openspiel.policies import BotPolicy

GAME = "goldgavel_aurum(players=3,metals=3,ranks=2,hand=2,match=round,bid_changes=off)"
BOTS = ("novice", "adept", "master:100it")


def nash_conv(game: Any, profile: Any) -> float:
    return float(exploitability.nash_conv(game, profile, use_cpp_br=False))


def solve(game: Any, iterations: int) -> tuple[Any, dict[int, float]]:
    """Return the average policy, and its NashConv after 1, 2, 4, 8 … iterations."""
    solver = cfr.CFRPlusSolver(game)
    found = {}
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0 or number == iterations:
            found[number] = nash_conv(game, solver.average_policy())
            print(f"CFR+ after {number:3} iterations: NashConv {found[number]:.4f}")
    return solver.average_policy(), found


def value_against(game: Any, guest: Any, others: Any) -> float:
    """Return the guest's mean payoff over all seats, against two others; 0 is an even share."""
    seats = range(game.num_players())
    profiles = [[guest if seat == own else others for seat in seats] for own in seats]
    values = [expected_game_score.policy_value(game.new_initial_state(), profile) for profile in profiles]
    return float(sum(value[own] for own, value in enumerate(values)) / len(values))


def main(iterations: int, bots: Sequence[str], seeds: int, text: str = GAME) -> dict[str, float]:
    game = pyspiel.load_game(text)
    print(game)
    uniform = policy.UniformRandomPolicy(game)
    found = {"anything": nash_conv(game, uniform)}
    print(f"{'anything':>13}: NashConv {found['anything']:.4f}")
    solved, by_iteration = solve(game, iterations)
    found |= {f"solved {number}": value for number, value in by_iteration.items()}
    for bot in bots:
        profile = BotPolicy(game, bot, range(seeds))
        found[bot] = nash_conv(game, profile)
        against = value_against(game, profile, solved)
        print(f"{bot:>13}: NashConv {found[bot]:.4f}; among two of the solved policy it wins {against:+.4f}")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=16)
    parser.add_argument("--bots", nargs="*", default=BOTS)
    parser.add_argument("--seeds", type=int, default=8, help="how often a bot is asked at every decision")
    parser.add_argument("--game", default=GAME)
    wanted = parser.parse_args()
    main(wanted.iterations, wanted.bots, wanted.seeds, wanted.game)
