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
    world.move_log.deals = (_dealt(world) if game.name == "aurum" else (world.first, tuple(world.deck)),)
    state = game.new_initial_state()
    state.core = Core(world)
    return state


def _dealt(world: Any) -> tuple[int, tuple[int, ...], int]:
    """Return this round's deal: a card was dealt to the seat that first showed it or holds it unseen (A13)."""
    hands = [0] * world.players
    seen = 0
    for entry in world.move_log.round_entries():
        card = _card_shown(world, entry >> 3)
        if card is not None and not seen >> card & 1:
            seen |= 1 << card
            hands[entry & 7] |= 1 << card
    hands = [hand | world.hand[seat] & ~seen for seat, hand in enumerate(hands)]
    return world.first, tuple(hands), world.aside


def _card_shown(world: Any, action: int) -> int | None:
    """Return the base card that a move brings from the hand to the table."""
    verb, *cards = world.game.texts[action].removesuffix(" partner").split()
    if verb in {"keep", "end"}:
        return None
    number: int = world.game.card_numbers[cards[-1]]
    return number if number < world.cards else None
