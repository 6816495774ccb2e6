"""A workspace of the searching bot, and moments of games to sit down at it."""

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
    """The states of a game between adepts, in which chance moves now and then."""
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
    """Positions of a game in which no hand is good for more than so many tricks."""
    for state in moments(game, seed):
        held = max(cards.bit_count() for cards in state.hand)
        if state.phase in GOING_ON[1:] and 0 < held <= tricks:
            world = state.clone()
            world.seeded = False
            yield world
