"""The Aurum master: its parts agree with the rules, and it finds the obvious moves."""

import threading
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.adept.aurum import AdeptPolicy
from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.bots.budget import SearchLimits
from goldgavel.bots.driver import seat_bots
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.searcher import STYLE
from goldgavel.bots.master.aurum.view_reader import read_unseen
from goldgavel.bots.master.aurum.workspace import Workspace
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.rules import codes
from goldgavel.games.aurum.state import State
from goldgavel.kernel.streams import Stream
from tests.bots.workspaces import GOING_ON, endings, moments, workspace_for
from tests.kit.games.aurum import aurum
from tests.kit.games.moves import legal
from tests.kit.games.option_mixes import spread
from tests.kit.games.sample_sizes import count
from tests.kit.parity.both_builds import needs_compiled, run_both_builds

TOO_MANY = 30_000
NODES = 65_536
"""The capacity of a tree."""


class TooManyError(Exception):
    pass


class BruteForce:
    """Search all moves to the end on copies of states, without bounds, table or undo."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.nodes = 0

    def value(self, state: Any) -> list[float]:
        if state.phase not in GOING_ON:
            return self.workspace.round_values(state)
        self.nodes += 1
        if self.nodes > TOO_MANY:
            raise TooManyError
        mover = state.turn & 1 if state.players == 4 else state.turn
        best: list[float] = []
        moves = self.workspace.in_order(state)
        assert sorted(moves) == sorted(state.legal_actions())
        for action in moves:
            after = state.clone()
            after.apply_action(action)
            found = self.value(after)
            if not best or found[mover] > best[mover]:
                best = found
        return best


@pytest.mark.soak
def test_the_solver_agrees_with_brute_force() -> None:
    wanted, seed = count(40, 1000), 0
    solved = 0
    while solved < wanted:
        mix = spread("aurum", 64)[seed % 64]
        game = aurum(**mix)
        workspace, brute = workspace_for(game), workspace_for(game)
        for state in endings(game, 2, seed):
            try:
                expected = BruteForce(brute).value(state)
            except TooManyError:
                continue
            found = workspace.solve(state, 10 * TOO_MANY)
            assert found == pytest.approx(expected, rel=0, abs=1e-12)  # one side's value is 1 less the other's
            solved += 1
        seed += 1


def test_the_solver_gives_up_rather_than_think_too_long() -> None:
    game = aurum(4)
    state = game.new_game(1)
    assert workspace_for(game).solve(state, 50) is None


@pytest.mark.parametrize("mix", [{"match": "race"}, {"match": "best-of-3"}, {"match": "points"}])
@pytest.mark.parametrize("players", [3, 4])
def test_the_chances_of_a_match_add_up(players: int, mix: dict[str, str]) -> None:
    game = aurum(players, **mix)
    workspace, adept = workspace_for(game), AdeptPolicy(game)
    state = game.new_game(2)
    rounds = 0
    while not state.is_terminal():
        before = state.round
        state.apply_action(game.parse_move(adept.decide(state.view(state.current_player()))))
        if state.round != before or state.is_terminal():
            ended = state.clone()
            ended.phase = codes.OVER if state.is_terminal() else codes.DEAL
            chances = workspace.round_values(ended)
            assert sum(chances) == pytest.approx(1.0)
            leader = max(range(len(chances)), key=lambda side: (state.nuggets[side], state.points[side]))
            assert mix["match"] != "points" or chances[leader] == max(chances)
            rounds += 1
    assert rounds >= 2


def test_a_nugget_ahead_is_three_quarters_of_a_race_of_two() -> None:
    game = aurum(4)
    state = game.start()
    state.round, state.nuggets = 1, [1, 0, 0, 0]
    assert workspace_for(game).round_values(state) == [0.75, 0.25]


def masters(game: Aurum, iterations: int) -> list[Any]:
    return [player.bot for player in seat_bots(game, [f"master:{iterations}it"] * game.players, 1)]


def choice(state: State, iterations: int = 300) -> str:
    seat = state.current_player()
    move: str = masters(state.game, iterations)[seat].choose(state.view(seat), (), None)
    assert move in legal(state)
    return move


def gold(*ranks: int) -> int:
    return sum(1 << 4 * rank for rank in ranks)


def test_a_time_budget_gives_a_legal_move() -> None:
    for players in (3, 4):
        game = aurum(players)
        for state in moments(game, 1, every=31):
            seat = state.current_player()
            player = seat_bots(game, ["master:3ms"] * players, 1)[seat]
            assert player.bot.choose(state.view(seat), (), None) in legal(state)


def searched(state: State, iterations: int) -> tuple[str, int, int]:
    """Return the move, the number of iterations until the decision, and the size of the tree."""
    seat = state.current_player()
    workspace, view = workspace_for(state.game, STYLE.margins), state.view(seat)
    tree = workspace.tree
    tree.exploration, tree.prior_temperature, tree.sibling_weight = (
        STYLE.exploration,
        STYLE.prior_temperature,
        STYLE.sibling_weight,
    )
    workspace.determinizer.set_unseen(*read_unseen(state.game, view))
    base, search = table_from_view(state.game, view), Search(seat, iterations, 0.0, False)
    move = state.game.move_text(workspace.search(search, base, base, Stream(1)))
    return move, search.played, tree.size


@pytest.mark.parametrize("players", [3, 4])
def test_a_search_ends_when_it_is_decided(players: int) -> None:
    """The search stops only if no other move can overtake: never in the first half, mostly before the end."""
    early = 0
    for state in moments(aurum(players), 1, every=23):
        if len(legal(state)) > 1:
            move, played, size = searched(state, 400)
            assert move in legal(state)
            assert 200 < played <= 400
            assert 1 < size <= played + 1
            early += played < 400
    assert early > 3


@needs_compiled
def test_a_tree_without_room_is_followed_as_far_as_it_goes() -> None:
    state = next(state for state in moments(aurum(4), 1) if state.phase == codes.PLAY and state.piles[0] == 2)
    move, _, size = searched(state, 140_000)
    assert move in legal(state)
    assert size == NODES


@pytest.mark.skipif(not gg.is_compiled(), reason="only compiled code can let go of the lock")
def test_other_threads_run_while_it_thinks() -> None:
    game = aurum(4)
    state = game.new_game(1)
    seat = state.current_player()
    view, bot = state.view(seat), masters(game, 4000)[seat]
    begun, over = threading.Event(), threading.Event()

    def think() -> None:
        begun.set()
        bot.choose(view, (), None)
        over.set()

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait()
    steps = 0
    while not over.is_set():
        steps += 1
    thread.join()
    assert steps > 1000


@pytest.mark.soak
@needs_compiled
def test_compiled_and_interpreted_it_chooses_the_same() -> None:
    games = count(2, 64)
    compiled, interpreted = run_both_builds("tests.kit.parity.master_choices", str(games))
    assert len(compiled) == games
    assert compiled == interpreted


def test_an_effort_is_half_a_second_unless_told() -> None:
    assert SearchLimits() == (500.0, 0, False)
