"""Illegal bids and plays that a person might try with their cards, each with its explanation (A8, A18 to A20).

Windows need none: every change of a bid that a player can see there is legal (A11).
"""

from typing import TYPE_CHECKING

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.wording import reasons

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State
    from goldgavel.kernel.errors import MoveError

CACHE: "dict[tuple[str, bool], MoveError]" = {}
"""By the move and whether it would lead: the reason depends on nothing else."""


def refused_moves(state: "State", seat: int) -> "dict[str, MoveError]":
    """Return these moves with their reasons; moves refused for the same reason share one error."""
    if state.phase == codes.BID:
        return _gold_bids(state, seat)
    if state.phase != codes.PLAY or state.turn != seat:
        return {}
    refused = _cards_of_used_metals(state, seat)
    if state.trick_size == 0:
        refused |= _refused(state, seat, _gold_plays(state, seat))
    if state.trick_size == 0 or state.hand[seat] & ~state.used:
        refused |= _refused(state, seat, ["end"])
    return refused


def _gold_bids(state: "State", seat: int) -> "dict[str, MoveError]":
    """Return bids with gold, which have a text but no action, because gold is not a bid (A8)."""
    held = _gold_plays(state, seat)
    if not held or seat not in state.to_move():
        return {}
    moves = [f"bid {move.split()[1]}" for move in held]
    reason = CACHE.get((moves[0], False))
    if reason is None:
        reason = CACHE[moves[0], False] = state.game.refused_text(moves[0])
    return dict.fromkeys(moves, reason)


def _cards_of_used_metals(state: "State", seat: int) -> "dict[str, MoveError]":
    """Return plays of metals already in the trick (A19), by metal. The number of a play is that of its card."""
    texts = state.game.texts
    barred = state.hand[seat] & state.used
    refused: dict[str, MoveError] = {}
    for metal in state.game.labels.metals:
        if barred & metal:
            refused |= _refused(state, seat, _texts_of(texts, barred & metal))
    return refused


def _texts_of(texts: tuple[str, ...], cards: int) -> list[str]:
    found = []
    while cards:
        found.append(texts[bits.lowest(cards)])
        cards &= cards - 1
    return found


def _gold_plays(state: "State", seat: int) -> list[str]:
    stock = state.stock[seat]
    ranks = [rank for rank in range(state.golds) if gold.holds(stock, rank)]
    return [state.game.texts[state.cards + rank] for rank in ranks]


def _refused(state: "State", seat: int, moves: list[str]) -> "dict[str, MoveError]":
    """Return moves that all break the same rule, with one shared error."""
    return dict.fromkeys(moves, _reason(state, seat, moves[0])) if moves else {}


def _reason(state: "State", seat: int, move: str) -> "MoveError":
    """Return the error, cached: it is shown and never raised, so it can be shared."""
    case = (move, state.trick_size == 0)
    found = CACHE.get(case)
    if found is None:
        found = CACHE[case] = reasons.broken_rule(state, seat, move.split())
    return found
