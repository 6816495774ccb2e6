"""Which swap to offer, and which to accept."""

from typing import NamedTuple

from goldgavel.bots.adept.auction.tables import REPLICA
from goldgavel.bots.adept.auction.weights import Weights
from goldgavel.bots.adept.auction.worth import Worth, minus
from goldgavel.games.auction.box import KINDS
from goldgavel.games.auction.view import AuctionView


class Swap(NamedTuple):
    """A card of ours for a card of theirs, and what it does for both."""

    to: int
    given: str
    taken: str
    ours: float
    theirs: float


def card_forms(view: AuctionView, seat: int) -> list[str]:
    """The cards that the seat could give, as an offer names them."""
    cards = view.cards[seat]
    forms = [kind for kind in KINDS if getattr(cards, kind)]
    joined = cards.joined
    return forms + [
        f"replica@{group}" for group in ("sculpture", "furniture", "stamp", "jewel") if getattr(joined, group)
    ]


def after(worth: Worth, seat: int, given: str, taken: str) -> float:
    """What a swap changes for the seat."""
    hand = worth.hands[seat]
    kind, _, group = given.partition("@")
    left = minus(hand, KINDS.index(group or kind))
    got = worth.with_card(seat, left, KINDS.index(taken.partition("@")[0]))
    return worth.of(seat, got) - worth.of(seat, hand)


def best_offer(view: AuctionView, worth: Worth, weights: Weights) -> Swap | None:
    seat = view.seat
    assert seat is not None
    best: Swap | None = None
    best_score = 0.0
    for other in range(worth.players):
        if other == seat:
            continue
        for given in card_forms(view, seat):
            for taken in card_forms(view, other):
                if given.partition("@")[0] == taken.partition("@")[0] != KINDS[REPLICA]:
                    continue
                ours = after(worth, seat, given, taken)
                if ours < weights.swap_gain or ours < best_score:
                    continue
                theirs = after(worth, other, taken, given)
                score = ours if theirs > 1 else 0.0
                if score > best_score:
                    best_score, best = score, Swap(other, given, taken, ours, theirs)
    return best


def make_offer(view: AuctionView, weights: Weights) -> str:
    swap = best_offer(view, Worth(view, weights), weights)
    if swap is None:
        return view.legal[0]
    start = f"offer {swap.to} {swap.given} for {swap.taken}"
    theirs = f"{start} theirs"
    return theirs if swap.theirs > 2 * weights.swap_gain and theirs in view.legal else f"{start} mine"


def answer(view: AuctionView, weights: Weights) -> str:
    offer = view.offer
    assert offer is not None
    assert view.seat is not None
    worth = Worth(view, weights)
    gain = after(worth, view.seat, offer.taken, offer.given)
    rival = after(worth, offer.seat, offer.given, offer.taken)
    cost = weights.swap_gain if offer.turned == view.seat else 0.0
    return "accept" if gain - cost > max(0.0, weights.deny * rival) else "decline"
