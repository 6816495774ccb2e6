"""Computes the derived values of a view (who is winning the trick, the score so far) from the table's numbers.

Uses only what everyone may know (A39): bids count once all of them are open. Live tables call it after every move.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import goldgavel.games.aurum.rules.gold as gold
from goldgavel.games.aurum.knowledge.derived_types import LastTrick, SideSoFar, TrickSoFar
from goldgavel.games.aurum.rules import scores
from goldgavel.games.aurum.rules.box import METALS, SIDES

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

NOT_FOUND = -1
NOTHING_YET = TrickSoFar()


def trick_if_ended_now(state: "State") -> TrickSoFar:
    """Return the result of the trick as if it ended now."""
    lowest = _lowest(state, state.trick, state.trick_size)
    if lowest == NOT_FOUND:
        return NOTHING_YET
    winning = _winning(state, state.trick, state.trick_size)
    labels, least = state.game.labels, state.trick[lowest] % state.ranks + 1
    return TrickSoFar(
        metals=_metals_in(labels.box.metals, labels.metals, state.used),
        winning=labels.played[(state.leader + winning) % state.players][state.trick[winning]],
        lowest=labels.played[(state.leader + lowest) % state.players][state.trick[lowest]],
        gold=labels.card[state.cards + least] if gold.holds(state.supply, least) else None,
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
    lowest = _lowest(state, state.last_cards, state.last_size)
    winner = 0 if lowest == NOT_FOUND else _winning(state, state.last_cards, state.last_size)
    lowest = max(0, lowest)
    return LastTrick(
        cards=tuple(cards),
        winner=(state.last_leader + winner) % players,
        lowest=(state.last_leader + lowest) % players,
        gold=None if state.last_gold < 0 else labels.card[state.cards + state.last_gold],
    )


def _lowest(state: "State", cards: list[int], size: int) -> int:
    """Return the place of the lowest base card; ties go to the later one (A21)."""
    found = NOT_FOUND
    for place in range(size):
        if cards[place] < state.cards and (
            found == NOT_FOUND or cards[place] % state.ranks <= cards[found] % state.ranks
        ):
            found = place
    return found


def _winning(state: "State", cards: list[int], size: int) -> int:
    """Return the place of the highest card; any gold is above every base card (A24)."""
    found = NOT_FOUND
    most = -1
    for place in range(size):
        card = cards[place]
        strength = card if card >= state.cards else card % state.ranks
        if strength >= most:
            most, found = strength, place
    return found


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
        worth = _worth(state.stock[seat], state.golds)
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


def _worth(stock: int, golds: int) -> int:
    worth = 0
    for rank in range(golds):
        if gold.holds(stock, rank):
            worth += scores.points_of_gold(rank) * gold.holds(stock, rank)
    return worth
