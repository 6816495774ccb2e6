"""Expected points of a side for its bid, from its tricks, the tricks left and its chance to win each."""

import goldgavel.games.aurum.rules.scores as scores
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features


def ends_now(left: int) -> float:
    """Return the probability that the round ends before the next trick is complete, by the tricks left."""
    if left == 1:
        return 0.35
    if left == 2:
        return 0.15
    if left == 3:
        return 0.06
    if left == 4:
        return 0.03
    return 0.01 if left <= 6 else 0.0


def set_pays(features: Features, bid: int, swaps: int, first: int, count: int) -> None:
    """Set the bid points for each number of tricks from `first` on, allowing for a swap to other ranks (bits)."""
    for place in range(count):
        tricks = first + place
        kept = 1.0 * scores.points_of_bid(bid, tricks)
        if swaps:
            other = best_swap(swaps, tricks)
            kept = max(kept, features.hope * other + (1.0 - features.hope) * kept)
        features.pays[place] = kept
        features.row[place] = kept


def best_swap(swaps: int, tricks: int) -> float:
    """Return the most points that a bid of one of these ranks would score with this many tricks."""
    if swaps >> tricks & 1:
        return 2.0 * tricks
    below = swaps & (bits.bit(tricks) - 1)
    return 1.0 * bits.highest(below) if below else 0.0


def expected(features: Features, share: float, left: int, size: int) -> None:
    """Compute the expected payoffs in `row`: for the tricks so far, for one more, and so on.

    In each trick left the side chooses with probability `control` whether to win it; otherwise it wins its share.
    """
    chosen = features.control
    lost = (1.0 - chosen) * (1.0 - share)
    won = (1.0 - chosen) * share
    for step in range(1, left + 1):
        ends = ends_now(step)
        size -= 1
        for place in range(size):
            lose = features.row[place]
            win = features.row[place + 1]
            drawn = chosen * max(win, lose) + lost * lose + won * win
            features.row[place] = ends * features.pays[place] + (1.0 - ends) * drawn


def hope_for(features: Features, bid: int, swaps: int, share: float, left: int, tricks: int) -> float:
    """Return the expected points of a side for a bid, from its tricks and the tricks left."""
    set_pays(features, bid, swaps, tricks, left + 1)
    expected(features, share, left, left + 1)
    return features.row[0]


def gain_of_trick(features: Features, bid: int, swaps: int, share: float, left: int, tricks: int) -> float:
    """Return what one more trick is worth to a side, with `left` tricks after it."""
    set_pays(features, bid, swaps, tricks, left + 2)
    expected(features, share, left, left + 2)
    return features.row[1] - features.row[0]
