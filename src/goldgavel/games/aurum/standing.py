"""How a trick and the sides stand, from the table's own numbers: the same as `glance.py` finds out from a view.

A view is made of texts, and a glance at it serves whoever has only that. A live table has the numbers, and looks
after every move.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import goldgavel.games.aurum.gold as gold
from goldgavel.games.aurum import scores
from goldgavel.games.aurum.box import METALS, SIDES
from goldgavel.games.aurum.glance import NOTHING_YET, SideSoFar, TrickSoFar, outcome_of

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

NOBODY = -1


def trick_standing(state: "State") -> TrickSoFar:
    """The trick as if it ended now. Ties go to the later card (A21), and gold is above all (A24)."""
    lowest, winning = NOBODY, NOBODY
    least, most = 0, -1
    for place in range(state.trick_size):
        card = state.trick[place]
        is_gold = card >= state.cards
        rank = card - state.cards if is_gold else card % state.ranks + 1
        strength = rank + 1000 if is_gold else rank
        if strength >= most:
            most, winning = strength, place
        if not is_gold and (lowest == NOBODY or rank <= least):
            least, lowest = rank, place
    if lowest == NOBODY:
        return NOTHING_YET
    labels = state.game.labels
    taken = labels.card[state.cards + least] if gold.holds(state.supply, least) else None
    return TrickSoFar(
        metals=_metals_in(labels.box.metals, labels.metals, state.used),
        winning=labels.played[(state.leader + winning) % state.players][state.trick[winning]],
        lowest=labels.played[(state.leader + lowest) % state.players][state.trick[lowest]],
        gold=taken,
    )


@lru_cache(maxsize=512)
def _metals_in(metals: tuple[str, ...], sets: tuple[int, ...], used: int) -> tuple[str, ...]:
    found = {metal for metal, cards in zip(metals, sets, strict=True) if used & cards}
    return tuple(metal for metal in METALS if metal in found)


def sides_standing(state: "State") -> tuple[SideSoFar, ...]:
    """Each side's bid, tricks and points, as if the round ended now."""
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
        worth = _worth(state.stock[seat], state.golds)
        worths.append(worth)
        total += worth
        if known:
            bid = max(bid, state.bids[seat] % state.ranks + 1)
    points = scores.bid_worth(bid, tricks) if known else 0
    return SideSoFar(
        seats=seats,
        bid=bid if known else None,
        tricks=tricks,
        gold=tuple(worths),
        outcome=outcome_of(bid, tricks) if known else None,
        bid_points=points,
        total=points + total,
    )


def _worth(stock: int, golds: int) -> int:
    worth = 0
    for rank in range(golds):
        if gold.holds(stock, rank):
            worth += scores.points_of_gold(rank) * gold.holds(stock, rank)
    return worth
