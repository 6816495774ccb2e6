"""Setting up the game and each round's lot (B1 to B5)."""

import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.streams import Stream


def shuffle_and_deal(table: Table, stream: Stream) -> None:
    """Shuffle the deck and draw the first player (B1, B4)."""
    table.first = stream.draw(table.players)
    place = 0
    for kind in range(codes.REPLICA + 1):
        for _ in range(table.kind_counts[kind]):
            other = stream.draw(place + 1)
            table.deck[place] = table.deck[other]
            table.deck[other] = kind
            place += 1
    begin_game(table)


def begin_game(table: Table) -> None:
    """After the shuffle: give every player coins (B2) and tokens (B23), and open the first lot."""
    for seat in range(table.players):
        table.coins[seat] = table.purse
        table.unused[seat] = table.tokens
    tables.note(table, codes.DEALT, table.first, 0, 0)
    open_lot(table)


def open_lot(table: Table) -> None:
    """Open this round's lot (B5). All seats are in the bidding; the first player starts (B6)."""
    table.still_in = (1 << table.players) - 1
    table.high = 0
    table.bidder = -1
    table.turn = table.first
    table.phase = codes.BID
    tables.note(table, codes.LOT_OPENED, table.first, table.round, 0)


def cards_in_deck(table: Table) -> int:
    """Return the number of cards left after this round's lot."""
    return table.deck_size - tables.top_of_lot(table) - tables.LOT
