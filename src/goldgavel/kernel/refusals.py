"""Refusals that do not depend on the rules of a game: no such move or seat, or not the time for a move."""

from typing import TYPE_CHECKING, SupportsIndex

from goldgavel.kernel.errors import DealError, MoveError, NotYourTurn, UnreadableMove
from goldgavel.text import player_name

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState


def no_such_seat(state: "GameState", seat: SupportsIndex) -> MoveError:
    return NotYourTurn("no-such-seat", seat=str(seat), last=state.game.players - 1)


def no_deal_awaited() -> DealError:
    return DealError("deal-not-awaited")


def untimely(state: "GameState", seat: int, number: int) -> MoveError | None:
    """Return the error for any move by this seat now; None if the rules of the game decide."""
    last = state.game.num_actions() - 1
    if not 0 <= number <= last:
        return UnreadableMove("no-such-action", action=str(number), last=last)
    if state.is_terminal():
        return NotYourTurn("game-is-over")
    if state.needs_deal():
        return NotYourTurn("deal-awaited")
    if seat not in state.to_move():
        return NotYourTurn("not-your-turn", name=player_name(state.to_move()[0]))
    return None
