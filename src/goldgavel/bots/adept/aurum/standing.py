"""What tricks, bids and gold are worth to the seat's side now."""

from functools import lru_cache
from math import exp

from goldgavel.bots.adept.aurum import chances
from goldgavel.bots.adept.aurum.position import Card, Position
from goldgavel.bots.adept.aurum.prospects import BID_POINTS, MOST_TRICKS, outlook
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.scores import gold_worth


def own_share(position: Position, weights: Weights, hand: list[Card]) -> float:
    """How many of each trick to come the own side takes."""
    even = 1 / len(position.bids)
    left = max(1, position.tricks_left)
    strength = sum(chances.future_win(position, weights, card) for card in hand) / max(1, len(hand))
    surplus = strength - 1 / position.players
    golds = [sum(len(position.stocks[seat]) for seat in position.side_seats(side)) for side in range(len(position.bids))]
    mine = golds[position.side(position.seat)]
    surplus += weights.gold_trick * (mine - sum(golds) * even) / left
    return min(0.95, max(0.02, even + weights.shrink * surplus))


@lru_cache(maxsize=8192)
def payoffs(hope: float, bid: int, swaps: frozenset[int]) -> tuple[float, ...]:
    """The bid points by tricks, with some hope of changing the bid for a card of another rank."""
    plain = BID_POINTS[bid]
    if not swaps:
        return plain
    others = [max(points) for points in zip(*(BID_POINTS[rank] for rank in swaps), strict=True)]
    return tuple(max(now, hope * other + (1 - hope) * now) for now, other in zip(plain, others, strict=True))


def expect(table: list[list[float]], left: int, tricks: int) -> float:
    return table[max(0, left)][min(tricks, MOST_TRICKS)]


def own_table(weights: Weights, bid: int, share: float, swaps: frozenset[int]) -> list[list[float]]:
    return outlook(payoffs(weights.hope, bid, swaps), percent(share), weights.control)


def swap_ranks(position: Position, hand: list[Card], golds: int) -> frozenset[int]:
    """The ranks that the seat could still bid instead, with gold to pay for it."""
    if not golds or not position.view.options.bid_changes:
        return frozenset()
    return frozenset(card.rank for card in hand)


def trick_worth(position: Position, weights: Weights) -> float:
    """What winning this trick gains over losing it, in points that would do as much for winning the round."""
    left = max(0, position.tricks_left - 1)
    mine = position.side(position.seat)
    others = [side for side in range(len(position.bids)) if side != mine]
    share = own_share(position, weights, position.hand)
    shares = [share if side == mine else (1 - share) / len(others) for side in range(len(position.bids))]
    swaps = swap_ranks(position, position.hand, len(position.stock))
    pays = [
        payoffs(weights.hope, bid, swaps if side == mine else frozenset()) for side, bid in enumerate(position.bids)
    ]
    totals = [
        expect(outlook(pays[side], percent(shares[side]), weights.control), left, tricks) + position.gold[side]
        for side, tricks in enumerate(position.tricks)
    ]
    spread = weights.spread + weights.spread_left * left
    rival = max(totals[side] for side in others)

    def chance(side: int, against: float, tricks: int) -> float:
        pay = wins(pays[side], round(2 * (position.gold[side] - against)), spread)
        return expect(outlook(pay, percent(shares[side]), weights.control), left, tricks)

    tricks = position.tricks[mine]
    lost = chance(mine, rival, tricks)
    worth = chance(mine, rival, tricks + 1) - lost
    for side in others:
        gain = chance(side, totals[mine], position.tricks[side] + 1) - chance(side, totals[mine], position.tricks[side])
        worth += weights.rivals * gain / len(others)
    point = chance(mine, rival - 1, tricks) - lost
    return worth / max(point, weights.least_point)


def percent(share: float) -> int:
    return round(share * 20) * 5


@lru_cache(maxsize=4096)
def wins(pays: tuple[float, ...], halves: int, spread: float) -> tuple[float, ...]:
    """How likely the round is won with these points, so many half points ahead without them."""
    return tuple(1 / (1 + exp(-(points + halves / 2) / spread)) for points in pays)


def gold_value(position: Position, weights: Weights, rank: int, worth: float, left: int) -> float:
    """What a gold card in stock is worth with so many tricks to come: points, trump and means to change a bid."""
    use = weights.trump * max(0.0, worth) + weights.reserve
    return gold_worth([rank]) + use * min(1.0, left / 4)
