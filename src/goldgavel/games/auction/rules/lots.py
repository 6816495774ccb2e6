"""A lot won or boxed, payment, the bank, and the end of the round and the game (B9, B10, B12 to B14)."""

import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.deals as deals
import goldgavel.games.auction.rules.scores as scores
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.scores import Sheet
from goldgavel.games.auction.rules.table import Table


def box_lot(table: Table) -> None:
    """Put the lot in the box; the third card stays hidden (B9)."""
    table.boxed |= 1 << table.round
    tables.note(table, codes.LOT_BOXED, 0, table.round, 0)


def take_lot(table: Table) -> None:
    """Give all three cards, face up, to the winner (B10)."""
    winner = table.bidder
    top = tables.top_of_lot(table)
    for place in range(top, top + tables.LOT):
        table.held[winner] += card_counts.one(table.deck[place])
    table.owned[winner] += tables.LOT
    tables.note(table, codes.LOT_WON, winner, table.high, table.round)


def pay(table: Table) -> None:
    """Split the payment evenly among the other players; the remainder goes to the bank (B12)."""
    share = table.high // (table.players - 1)
    rest = table.high - share * (table.players - 1)
    for seat in range(table.players):
        table.coins[seat] += share
    table.coins[table.bidder] -= share + table.high
    table.bank += rest
    tables.note(table, codes.PAID, table.bidder, share, rest)


def give_bank(table: Table) -> None:
    """Give the bank to the player who alone has the fewest cards (B13)."""
    seat = alone_with_fewest(table)
    if seat >= 0 and table.bank > 0:
        tables.note(table, codes.BANK_TAKEN, seat, table.bank, 0)
        table.coins[seat] += table.bank
        table.bank = 0


def alone_with_fewest(table: Table) -> int:
    """Return the seat that alone has the fewest cards; -1 if several have."""
    fewest = 0
    alone = True
    for seat in range(1, table.players):
        if table.owned[seat] < table.owned[fewest]:
            fewest = seat
            alone = True
        elif table.owned[seat] == table.owned[fewest]:
            alone = False
    return fewest if alone else -1


def end_round(table: Table) -> None:
    """End the round: the bank (B13), then the next first player and lot, or the end of the game (B14)."""
    give_bank(table)
    if deals.cards_in_deck(table) < tables.LOT:
        table.phase = codes.OVER
        tables.note(table, codes.GAME_OVER, 0, 0, 0)
        return
    table.round += 1
    table.first = tables.next_seat(table, table.first)
    tables.note(table, codes.FIRST_MOVED, table.first, 0, 0)
    deals.open_lot(table)


# The score sheet, at the end or as if the game ended now.


def score_now(table: Table) -> None:
    for seat in range(table.players):
        fill_line(table, seat)
    scores.score(table)


def fill_line(table: Table, seat: int) -> None:
    """Fill in the sheet's card counts; replicas count as the kind that they joined (B21)."""
    line = seat * scores.KINDS
    heap = table.held[seat]
    for kind in range(scores.KINDS):
        table.counts[line + kind] = card_counts.holds(heap, kind)
    table.replicas[seat] = card_counts.holds(heap, codes.REPLICA)
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        joined = card_counts.holds(heap, codes.REPLICA + kind)
        table.counts[line + kind] += joined
        table.replicas[seat] += joined


def present_sheet(table: Table) -> Sheet:
    """Score the table and return it: `score_now` for callers outside compiled code."""
    score_now(table)
    return table
