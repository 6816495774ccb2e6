"""Speed of the Aurum master's sampling, playouts and solver: `python -m benchmarks.search`.

OpenSpiel runs next to it. One thread; processor time; the median of several turns, which the subjects take one
after the other. A simulation is one world sampled from what a seat knows and played out at random. OpenSpiel's
`ISMCTSBot` adds a tree that decides the first moves of each; ours is what the search does below its tree. All
subjects are asked about the first decision of new deals, where playouts are longest (in the middle of a game of
hearts OpenSpiel's bot crashes).
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pyspiel
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.strength.compiled import core
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.bots.master.aurum.view_reader import read_unseen
from goldgavel.bots.master.aurum.workspace import Workspace
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.rules.table import Table
from goldgavel.games.aurum.state import State
from goldgavel.kernel.streams import Stream

SIMULATIONS = 3000
PEERS = ("oh_hell", "oh_hell(players=4,num_tricks_fixed=11)", "hearts")


class Rate(NamedTuple):
    simulations: int
    moves: int
    seconds: float


def ours(players: int, whole_game: bool) -> Callable[[int], Rate]:
    game = Aurum({"players": players})
    workspace, world, trials = Workspace(game.empty_table, 0.0), Table(), core("trials")

    def run(seed: int) -> Rate:
        state = game.new_game(seed)
        view = state.view(state.current_player())
        workspace.determinizer.set_unseen(*read_unseen(game, view))
        base, stream = table_from_view(game, view), Stream(seed)
        start = time.thread_time()
        moves = trials.play_worlds(workspace.determinizer, base, world, SIMULATIONS, whole_game, stream)
        return Rate(SIMULATIONS, moves, time.thread_time() - start)

    return run


def peer(name: str) -> Callable[[int], Rate]:
    game = pyspiel.load_game(name)

    def run(seed: int) -> Rate:
        state = fresh_deal(game, random.Random(seed))
        bot, _evaluator = ismcts(seed)
        start = time.thread_time()
        bot.step(state)
        return Rate(SIMULATIONS, 0, time.thread_time() - start)

    return run


def fresh_deal(game: Any, chance: random.Random) -> Any:
    """Return a deal whose first decision is a choice. Hearts without passing begins with a forced card."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        if len(state.legal_actions()) > 1:
            return state


def ismcts(seed: int) -> tuple[Any, Any]:
    """Return the bot, and the evaluator, which must live as long as the bot."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS, -1, most_visits, False, False), evaluator


def speed(turns: int) -> Sheet:
    subjects = {f"OpenSpiel ISMCTSBot, {name}": peer(name) for name in PEERS}
    for players in (3, 4):
        for whole_game in (False, True):
            end = "game" if whole_game else "round"
            subjects[f"Aurum, {players} players, to the end of the {end}"] = ours(players, whole_game)
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in subjects}
    for turn in range(turns):
        for name, run in subjects.items():
            rate = run(turn)
            rates[name].append((rate.simulations / rate.seconds, rate.moves / rate.seconds))
    sheet = Sheet("simulations", "per second", "moves per second", title="Sampled worlds, played out at random")
    for name, found in rates.items():
        simulations, moves = sorted(found)[len(found) // 2]
        sheet.add_row(name, f"{simulations:,.0f}", f"{moves:,.0f}" if moves else "")
    return sheet


def policy_speed(blocks: int) -> Sheet:
    sheet = Sheet("players", "policy moves per second", title="The quick policy against itself")
    for players in (3, 4):
        game = Aurum({"players": players})
        first, second = Features(game.empty_table), Features(game.empty_table)
        play_blocks = core("trials").play_blocks
        start = time.thread_time()
        trial = play_blocks(game.empty_table, first, second, blocks, 5)
        sheet.add_row(str(players), f"{trial.moves / (time.thread_time() - start):,.0f}")
    return sheet


def endings(game: Aurum, tricks: int, wanted: int) -> Iterator[State]:
    """Yield positions before a trick, from games by the quick policy with occasional random moves."""
    workspace, chance, seed = Workspace(game.empty_table, 0.0), random.Random(tricks), 0
    while wanted:
        state = game.new_game(seed)
        state.seeded = False
        seed += 1
        while not state.is_terminal() and not state.needs_deal():
            begins = state.trick_size == 0 and state.asked == 0 and min(state.bids[: game.players]) >= 0
            if begins and max(cards.bit_count() for cards in state.hand) == tricks:
                yield state
                wanted -= 1
                break
            quick = chance.random() < 0.8
            state.apply_action(
                workspace.quick(state, state.turn) if quick else chance.choice(state.legal_actions())
            )


def solver_times(count: int, limit: int) -> Sheet:
    sheet = Sheet(
        "players", "tricks", "median ms", "mean ms", "nodes (median)", "given up", title="Endings solved"
    )
    for players in (3, 4):
        game = Aurum({"players": players})
        workspace = Workspace(game.empty_table, 0.0)
        for tricks in (2, 3, 4, 5):
            times, nodes, given_up = [], [], 0
            for state in endings(game, tricks, count):
                start = time.thread_time()
                given_up += workspace.solve(state, limit) is None
                times.append(1000 * (time.thread_time() - start))
                nodes.append(workspace.solver.nodes)
            row = (
                f"{statistics.median(times):.2f}",
                f"{statistics.mean(times):.2f}",
                f"{statistics.median(nodes):,}",
            )
            sheet.add_row(str(players), str(tricks), *row, f"{given_up} of {count}")
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--blocks", type=int, default=500, help="deals for the speed of the policy")
    parser.add_argument("--endings", type=int, default=50, help="endings of each size")
    parser.add_argument("--limit", type=int, default=2_000_000, help="nodes after which the solver gives up")
    asked = parser.parse_args()
    console = Console()
    console.print(speed(asked.turns))
    console.print(policy_speed(asked.blocks))
    console.print(solver_times(asked.endings, asked.limit))


if __name__ == "__main__":
    main()
