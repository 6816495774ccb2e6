"""What a person who looks at the table could be tempted to do, and may not: one move for each such idea."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from goldgavel.games.auction import codes
from goldgavel.games.auction.box import FORMS, KINDS
from goldgavel.games.auction.heaps import holds
from goldgavel.games.auction.options import TOKENS

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State
    from goldgavel.kernel.errors import MoveError


def refused_moves(state: "State", seat: int) -> "dict[str, MoveError]":
    """Each such move that is refused now, with its reason."""
    if seat not in state.to_move():
        return {}
    answers = ((move, state.why_illegal(move, seat)) for move in _ideas(state, seat))
    return {move: problem for move, problem in answers if problem is not None}


def _ideas(state: "State", seat: int) -> Iterator[str]:
    yield "pass"
    if state.phase == codes.BID:
        yield from _bids_out_of_bounds(state, seat)
        yield from _token_bids(state, seat)
    elif state.phase == codes.OFFER:
        yield from _offers_at_their_cost(state, seat)
    elif state.phase == codes.JOIN:
        yield from [f"join {kind}" for kind in KINDS[: codes.REPLICA]]


def _bids_out_of_bounds(state: "State", seat: int) -> Iterator[str]:
    """B6: as much as the bid that stands, and one coin more than there are in the purse."""
    if state.high:
        yield f"bid {state.high}"
    if state.coins[seat] < state.coin_count:
        yield f"bid {state.coins[seat] + 1}"


def _token_bids(state: "State", seat: int) -> Iterator[str]:
    """B23: each token in play, with the least bid that could carry it: if that is refused, so is any other."""
    bid = min(state.high + 1, state.coin_count)
    if state.tokens & TOKENS["stop"]:
        least = max(bid, state.stop_minimum)
        yield f"bid {least if least <= state.coins[seat] else bid} stop"
    if state.tokens & TOKENS["ban"]:
        yield f"bid {bid} ban {_next_in_bidding(state, seat)}"
    if state.tokens & TOKENS["exchange"]:
        yield f"bid {bid} exchange"


def _next_in_bidding(state: "State", seat: int) -> int:
    """The next opponent clockwise who can be banned (B25); the neighbour if there is none."""
    others = [(seat + place) % state.players for place in range(1, state.players)]
    return next((other for other in others if state.still_in >> other & 1), others[0])


def _offers_at_their_cost(state: "State", seat: int) -> Iterator[str]:
    """B26: to each opponent one offer that turns the opponent's token, which may be used already."""
    held = state.held
    for other in range(state.players):
        if other != seat and held[other]:
            yield f"offer {other} {_first_card(held[seat])} for {_first_card(held[other])} theirs"


def _first_card(heap: int) -> str:
    return next(text for form, text in enumerate(FORMS) if holds(heap, form))
