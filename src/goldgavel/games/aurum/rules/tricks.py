"""Playing and resolving a trick (A17 to A26)."""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.table as tables
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

# The number of a play is the number of its card: base cards, then gold by rank; then "end".


def end_action(table: Table) -> int:
    return table.cards + table.golds


def playable(table: Table, seat: int) -> int:
    """Return the playable base cards (A18, A19): those of metals not yet in the trick; for the leader, all."""
    return table.hand[seat] & ~table.used


def list_plays(table: Table, seat: int, out: MoveList) -> None:
    """List the legal plays (A18 to A20)."""
    size = 0
    base_cards = playable(table, seat)
    may_end = base_cards == 0
    while base_cards:
        out.at[size] = bits.lowest(base_cards)
        size += 1
        base_cards &= base_cards - 1
    if table.trick_size > 0:
        heap = table.stock[seat]
        while heap:
            rank = gold.lowest(heap)
            heap = gold.without(heap, rank)
            out.at[size] = table.cards + rank
            size += 1
        if may_end:
            out.at[size] = end_action(table)
            size += 1
    out.size = size


def may_play(table: Table, seat: int, action: int) -> bool:
    if 0 <= action < table.cards:
        return playable(table, seat) & bits.bit(action) != 0
    if table.trick_size == 0:
        return False
    if table.cards <= action < end_action(table):
        return gold.holds(table.stock[seat], action - table.cards) != 0
    return action == end_action(table) and playable(table, seat) == 0


def play_card(table: Table, seat: int, card: int) -> None:
    if card < table.cards:
        table.hand[seat] &= ~bits.bit(card)
        table.known[seat] &= ~bits.bit(card)
        table.used |= metal_of(table, card)
    else:
        table.stock[seat] -= gold.one(card - table.cards)
    table.trick[table.trick_size] = card
    table.trick_size += 1
    tables.note(table, codes.CARD_PLAYED, seat, card, table.trick_size)


def metal_of(table: Table, card: int) -> int:
    """Return all cards of this card's metal."""
    one_metal = bits.bit(table.ranks) - 1
    return one_metal << (card // table.ranks * table.ranks)


def beats(table: Table, card: int, other: int) -> bool:
    """True if a card beats an earlier one: gold beats every base card (A24), the later of equals wins (A21)."""
    if card < table.cards and other < table.cards:
        return card % table.ranks >= other % table.ranks
    return card >= other


def is_lower(table: Table, card: int, other: int) -> bool:
    """True if a base card is lower than an earlier one; of equal cards the later counts as lower (A21)."""
    return card % table.ranks <= other % table.ranks


def winning_place(table: Table, cards: list[int], size: int) -> int:
    """Return the place of the winning card (A24)."""
    found = 0
    for place in range(1, size):
        if beats(table, cards[place], cards[found]):
            found = place
    return found


def lowest_place(table: Table, cards: list[int], size: int) -> int:
    """Return the place of the lowest base card (A22, A23). The first card is always a base card (A18)."""
    found = 0
    for place in range(1, size):
        if cards[place] < table.cards and is_lower(table, cards[place], cards[found]):
            found = place
    return found


def is_stuck(table: Table, seat: int, hand: int) -> bool:
    """True if a player with this hand can play neither a base card nor gold in a trick: the round ends (A27)."""
    return table.trick_size > 0 and table.stock[seat] == 0 and hand & ~table.used == 0


def earns_gold(table: Table, rank: int) -> bool:
    """True if the supply has a gold card for a lowest card of this rank (A22). It never has the highest ranks."""
    return gold.holds(table.supply, rank) > 0


def resolve(table: Table) -> None:
    """Resolve a complete trick: gold for the lowest card, the next leader, the trick's winner (A21 to A26)."""
    winning = winning_place(table, table.trick, table.players)
    lowest = lowest_place(table, table.trick, table.players)
    winner = lowest_seat = seat = table.leader
    played_gold = 0
    for place in range(table.players):
        if place == winning:
            winner = seat
        if place == lowest:
            lowest_seat = seat
        if table.trick[place] >= table.cards:
            played_gold += gold.one(table.trick[place] - table.cards)
        seat = tables.next_seat(table, seat)
    keep_last_trick(table)
    take_gold(table, lowest_seat, table.trick[lowest] % table.ranks + 1)
    table.piles[winner] += 1
    tables.note(table, codes.TRICK_WON, winner, table.piles[winner], 0)
    table.supply += played_gold  # A26: after `take_gold`, so that it cannot be taken for this trick (A22)
    table.leader = lowest_seat  # A23
    tables.note(table, codes.LEADS, lowest_seat, 0, 0)
    table.trick_size = 0
    table.used = 0


def keep_last_trick(table: Table) -> None:
    """Keep a copy of the trick for the 'last trick' button."""
    for place in range(table.players):
        table.last_cards[place] = table.trick[place]
    table.last_size = table.players
    table.last_leader = table.leader
    table.last_gold = -1


def take_gold(table: Table, seat: int, rank: int) -> None:
    """Take one gold card of the lowest card's rank, if the supply has one (A22)."""
    if earns_gold(table, rank):
        table.supply -= gold.one(rank)
        table.stock[seat] += gold.one(rank)
        table.last_gold = rank
        tables.note(table, codes.GOLD_TAKEN, seat, rank, 0)
