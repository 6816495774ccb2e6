"""Workspaces of the master bot, and positions for them."""

from collections.abc import Iterator

from goldgavel.bots.adept.aurum import AdeptPolicy
from goldgavel.bots.master.aurum.workspace import Workspace
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.rules import codes
from goldgavel.games.aurum.state import State
from goldgavel.kernel.streams import Stream

GOING_ON = (codes.BID, codes.WINDOW, codes.PLAY)


def workspace_for(game: Aurum, margins: float = 0.0) -> Workspace:
    return Workspace(game.empty_table, margins)


def moments(game: Aurum, seed: int, every: int = 1) -> Iterator[State]:
    """Yield the states of a game between adepts, with occasional random moves."""
    state, adept = game.new_game(seed), AdeptPolicy(game)
    chance = Stream(seed, 3)
    ply = 0
    while not state.is_terminal():
        if ply % every == 0:
            yield state
        actions = state.legal_actions()
        quick = game.parse_move(adept.decide(state.view(state.current_player())))
        state.apply_action(quick if chance.below(5) else actions[chance.below(len(actions))])
        ply += 1


def endings(game: Aurum, tricks: int, seed: int) -> Iterator[State]:
    """Yield positions of a game in which no hand has more than this many cards."""
    for state in moments(game, seed):
        held = max(cards.bit_count() for cards in state.hand)
        if state.phase in GOING_ON[1:] and 0 < held <= tricks:
            world = state.clone()
            world.seeded = False
            yield world
