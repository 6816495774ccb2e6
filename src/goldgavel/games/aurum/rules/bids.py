"""Bids and their changes (A8 to A16)."""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.table as tables
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

# Action numbers. Plays come first (tricks.py), then these.


def keep_action(table: Table) -> int:
    return table.cards + table.golds + 1


def first_bid(table: Table) -> int:
    return table.cards + table.golds + 2


def first_swap(table: Table) -> int:
    """Return the first swap: swaps of the own bid by gold and card, then those of the partner's bid."""
    return first_bid(table) + table.cards


def action_count(table: Table) -> int:
    bids_to_swap = 2 if table.players == tables.SEATS else 1
    return first_swap(table) + bids_to_swap * table.golds * table.cards


# Bidding (A8 to A10).


def list_bids(table: Table, seat: int, out: MoveList) -> None:
    """List the bids: any base card of the hand (A8)."""
    base = first_bid(table)
    size = 0
    hand = table.hand[seat]
    while hand:
        out.at[size] = base + bits.lowest(hand)
        size += 1
        hand &= hand - 1
    out.size = size


def may_bid(table: Table, seat: int, action: int) -> bool:
    card = action - first_bid(table)
    return 0 <= card < table.cards and table.hand[seat] & bits.bit(card) != 0


def place_bid(table: Table, seat: int, action: int) -> None:
    """Move the bid card out of the hand (A8). With three players it stays face down until all have bid (A9)."""
    card = action - first_bid(table)
    table.hand[seat] &= ~bits.bit(card)
    table.bids[seat] = card
    tables.note(table, codes.BID_GIVEN, seat, card, 0)
    if next_to_bid(table) < 0 and table.secret_bids:
        tables.note(table, codes.BIDS_SHOWN, 0, 0, 0)


def next_to_bid(table: Table) -> int:
    """Return the first seat, clockwise from the first player, that has not bid (A10); -1 if all have."""
    seat = table.first
    for _ in range(table.players):
        if table.bids[seat] < 0:
            return seat
        seat = tables.next_seat(table, seat)
    return -1


# Changing a bid (A11 to A16).


def can_change(table: Table, seat: int) -> bool:
    """True if the seat has gold and a card in hand; otherwise there is nothing to choose (A15)."""
    return table.stock[seat] != 0 and table.hand[seat] != 0


def list_changes(table: Table, seat: int, out: MoveList) -> None:
    """List the changes: any gold of the stock and any card of the hand, for the own bid or the partner's (A12)."""
    out.at[0] = keep_action(table)
    size = 1
    base = first_swap(table)
    heaps = table.golds * table.cards
    stock = table.stock[seat]
    while stock:
        rank = gold.lowest(stock)
        stock = gold.without(stock, rank)
        hand = table.hand[seat]
        while hand:
            swap = base + rank * table.cards + bits.lowest(hand)
            hand &= hand - 1
            out.at[size] = swap
            size += 1
            if table.players == tables.SEATS:
                out.at[size] = swap + heaps
                size += 1
    out.size = size


def may_change(table: Table, seat: int, action: int) -> bool:
    if action == keep_action(table):
        return True
    if not first_swap(table) <= action < action_count(table):
        return False
    rank = swap_rank(table, action)
    card = swap_card(table, action)
    return gold.holds(table.stock[seat], rank) != 0 and table.hand[seat] & bits.bit(card) != 0


def swap_card(table: Table, action: int) -> int:
    """Return the card that becomes the new bid."""
    return (action - first_swap(table)) % table.cards


def swap_rank(table: Table, action: int) -> int:
    """Return the rank of the gold that a swap pays."""
    return (action - first_swap(table)) // table.cards % table.golds


def swap_owner(table: Table, seat: int, action: int) -> int:
    """Return the seat whose bid a swap changes: the seat itself, or the partner across the table (A12)."""
    of_partner = action >= first_swap(table) + table.golds * table.cards
    return seat ^ 2 if of_partner else seat


def change_bid(table: Table, seat: int, action: int) -> None:
    """Change a bid: the gold goes to the supply, the old bid card openly to the payer's hand (A12, A13)."""
    if action == keep_action(table):
        tables.note(table, codes.BID_KEPT, seat, 0, 0)
        return
    card = swap_card(table, action)
    rank = swap_rank(table, action)
    owner = swap_owner(table, seat, action)
    old = table.bids[owner]
    table.stock[seat] -= gold.one(rank)
    table.supply += gold.one(rank)
    table.hand[seat] ^= bits.bit(card) | bits.bit(old)
    table.known[seat] = (table.known[seat] & ~bits.bit(card)) | bits.bit(old)
    table.bids[owner] = card
    tables.note(table, codes.BID_CHANGED, seat, action, old)
