"""Which card to bid, and when to change a bid."""

from collections.abc import Iterator
from typing import NamedTuple

from goldgavel.bots.adept.aurum.chances import future_lowest
from goldgavel.bots.adept.aurum.position import Card, Position, read_card
from goldgavel.bots.adept.aurum.standing import earned_value, keep_value, own_hope, trick_worth
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.scores import gold_worth

LATE = 3
"""With fewer tricks to come a swap need not wait for a better moment."""
KEEP = "keep"


def best_bid(position: Position, weights: Weights) -> str:
    """The card that promises most as a bid and is missed least in the hand."""
    return max(position.view.legal, key=lambda move: bid_value(position, weights, read_card(move.split()[1])))


def bid_value(position: Position, weights: Weights, card: Card) -> float:
    """What the side can hope to score with this card as the bid, and without the gold that it could earn."""
    hand = [other for other in position.hand if other != card]
    bid = max(card.rank, position.bids[position.side])
    gold = future_lowest(position, card) * earned_value(position, weights, card.rank)
    return own_hope(position, weights, hand, bid, len(position.stock)) - gold


class Change(NamedTuple):
    move: str
    card: Card
    old: Card
    bid: int
    """The side's bid after it: the higher of the two (A10)."""


def best_change(position: Position, weights: Weights) -> str:
    """The swap that gains most over keeping the bids as they are, if any gains enough."""
    golds = len(position.stock)
    changes = list(cheapest_changes(position))
    hopes = {bid: own_hope(position, weights, position.hand, bid, golds - 1) for bid in {c.bid for c in changes}}
    price = gold_worth([position.stock[0].rank]) + weights.swap_margin * min(1.0, position.tricks_left / LATE)
    now = own_hope(position, weights, position.hand, position.bids[position.side], golds) + price
    worth = trick_worth(position, weights)

    def gain(change: Change) -> float:
        cards = keep_value(position, weights, change.old, worth) - keep_value(
            position, weights, change.card, worth
        )
        return hopes[change.bid] - now + cards

    best = max(changes, key=gain)
    return best.move if gain(best) > 0 else KEEP


def cheapest_changes(position: Position) -> Iterator[Change]:
    """The legal swaps that pay with the lowest gold."""
    start = f"swap {position.stock[0].text} "
    bids = [read_card(bid) for bid in position.view.bids if bid]
    for move in position.view.legal:
        if move.startswith(start):
            words = move.split()
            card = read_card(words[2])
            owner = position.seat ^ 2 if words[-1] == "partner" else position.seat
            kept = [bids[seat].rank for seat in position.side_seats(position.side) if seat != owner]
            yield Change(move, card, bids[owner], max([card.rank, *kept]))
