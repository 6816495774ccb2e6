"""Bidding and passing (B6 to B9)."""

import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
import goldgavel.games.auction.rules.tokens as tokens
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.movelist import MoveList

# The number of a plain bid is its coins; 0 is the pass. Bids with a token come later (tokens.py).


def list_bids(table: Table, seat: int, out: MoveList) -> None:
    """List the pass and all bids above the highest bid, up to the seat's own coins (B6, B7)."""
    out.at[0] = codes.PASS
    size = 1
    for coins in range(table.high + 1, table.coins[seat] + 1):
        out.at[size] = coins
        size += 1
    out.size = size
    if table.unused[seat]:
        tokens.list_token_bids(table, seat, out)


def may_bid(table: Table, seat: int, action: int) -> bool:
    if action <= table.coin_count:
        return action == codes.PASS or is_bid(table, seat, action)
    return tokens.may_bid_with_token(table, seat, action)


def is_bid(table: Table, seat: int, coins: int) -> bool:
    """True if the bid is above the highest bid (so at least 1) and at most the seat's own coins (B6)."""
    return table.high < coins <= table.coins[seat]


def place_bid(table: Table, seat: int, coins: int, token: int) -> None:
    """Place a bid. It is a total (B6), and nothing is paid before the lot is won (B12)."""
    table.high = coins
    table.bidder = seat
    tables.note(table, codes.BID_MADE, seat, coins, token)


def leave(table: Table, seat: int) -> None:
    """Take the seat out of the bidding for this round (B7)."""
    table.still_in &= ~(1 << seat)


def pass_turn(table: Table, seat: int) -> None:
    leave(table, seat)
    tables.note(table, codes.PASSED, seat, 0, 0)


def is_won(table: Table) -> bool:
    """True if there is a bid and all other seats have passed (B8)."""
    return table.bidder >= 0 and table.still_in == 1 << table.bidder


def next_in(table: Table, seat: int) -> int:
    """Return the next seat clockwise that is still in the bidding (B6)."""
    seat = tables.next_seat(table, seat)
    while not table.still_in >> seat & 1:
        seat = tables.next_seat(table, seat)
    return seat
