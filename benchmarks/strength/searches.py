"""Sampled worlds played out in a second, beside OpenSpiel's ISMCTS in C++: `python -m benchmarks.strength
searches`.

One simulation of ISMCTS draws a world, walks down its tree and plays one random game out; one of ours draws a
world, makes a move and plays it out. OpenSpiel's games are one deal, so ours end with the round; the match is told
too. The subjects take turns, several times over, on one core; the best turn of each counts, and times are the
thread's own.
"""

from collections.abc import Callable
from time import thread_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import goldgavel as gg
from benchmarks.strength.compiled import flat_core
from goldgavel.kernel.streams import Stream

TURNS = 5
SECONDS = 0.5
PEERS = ("oh_hell", "hearts")


class Subject(NamedTuple):
    name: str
    run: Callable[[], tuple[int, float]]
    """Worlds played out, and the seconds that they took."""


def our_state(players: int, plies: int) -> Any:
    """A position of a game of adepts, so many decisions after the deal."""
    from goldgavel.bots.driver import ask, seat_bots

    game = gg.load("aurum", players=players)
    state = game.new_game(11)
    adepts = seat_bots(game, ["adept"] * players, 11)
    while state.ledger.ply() < plies or len(state.legal_actions(state.current_player())) < 2:
        seat = state.current_player()
        state.apply_action(ask(state, adepts[seat]), seat)
    return state


def ours(players: int, plies: int, *, by_policy: bool, whole_match: bool) -> Callable[[], tuple[int, float]]:
    from goldgavel.bots.adept.aurum.weights import STANDARD
    from goldgavel.bots.master.aurum.desk import Desk
    from goldgavel.bots.master.aurum.reading import lay_open, read_unseen

    state = our_state(players, plies)
    seat = state.current_player()
    game, view = state.game, state.view(seat)
    desk, base = Desk(game.empty_table, STANDARD, 0.1), lay_open(game, view)
    desk.worlds.set_unseen(*read_unseen(game, view))
    legal = [game.parse_move(view.legal[0])]

    def run() -> tuple[int, float]:
        chance = Stream(3)
        _, tried, seconds = flat_core().search(
            desk.worlds, base, desk.mind, chance, seat, legal, SECONDS, 0, by_policy, whole_match
        )
        return tried, seconds

    return run


def peer(name: str, moves: int) -> Callable[[], tuple[int, float]]:
    """ISMCTS of OpenSpiel from a position so many decisions into a random game."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    chance = Stream(5)
    made = 0
    while made < moves or state.is_chance_node():
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            state.apply_action(outcomes[chance.below(len(outcomes))])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
        made += 1

    def run() -> tuple[int, float]:
        simulations = 200
        while True:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
            final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, simulations, -1, final, False, False)
            began = thread_time()
            bot.step(state)
            seconds = thread_time() - began
            if seconds > SECONDS / 2:
                return simulations, seconds
            simulations *= 2

    return run


def subjects(console: Console) -> list[Subject]:
    found = []
    try:
        found += [Subject(f"OpenSpiel ISMCTS, {name}", peer(name, 4)) for name in PEERS]
    except ImportError:
        console.print("OpenSpiel is left out: it is not installed (make bench brings it).")
    for players in (4, 3):
        for what, by_policy in (("random", False), ("policy", True)):
            for end, whole_match in (("round", False), ("match", True)):
                run = ours(players, 4 + players, by_policy=by_policy, whole_match=whole_match)
                found.append(Subject(f"Aurum {players}, {what} playouts to the end of the {end}", run))
    return found


def main() -> None:
    console = Console()
    all_subjects = subjects(console)
    best = {subject.name: 0.0 for subject in all_subjects}
    with console.status("measuring …"):
        for _ in range(TURNS):
            for subject in all_subjects:
                worlds, seconds = subject.run()
                best[subject.name] = max(best[subject.name], worlds / seconds)
    table = Table(title="Sampled worlds played out in a second, one core", title_justify="left")
    table.add_column("search")
    table.add_column("worlds/s", justify="right")
    peers = [name for name in best if name.startswith("OpenSpiel")]
    for name in peers:
        table.add_column(f"x {name.split()[-1]}", justify="right")
    for name, rate in best.items():
        table.add_row(name, f"{rate:,.0f}", *(f"{rate / best[other]:.1f}" for other in peers))
    console.print(table)


if __name__ == "__main__":
    main()
