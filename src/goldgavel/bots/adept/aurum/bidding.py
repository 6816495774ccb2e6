"""Which card to bid, and when to change a bid."""

from collections.abc import Iterator
from typing import NamedTuple

from goldgavel.bots.adept.aurum import chances, standing
from goldgavel.bots.adept.aurum.playing import keep_value
from goldgavel.bots.adept.aurum.position import Card, Position
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.scores import gold_worth

EARLY_TRICK = 2.5
"""About what a trick is worth when a round begins."""


def best_bid(position: Position, weights: Weights) -> str:
    return max(
        position.view.legal, key=lambda move: bid_value(position, weights, position.read(move.split()[1]))
    )


def bid_value(position: Position, weights: Weights, card: Card) -> float:
    """What the side can hope to score with this card as the bid, and without it in the hand."""
    hand = [other for other in position.hand if other != card]
    bid = max(card.rank, position.bids[position.side(position.seat)])
    share = standing.own_share(position, weights, hand)
    swaps = standing.swap_ranks(position, hand, len(position.stock))
    table = standing.own_table(weights, bid, share, swaps)
    value = standing.expect(table, len(hand), 0)
    if card.rank in position.supply:
        gold = standing.gold_value(position, weights, card.rank, EARLY_TRICK, len(hand))
        value -= chances.future_lowest(position, card) * gold
    return value


class Change(NamedTuple):
    """A swap as the adept weighs it."""

    move: str
    card: Card
    old: Card
    bid: int
    """The side's bid after it (A10)."""


def best_change(position: Position, weights: Weights) -> str:
    """The swap that gains most over keeping the bids as they are, if any gains enough."""
    side = position.side(position.seat)
    hopes = Hopes(position, weights)
    price = gold_worth([position.stock[0].rank]) + weights.swap_margin * min(1.0, position.tricks_left / 3)
    worth = standing.trick_worth(position, weights)
    now = hopes.of(position.bids[side], len(position.stock)) + price
    best, best_gain = "keep", 0.0
    for change in cheapest_changes(position):
        gain = hopes.of(change.bid, len(position.stock) - 1) - now
        if gain > best_gain - 3:
            gain += use(position, weights, change.old, worth) - use(position, weights, change.card, worth)
        if gain > best_gain:
            best, best_gain = change.move, gain
    return best


def use(position: Position, weights: Weights, card: Card, worth: float) -> float:
    return keep_value(position, weights, card, worth, position.tricks_left)


class Hopes:
    """What the side can hope for by bid, each counted once."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self._position = position
        self._weights = weights
        self._share = standing.own_share(position, weights, position.hand)
        self._known: dict[tuple[int, int], float] = {}

    def of(self, bid: int, golds: int) -> float:
        if (bid, golds) not in self._known:
            position = self._position
            swaps = standing.swap_ranks(position, position.hand, golds)
            table = standing.own_table(self._weights, bid, self._share, swaps)
            tricks = position.tricks[position.side(position.seat)]
            self._known[bid, golds] = standing.expect(table, position.tricks_left, tricks)
        return self._known[bid, golds]


def cheapest_changes(position: Position) -> Iterator[Change]:
    """The legal swaps that pay with the lowest gold."""
    bids = [position.read(text) for text in position.view.bids if text]
    start = f"swap {position.stock[0].text} "
    for move in position.view.legal:
        if move.startswith(start):
            words = move.split()
            card = position.read(words[2])
            owner = position.seat ^ 2 if words[-1] == "partner" else position.seat
            kept = [bids[seat].rank for seat in position.side_seats(position.side(owner)) if seat != owner]
            yield Change(move, card, bids[owner], max([card.rank, *kept]))
