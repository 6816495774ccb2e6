"""Makes an OpenSpiel state from a view, so that an OpenSpiel bot can play at one of our tables.

The state is one of the worlds that the seat cannot tell apart. It contains the moves of this round, like a view.
What came before is the same in all of them, so a search loses nothing.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.envs.openspiel.core import Core
from goldgavel.kernel.game import RandomBits

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.games import SpielGame
    from goldgavel.envs.openspiel.state import SpielState


def state_from_view(game: "SpielGame", view: Any, rng: RandomBits) -> "SpielState":
    """Return a state in which the seat would have this view. Chance nodes deal the later rounds, as usual."""
    world = game.engine.sample(view, rng)
    world.seeded = False
    world.move_log.deals = game.adapter.deals_of(world)
    state = game.new_initial_state()
    state.core = Core(world)
    return state
