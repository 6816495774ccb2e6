"""Computes the derived values of a view (who is winning the trick, the score so far) from the table's numbers.

Uses only what everyone may know (A39): bids count once all of them are open. Live tables call it after every move.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import goldgavel.games.aurum.rules.tricks as tricks
from goldgavel.games.aurum.knowledge.derived_types import LastTrick, SideSoFar, TrickSoFar
from goldgavel.games.aurum.rules import scores
from goldgavel.games.aurum.rules.box import METALS, SIDES

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

NOTHING_YET = TrickSoFar()


def trick_if_ended_now(state: "State") -> TrickSoFar:
    """Return the result of the trick as if it ended now."""
    if state.trick_size == 0:
        return NOTHING_YET
    winning = tricks.winning_place(state, state.trick, state.trick_size)
    lowest = tricks.lowest_place(state, state.trick, state.trick_size)
    labels, least = state.game.labels, state.trick[lowest] % state.ranks + 1
    return TrickSoFar(
        metals=_metals_in(labels.box.metals, labels.metals, state.used),
        winning=labels.played[(state.leader + winning) % state.players][state.trick[winning]],
        lowest=labels.played[(state.leader + lowest) % state.players][state.trick[lowest]],
        gold=labels.card[state.cards + least] if tricks.earns_gold(state, least) else None,
    )


def last_trick(state: "State") -> LastTrick | None:
    """Return the last complete trick of the round, with the gold that was taken."""
    if state.last_size == 0:
        return None
    labels, players = state.game.labels, state.players
    cards = []
    for place in range(state.last_size):
        cards.append(  # noqa: PERF401 - keeps C types
            labels.played[(state.last_leader + place) % players][state.last_cards[place]]
        )
    winner = tricks.winning_place(state, state.last_cards, state.last_size)
    lowest = tricks.lowest_place(state, state.last_cards, state.last_size)
    return LastTrick(
        cards=tuple(cards),
        winner=(state.last_leader + winner) % players,
        lowest=(state.last_leader + lowest) % players,
        gold=None if state.last_gold < 0 else labels.card[state.cards + state.last_gold],
    )


@lru_cache(maxsize=512)
def _metals_in(metals: tuple[str, ...], sets: tuple[int, ...], used: int) -> tuple[str, ...]:
    found = {metal for metal, cards in zip(metals, sets, strict=True) if used & cards}
    return tuple(metal for metal in METALS if metal in found)


def sides_if_ended_now(state: "State") -> tuple[SideSoFar, ...]:
    """Return each side's bid, tricks and points as if the round ended now."""
    known = True
    for seat in range(state.players):
        if state.bids[seat] < 0:
            known = False
    return tuple([_side(state, seats, known) for seats in SIDES[state.players]])


def _side(state: "State", seats: tuple[int, ...], known: bool) -> SideSoFar:
    bid = tricks = total = 0
    worths = []
    for seat in seats:
        tricks += state.piles[seat]
        worth = scores.heap_points(state.stock[seat])
        worths.append(worth)
        total += worth
        if known:
            bid = max(bid, state.bids[seat] % state.ranks + 1)
    points = scores.points_of_bid(bid, tricks) if known else 0
    return SideSoFar(
        seats=seats,
        bid=bid if known else None,
        tricks=tricks,
        gold=tuple(worths),
        outcome=_outcome(bid, tricks) if known else None,
        bid_points=points,
        total=points + total,
    )


def _outcome(bid: int, tricks: int) -> str:
    """Return `exact`, `over` or `under` (A30)."""
    if tricks == bid:
        return "exact"
    return "over" if tricks > bid else "under"
