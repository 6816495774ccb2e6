"""Computes the state of a trick and of the sides of Aurum from a view alone.

`goldgavel.games.aurum.knowledge.derived` computes the same from the table, where a mistake could leak a secret.
Tests compare the two.
"""

from goldgavel.games.aurum.knowledge.derived_types import SideSoFar, TrickSoFar, metal_of, rank_of
from goldgavel.games.aurum.knowledge.events import Played
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.games.aurum.rules.box import GOLD, METALS, SIDES, gold_text
from goldgavel.games.aurum.rules.scores import gold_worth

OUTCOMES = {-1: "under", 0: "exact", 1: "over"}


def trick_so_far(view: AurumView) -> TrickSoFar:
    """Return the trick's result if it ended now. It also accepts a complete trick, which no table shows."""
    base_cards = [played for played in view.trick if metal_of(played.card) != GOLD]
    if not base_cards:
        return TrickSoFar()
    used = {metal_of(played.card) for played in base_cards}
    lowest = min(reversed(base_cards), key=lambda played: rank_of(played.card))  # A21: ties go to the later card
    gold = gold_text(rank_of(lowest.card))
    return TrickSoFar(
        metals=tuple(metal for metal in METALS if metal in used),
        winning=max(reversed(view.trick), key=strength),
        lowest=lowest,
        gold=gold if gold in view.supply else None,
    )


def strength(played: Played) -> tuple[bool, int]:
    """Return a sort key for cards: any gold beats every base card (A24)."""
    return metal_of(played.card) == GOLD, rank_of(played.card)


def sides_so_far(view: AurumView) -> tuple[SideSoFar, ...]:
    """Return the sides: two teams of four players, or three single players."""
    return tuple(side_so_far(view, seats) for seats in SIDES[view.options.players])


def side_so_far(view: AurumView, seats: tuple[int, ...]) -> SideSoFar:
    ranks = [rank_of(view.bids[seat] or "") for seat in seats] if None not in view.bids else []
    tricks = sum(view.tricks[seat] for seat in seats)
    gold = tuple(gold_worth([rank_of(card) for card in view.stocks[seat]]) for seat in seats)
    bid = max(ranks, default=None)
    outcome = None if bid is None else OUTCOMES[(tricks > bid) - (tricks < bid)]
    points = {"exact": 2, "over": 1}.get(outcome or "", 0) * (bid or 0)  # A30
    return SideSoFar(
        seats=seats,
        bid=bid,
        tricks=tricks,
        gold=gold,
        outcome=outcome,
        bid_points=points,
        total=points + sum(gold),
    )
