"""Which swap to offer, and which to accept (B26)."""

from collections.abc import Iterator
from typing import NamedTuple

from goldgavel.bots.adept.auction.weights import Weights
from goldgavel.bots.adept.auction.worth import Worth, minus
from goldgavel.games.auction.box import GROUPS, KINDS
from goldgavel.games.auction.view import AuctionView

FAIR = 1.0
"""The points that the other should gain by a swap, so as to accept it."""


class Swap(NamedTuple):
    """A card of ours for a card of theirs, and what it does for both."""

    to: int
    given: str
    taken: str
    ours: float
    theirs: float


def cards_to_give(view: AuctionView, seat: int) -> list[str]:
    """The seat's cards, as an offer names them."""
    cards = view.cards[seat]
    joined = [f"replica@{group}" for group in GROUPS if getattr(cards.joined, group)]
    return [kind for kind in KINDS if getattr(cards, kind)] + joined


def gain(worth: Worth, seat: int, given: str, taken: str) -> float:
    """What the seat gains by giving one card for another."""
    hand = worth.hands[seat]
    kind, _, group = given.partition("@")
    left = minus(hand, KINDS.index(group or kind))
    received = KINDS.index(taken.partition("@")[0])  # a replica leaves its group
    return worth.of(seat, worth.with_card(seat, left, received)) - worth.of(seat, hand)


def good_swaps(view: AuctionView, seat: int, worth: Worth, least: float) -> Iterator[Swap]:
    """Every swap that gains us at least so much, and something for the other."""
    for other in range(worth.players):
        if other == seat:
            continue
        for given in cards_to_give(view, seat):
            for taken in cards_to_give(view, other):
                ours = gain(worth, seat, given, taken) if given != taken else 0.0
                if ours > least:
                    theirs = gain(worth, other, taken, given)
                    if theirs >= FAIR:
                        yield Swap(other, given, taken, ours, theirs)


def best_swap(view: AuctionView, seat: int, worth: Worth, weights: Weights) -> Swap | None:
    """The swap that gains us most among those that the other would want too."""
    return max(good_swaps(view, seat, worth, weights.swap_gain), key=lambda swap: swap.ours, default=None)


def best_offer(view: AuctionView, seat: int, weights: Weights) -> str:
    """The best swap; at the cost of the other's token if that one gains enough to pay with it."""
    swap = best_swap(view, seat, Worth(view, weights), weights)
    if swap is None:  # nothing gains: an offer must follow all the same
        return view.legal[0]
    offer = f"offer {swap.to} {swap.given} for {swap.taken}"
    theirs = f"{offer} theirs"
    return theirs if swap.theirs > 2 * weights.swap_gain and theirs in view.legal else f"{offer} mine"


def best_answer(view: AuctionView, seat: int, weights: Weights) -> str:
    """Accept what gains more than it gives away."""
    offer = view.offer
    assert offer is not None
    worth = Worth(view, weights)
    ours = gain(worth, seat, offer.taken, offer.given)
    theirs = gain(worth, offer.seat, offer.given, offer.taken)
    token = weights.swap_gain if offer.turned == seat else 0.0
    return "accept" if ours - token > max(0.0, weights.deny * theirs) else "decline"
