"""What tricks, bids and gold are worth to the seat's side now, in points."""

from goldgavel.bots.adept.aurum import chances
from goldgavel.bots.adept.aurum.position import Card, Position
from goldgavel.bots.adept.aurum.prospects import expected, payoffs
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.scores import gold_worth

NO_SWAP: frozenset[int] = frozenset()
GOLD_FADES = 4
"""From so many tricks before the end on, gold loses its use; its points stay."""


def own_share(position: Position, weights: Weights, hand: list[Card]) -> float:
    """How many of each trick to come the own side takes: what the hand and the gold promise, doubted somewhat."""
    even = 1 / len(position.bids)
    strength = sum(chances.future_win(position, card) for card in hand) / max(1, len(hand))
    golds = [len(position.side_gold(side)) for side in range(len(position.bids))]
    gold_lead = golds[position.side] - even * sum(golds)
    surplus = strength - 1 / position.players + weights.gold_trick * gold_lead / max(1, position.tricks_left)
    return min(0.95, max(0.05, even + weights.trust * surplus))


def swap_ranks(position: Position, hand: list[Card], golds: int) -> frozenset[int]:
    """The ranks that the seat could still bid instead, with gold to pay for it (A12)."""
    if not golds or not position.view.options.bid_changes:
        return NO_SWAP
    return frozenset(card.rank for card in hand)


def own_hope(position: Position, weights: Weights, hand: list[Card], bid: int, golds: int) -> float:
    """What the own side can expect for this bid, with this hand and so many gold cards to change it."""
    pays = payoffs(bid, swap_ranks(position, hand, golds), weights.hope)
    share = own_share(position, weights, hand)
    return expected(pays, share, weights.control, position.tricks_left, position.tricks[position.side])


def trick_worth(position: Position, weights: Weights) -> float:
    """What winning this trick gains over losing it: for our bid, and against the others'."""
    share = own_share(position, weights, position.hand)
    swaps = swap_ranks(position, position.hand, len(position.stock))
    others = len(position.bids) - 1
    worth = 0.0
    for side, bid in enumerate(position.bids):
        ours = side == position.side
        pays = payoffs(bid, swaps if ours else NO_SWAP, weights.hope)
        wins = share if ours else (1 - share) / others
        left, tricks = position.tricks_left - 1, position.tricks[side]
        won = expected(pays, wins, weights.control, left, tricks + 1)
        gain = won - expected(pays, wins, weights.control, left, tricks)
        worth += gain if ours else weights.rivals * gain / others
    return worth


def gold_value(position: Position, weights: Weights, rank: int) -> float:
    """What a gold card in stock is worth after this trick: points, a trump, and the means to change a bid."""
    return gold_worth([rank]) + weights.reserve * min(1.0, (position.tricks_left - 1) / GOLD_FADES)


def earned_value(position: Position, weights: Weights, rank: int) -> float:
    """What the gold for a lowest card of this rank is worth; nothing if the supply has none (A22)."""
    return gold_value(position, weights, rank) if rank in position.supply else 0.0


def keep_value(position: Position, weights: Weights, card: Card, worth: float) -> float:
    """What a card would be worth later, when tricks are worth this much."""
    if card.is_gold:
        return gold_value(position, weights, card.rank)
    win = weights.patience * worth * chances.future_win(position, card)
    low = chances.future_lowest(position, card) * earned_value(position, weights, card.rank)
    only = sum(other.metal == card.metal for other in position.hand) == 1
    return win + weights.patience_low * low + weights.variety * only
