"""Auction, as the adept plays it."""

from goldgavel.bots.adept.auction.bidding import best_bid
from goldgavel.bots.adept.auction.exchange import best_answer, best_offer
from goldgavel.bots.adept.auction.tables import REPLICA
from goldgavel.bots.adept.auction.weights import STANDARD, Weights
from goldgavel.bots.adept.auction.worth import Worth, minus, plus
from goldgavel.games.auction.box import KINDS
from goldgavel.games.auction.view import AuctionView


def best_join(view: AuctionView, seat: int, weights: Weights) -> str:
    """The group that gains most by the replica (B11)."""
    worth = Worth(view, weights)
    hand = minus(worth.hands[seat], REPLICA)
    return max(view.legal, key=lambda move: worth.of(seat, plus(hand, KINDS.index(move.split()[1]))))


PHASES = {"bid": best_bid, "offer": best_offer, "answer": best_answer, "join": best_join}


def decide(view: AuctionView, weights: Weights = STANDARD) -> str:
    """The move that the view calls for."""
    assert view.seat is not None
    if len(view.legal) == 1:
        return view.legal[0]
    return PHASES[view.phase](view, view.seat, weights)
