"""Counts cards from one seat's point of view: its own hand, the open cards and the unseen cards as one heap.

The table holds all hands. The heap is their union without the known cards (A13), so the quick policy cannot depend
on who holds which of its cards.
"""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table


def count_cards(features: Features, table: Table, seat: int) -> None:
    """Update the features with what the seat knows now."""
    features.seat = seat
    features.side = tables.side_of(table, seat)
    features.hand = table.hand[seat]
    features.stock = table.stock[seat]
    features.follows = trick_may_follow(table)
    count_sides(features, table)
    count_unseen(features, table, seat)
    count_chances(features)


def trick_may_follow(table: Table) -> bool:
    """True if a player may be able to lead after this trick (A28). Whoever plays gold does not lead next (A23)."""
    seat = table.leader
    for place in range(table.players):
        left = bits.count(table.hand[seat])
        if place >= table.trick_size:
            left -= 1
        elif table.trick[place] >= table.cards:
            left = 0
        if left > 0:
            return True
        seat = tables.next_seat(table, seat)
    return False


def count_sides(features: Features, table: Table) -> None:
    """Count bids, tricks and gold by side (A10, A25). A missing or secret bid (A9) counts as 0."""
    secret = table.phase == codes.BID and table.secret_bids
    for side in range(features.sides):
        features.golds[side] = 0
        features.bid[side] = 0
        features.tricks[side] = 0
    for seat in range(features.players):
        side = tables.side_of(table, seat)
        features.golds[side] += table.stock[seat] % 15  # the sum of the counts, as 16 leaves 1
        features.tricks[side] += table.piles[seat]
        if table.bids[seat] >= 0 and not secret:
            features.bid[side] = max(features.bid[side], table.bids[seat] % features.ranks + 1)


def count_unseen(features: Features, table: Table, seat: int) -> None:
    secret = table.phase == codes.BID and table.secret_bids
    unseen = 0
    held = table.trick_size
    for other in range(features.players):
        held += bits.count(table.hand[other])
        if other != seat:
            unseen |= table.hand[other] & ~table.known[other]
            if secret and table.bids[other] >= 0:
                unseen |= bits.bit(table.bids[other])
    features.unseen = unseen
    features.unseen_count = bits.count(unseen)
    features.left = held // features.players
    if table.phase == codes.PLAY:
        other = seat
        for _ in range(features.players - 1 - table.trick_size):
            other = tables.next_seat(table, other)
            set_odds(features, table, other)


def set_odds(features: Features, table: Table, seat: int) -> None:
    """Compute how likely an unseen card is in the hand of a seat that is still to play, and that none of n are."""
    hidden = bits.count(table.hand[seat] & ~table.known[seat])
    odds = 0.0
    if features.unseen_count:
        odds = (1.0 * hidden) / features.unseen_count
    features.odds[seat] = odds
    none = 1.0
    place = 64 * seat
    for n in range(features.unseen_count + 1):
        features.powers[place + n] = none
        none *= 1.0 - odds


def count_chances(features: Features) -> None:
    """Compute by rank how likely a card is to win, or be the lowest of, a later trick of random cards."""
    higher_or_equal = 1.0
    if features.unseen_count == 0:
        for rank in range(features.ranks + 1):
            features.win[rank] = 0.5
            features.low[rank] = 0.5
        return
    for rank in range(1, features.ranks + 1):
        higher = (1.0 * bits.count(features.unseen & features.from_rank[rank + 1])) / features.unseen_count
        features.win[rank] = power(1.0 - higher_or_equal, features.players - 1)
        features.low[rank] = power(higher, features.players - 1)
        higher_or_equal = higher


def power(base: float, times: int) -> float:
    result = base * base
    return result * base if times == 3 else result
