"""Illegal moves that a person might try, each with its explanation: one move per kind of mistake."""

from typing import TYPE_CHECKING, Any

import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.turns as turns
import goldgavel.games.auction.wording.reasons as reasons
from goldgavel.games.auction.rules.box import FORMS, KINDS

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State
    from goldgavel.kernel.errors import MoveError


CACHE: "dict[tuple[Any, ...], MoveError]" = {}
"""By the move and the numbers that `reasons.py` uses for the candidates: the reason depends on nothing else."""
MOST_CACHED = 10_000


def refused_moves(state: "State", seat: int) -> "dict[str, MoveError]":
    """Return the candidates that are illegal now, each with its reason."""
    refused: dict[str, MoveError] = {}
    if turns.may_act(state, seat):
        written = state.game.written
        for move in _candidates(state, seat):
            action = written.get(move)
            if action is None:
                refused[move] = state.game.refused_text(move)
            elif not turns.is_legal(state, seat, action):
                refused[move] = _reason(state, seat, move)
    return refused


def _reason(state: "State", seat: int, move: str) -> "MoveError":
    """Return the error, cached: it is shown and never raised, so it can be shared."""
    case = (
        move, state.phase, state.high, state.coins[seat], state.tokens, state.unused[seat], state.stop_minimum,
    )  # fmt: skip
    found = CACHE.get(case)
    if found is None:
        if len(CACHE) >= MOST_CACHED:
            CACHE.clear()
        found = CACHE[case] = reasons.broken_rule(state, seat, move.split())
    return found


def _candidates(state: "State", seat: int) -> list[str]:
    candidates = ["pass"]
    if state.phase == codes.BID:
        candidates += _bids_out_of_bounds(state, seat)
        candidates += _token_bids(state, seat)
    elif state.phase == codes.OFFER:
        candidates += _offers_at_their_cost(state, seat)
    elif state.phase == codes.JOIN:
        candidates += [f"join {kind}" for kind in KINDS[: codes.REPLICA]]
    return candidates


def _bids_out_of_bounds(state: "State", seat: int) -> list[str]:
    """Return a bid that is too low (equal to the highest) and one that is too high (above the own coins) (B6)."""
    bids = []
    if state.high:
        bids.append(f"bid {state.high}")
    if state.coins[seat] < state.coin_count:
        bids.append(f"bid {state.coins[seat] + 1}")
    return bids


def _token_bids(state: "State", seat: int) -> list[str]:
    """Return the lowest possible bid with each token in play (B23): if it is refused, all others are too."""
    bids = []
    bid = min(state.high + 1, state.coin_count)
    if state.tokens & codes.STOP:
        least = max(bid, state.stop_minimum)
        bids.append(f"bid {least if least <= state.coins[seat] else bid} stop")
    if state.tokens & codes.BAN:
        bids.append(f"bid {bid} ban {_next_in_bidding(state, seat)}")
    if state.tokens & codes.EXCHANGE:
        bids.append(f"bid {bid} exchange")
    return bids


def _next_in_bidding(state: "State", seat: int) -> int:
    """Return the next opponent clockwise who can be banned (B25); if there is none, the next seat."""
    others = [(seat + place) % state.players for place in range(1, state.players)]
    for other in others:
        if state.still_in >> other & 1:
            return other
    return others[0]


def _offers_at_their_cost(state: "State", seat: int) -> list[str]:
    """Return one offer per opponent that turns the opponent's token, which may be used already (B26)."""
    return [
        f"offer {other} {_first_card(state.held[seat])} for {_first_card(state.held[other])} theirs"
        for other in range(state.players)
        if other != seat and state.held[other]
    ]


def _first_card(heap: int) -> str:
    return FORMS[card_counts.lowest(heap)]
