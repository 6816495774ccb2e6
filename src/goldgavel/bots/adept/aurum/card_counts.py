"""What a seat can count: it reads its own hand, what lies open, and the unseen cards as one heap.

A table knows all hands. The heap is their union without what is known (A13), so who holds which of its cards
cannot matter here: the quick policy is blind to it, as the seat is.
"""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.games.aurum.rules.table import Table


def count_cards(mind: Mind, table: Table, seat: int) -> None:
    """Fill the mind with what the seat knows now."""
    mind.seat = seat
    mind.side = tables.side_of(table, seat)
    mind.hand = table.hand[seat]
    mind.stock = table.stock[seat]
    count_sides(mind, table)
    count_unseen(mind, table, seat)
    count_chances(mind)


def count_sides(mind: Mind, table: Table) -> None:
    """A10, A25: bids, tricks and gold by side; a bid that is not given yet is 0, and so is a secret one (A9)."""
    secret = table.phase == codes.BID and table.secret_bids
    for side in range(mind.sides):
        mind.golds[side] = 0
        mind.bid[side] = 0
        mind.tricks[side] = 0
    for seat in range(mind.players):
        side = tables.side_of(table, seat)
        mind.golds[side] += table.stock[seat] % 15  # the sum of the counts, as 16 leaves 1
        mind.tricks[side] += table.piles[seat]
        if table.bids[seat] >= 0 and not secret:
            mind.bid[side] = max(mind.bid[side], table.bids[seat] % mind.ranks + 1)


def count_unseen(mind: Mind, table: Table, seat: int) -> None:
    secret = table.phase == codes.BID and table.secret_bids
    unseen = 0
    held = table.trick_size
    for other in range(mind.players):
        held += bits.count(table.hand[other])
        if other != seat:
            unseen |= table.hand[other] & ~table.known[other]
            if secret and table.bids[other] >= 0:
                unseen |= bits.bit(table.bids[other])
    mind.unseen = unseen
    mind.unseen_count = bits.count(unseen)
    mind.left = held // mind.players
    if table.phase == codes.PLAY:
        other = seat
        for _ in range(mind.players - 1 - table.trick_size):
            other = tables.next_seat(table, other)
            set_odds(mind, table, other)


def set_odds(mind: Mind, table: Table, seat: int) -> None:
    """How likely an unseen card is in the hand of a seat that is still to play, and that none of n are."""
    hidden = bits.count(table.hand[seat] & ~table.known[seat])
    odds = 0.0
    if mind.unseen_count:
        odds = (1.0 * hidden) / mind.unseen_count
    mind.odds[seat] = odds
    none = 1.0
    place = 64 * seat
    for n in range(mind.unseen_count + 1):
        mind.powers[place + n] = none
        none *= 1.0 - odds


def count_chances(mind: Mind) -> None:
    """By rank: how likely a card wins, or is the lowest of, some later trick in which all cards fall by chance."""
    higher_or_equal = 1.0
    if mind.unseen_count == 0:
        for rank in range(mind.ranks + 1):
            mind.win[rank] = 0.5
            mind.low[rank] = 0.5
        return
    for rank in range(1, mind.ranks + 1):
        higher = (1.0 * bits.count(mind.unseen & mind.from_rank[rank + 1])) / mind.unseen_count
        mind.win[rank] = power(1.0 - higher_or_equal, mind.players - 1)
        mind.low[rank] = power(higher, mind.players - 1)
        higher_or_equal = higher


def power(base: float, times: int) -> float:
    result = base * base
    return result * base if times == 3 else result
