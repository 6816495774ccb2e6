"""The Aurum master: its parts agree with the rules, and it makes sense where it is plain what to do."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.adept.aurum import Judge
from goldgavel.bots.adept.aurum.reading import lay_open
from goldgavel.bots.driver import seat_bots
from goldgavel.bots.master.aurum.desk import Desk
from goldgavel.bots.master.aurum.reading import read_log, read_unseen
from goldgavel.bots.master.effort import Effort
from goldgavel.games.aurum import codes
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.state import State
from goldgavel.kernel.streams import Stream
from tests.kit.aurum import aurum
from tests.kit.counts import count
from tests.kit.mixes import spread
from tests.kit.moves import legal

GOING_ON = (codes.BID, codes.WINDOW, codes.PLAY)
TOO_MANY = 30_000


def desk_for(game: Aurum, margins: float = 0.0) -> Desk:
    return Desk(game.empty_table, margins)


def moments(game: Aurum, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a game between adepts, in which chance moves now and then."""
    state, adept = game.new_game(seed), Judge(game)
    chance = Stream(seed, 3)
    ply = 0
    while not state.is_terminal():
        if ply % every == 0:
            yield state
        actions = state.legal_actions()
        quick = game.parse_move(adept.decide(state.view(state.current_player())))
        state.apply_action(quick if chance.below(5) else actions[chance.below(len(actions))])
        ply += 1


# The solver.


def endings(game: Aurum, tricks: int, seed: int) -> Iterator[State]:
    """Positions of a game in which no hand is good for more than so many tricks."""
    for state in moments(game, seed):
        held = max(cards.bit_count() for cards in state.hand)
        if state.phase in GOING_ON[1:] and 0 < held <= tricks:
            world = state.clone()
            world.seeded = False
            yield world


class TooManyError(Exception):
    pass


class BruteForce:
    """Every move to the end, on copies of states: no bounds, no memory, nothing taken back."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.nodes = 0

    def value(self, state: Any) -> list[float]:
        if state.phase not in GOING_ON:
            return self.desk.appraised(state)
        self.nodes += 1
        if self.nodes > TOO_MANY:
            raise TooManyError
        mover = state.turn & 1 if state.players == 4 else state.turn
        best: list[float] = []
        moves = self.desk.in_order(state)
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
        desk, brute = desk_for(game), desk_for(game)
        for state in endings(game, 2, seed):
            try:
                expected = BruteForce(brute).value(state)
            except TooManyError:
                continue
            found = desk.solve(state, 10 * TOO_MANY)
            assert found == pytest.approx(expected, rel=0, abs=1e-12)  # one side's value is 1 less the other's
            solved += 1
        seed += 1


def test_the_solver_gives_up_rather_than_think_too_long() -> None:
    game = aurum(4)
    state = game.new_game(1)
    assert desk_for(game).solve(state, 50) is None


# Worlds.


@pytest.mark.soak
def test_a_world_agrees_with_the_view() -> None:
    for seed, mix in enumerate(spread("aurum", count(8, 64))):
        game = aurum(**mix)
        desk = desk_for(game)
        for state in moments(game, seed, every=7):
            seat = state.current_player()
            view = state.view(seat)
            desk.worlds.set_unseen(*read_unseen(game, view))
            laid = desk.lay(lay_open(game, view), Stream(seed))
            world = state.clone()
            world.hand, world.bids = laid.hand, laid.bids
            seen, before = world.view(seat), state.view(seat)
            assert (seen.hand, seen.unseen, seen.known, seen.bids) == (
                before.hand,
                before.unseen,
                before.known,
                before.bids,
            )
            assert seen.hand_sizes == before.hand_sizes
            assert seen.legal == before.legal


def test_unseen_cards_lie_everywhere_as_often() -> None:
    """Each of the three others has a card in a third of the worlds (four standard errors)."""
    game = aurum(4)
    state = game.new_game(3)
    view = state.view(state.current_player())
    seat = state.current_player()
    desk, base, stream = desk_for(game), lay_open(game, view), Stream(5)
    desk.worlds.set_unseen(*read_unseen(game, view))
    card = 1 << game.card_numbers[view.unseen[0]]
    worlds = 2000
    found = [0] * 4
    for _ in range(worlds):
        laid = desk.lay(base, stream)
        for other in range(4):
            found[other] += bool(laid.hand[other] & card)
    assert found[seat] == 0
    for other in {0, 1, 2, 3} - {seat}:
        assert abs(found[other] / worlds - 1 / 3) < 4 * (2 / 9 / worlds) ** 0.5


@pytest.mark.soak
def test_every_world_can_have_come_about() -> None:
    """The moves of the round, played again from the hands that were dealt in a world, lead to that world."""
    for seed, mix in enumerate(spread("aurum", count(6, 64))):
        game = aurum(**mix)
        for state in moments(game, seed, every=9):
            view = state.view(state.current_player())
            if view.phase == "bid":
                continue
            start, moves, shown, received = read_log(game, view)
            dealt = [(state.hand[s] & ~received[s]) | shown[s] for s in range(game.players)]
            start.hand = [*dealt, *[0] * (4 - game.players)]
            start.seeded = False
            for mover, action in moves:
                start.apply_action(action, mover)
            assert start.hand == state.hand
            assert start.stock == state.stock


def test_worlds_in_which_the_moves_make_sense_are_likelier() -> None:
    """Summed over a game, the world as it is explains the others' moves better than a world at random does."""
    better = asked = 0
    for seed in range(4):
        game = aurum(4)
        desk = desk_for(game)
        desk.worlds.temperature = 0.7
        state, adept = game.new_game(seed), Judge(game)
        while not state.is_terminal():
            seat = state.current_player()
            view = state.view(seat)
            if view.phase == "play" and len(view.moves) > 30 and len(view.moves) % 11 == 0:
                start, moves, shown, received = read_log(game, view)
                desk.worlds.set_unseen(*read_unseen(game, view))
                desk.worlds.set_log(moves, shown, received)
                base = lay_open(game, view)
                drawn = [desk.likelihood(base, start, Stream(place))[1] for place in range(20)]
                fixed = [state.hand[owner] for owner in range(4)]
                desk.worlds.set_unseen(seat, [], fixed, [0] * 4, [0] * 4)
                true = desk.likelihood(base, start, Stream(0))[1]
                better += sum(true > other for other in drawn)
                asked += len(drawn)
            state.apply_action(game.parse_move(adept.decide(view)), seat)
    assert asked >= 100
    assert better > 0.6 * asked


# The policy of the playouts, and the value of a match.


def test_the_policy_is_blind_to_what_its_seat_cannot_see() -> None:
    """In a world of a search it plays as it would from the view."""
    for players in (3, 4):
        game = aurum(players)
        desk, adept = desk_for(game), Judge(game)
        for state in moments(game, 2):
            seat = state.current_player()
            assert game.move_text(desk.quick(state, seat)) == adept.decide(state.view(seat))


@pytest.mark.parametrize("mix", [{"match": "race"}, {"match": "best-of-3"}, {"match": "points"}])
@pytest.mark.parametrize("players", [3, 4])
def test_the_chances_of_a_match_add_up(players: int, mix: dict[str, str]) -> None:
    game = aurum(players, **mix)
    desk, adept = desk_for(game), Judge(game)
    state = game.new_game(2)
    rounds = 0
    while not state.is_terminal():
        before = state.round
        state.apply_action(game.parse_move(adept.decide(state.view(state.current_player()))))
        if state.round != before or state.is_terminal():
            ended = state.clone()
            ended.phase = codes.OVER if state.is_terminal() else codes.DEAL
            chances = desk.appraised(ended)
            assert sum(chances) == pytest.approx(1.0)
            leader = max(range(len(chances)), key=lambda side: (state.nuggets[side], state.points[side]))
            assert mix["match"] != "points" or chances[leader] == max(chances)
            rounds += 1
    assert rounds >= 2


def test_a_nugget_ahead_is_three_quarters_of_a_race_of_two() -> None:
    game = aurum(4)
    state = game.start()
    state.round, state.nuggets = 1, [1, 0, 0, 0]
    assert desk_for(game).appraised(state) == [0.75, 0.25]


# The search.


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


def lines(pure: str, games: int) -> list[str]:
    environment = os.environ | {"GOLDGAVEL_PURE": pure}
    command = [sys.executable, "-m", "tests.kit.choices", str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.splitlines()


@pytest.mark.soak
@pytest.mark.skipif(not gg.is_compiled(), reason="nothing is compiled here")
def test_compiled_and_interpreted_it_chooses_the_same() -> None:
    games = count(2, 64)
    compiled, interpreted = lines("0", games), lines("1", games)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == games + 1
    assert compiled[1:] == interpreted[1:]


def test_an_effort_is_half_a_second_unless_told() -> None:
    assert Effort() == (500.0, 0, False)
