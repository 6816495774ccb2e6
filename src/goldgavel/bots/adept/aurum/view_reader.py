"""A view as compiled code reads it."""

from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.games.aurum.state import State
from goldgavel.kernel.streams import Stream


def table_from_view(game: Aurum, view: AurumView) -> State:
    """The table as the seat knows it. How its unseen cards lie means nothing."""
    state = game.draw_world(view, Stream(0))
    state.noting = False
    if view.seat is not None and view.seat in view.to_move:
        state.turn = view.seat
    return state
