"""Setting up a round (A4 to A7): stocks, supply, and the cards from a stream."""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.table as tables
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.streams import Stream


def shuffle_and_deal(table: Table, stream: Stream) -> None:
    """Deal a hand to every player and lay the rest aside face up (A6). The first player is drawn once (A7)."""
    if table.round == 0:
        table.first = stream.draw(table.players)
    else:
        pass_token(table)
    stream.permute(table.cards)
    place = 0
    for seat in range(table.players):
        table.hand[seat] = 0
        for _ in range(table.hand_size):
            table.hand[seat] |= bits.bit(stream.pool[place])
            place += 1
    table.aside = 0
    while place < table.cards:
        table.aside |= bits.bit(stream.pool[place])
        place += 1
    begin_round(table)


def pass_token(table: Table) -> None:
    """Move the first player token one seat clockwise, as in each later round (A7)."""
    table.first = tables.next_seat(table, table.first)


def begin_round(table: Table) -> None:
    """After the hands are dealt: set up the gold (A5) and wait for the bids."""
    table.supply = table.mint
    for seat in range(table.players):
        table.stock[seat] = gold.one(0) if table.zero_gold else 0
        table.bids[seat] = -1
        table.known[seat] = 0
        table.piles[seat] = 0
    table.trick_size = 0
    table.last_size = 0
    table.used = 0
    table.asked = 0
    table.leader = table.first
    table.turn = table.first
    table.phase = codes.BID
    tables.note(table, codes.DEALT, table.first, 0, 0)


def start_round(table: Table) -> None:
    """`begin_round` for callers outside compiled code."""
    begin_round(table)
