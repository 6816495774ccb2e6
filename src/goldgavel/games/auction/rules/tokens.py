"""Bids with a token (B23 to B25): stop, ban, and the opening of an exchange (B26 is in exchange.py)."""

import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.exchange as exchange
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.movelist import MoveList


def list_token_bids(table: Table, seat: int, out: MoveList) -> None:
    """Append the bids with a token: one token per bid, each once in the game (B23)."""
    part = action_numbers.first_token_bid(table)
    if table.unused[seat] & codes.STOP:
        list_part(table, seat, part, table.stop_minimum, out)
    part += table.coin_count
    if table.unused[seat] & codes.EXCHANGE and exchange.can_offer(table, seat):
        list_part(table, seat, part, 1, out)
    if table.unused[seat] & codes.BAN:
        for banned in range(table.players):
            part += table.coin_count
            if may_ban(table, seat, banned):
                list_part(table, seat, part, 1, out)


def list_part(table: Table, seat: int, part: int, least: int, out: MoveList) -> None:
    """Append one token's bids, numbered by their coins, from the lowest allowed on (B6)."""
    for coins in range(max(least, table.high + 1), table.coins[seat] + 1):
        out.at[out.size] = part + coins - 1
        out.size += 1


def may_bid_with_token(table: Table, seat: int, action: int) -> bool:
    if not action_numbers.first_token_bid(table) <= action < action_numbers.first_offer(table):
        return False
    coins = action_numbers.coins_bid(table, action)
    token = action_numbers.token_of(table, action)
    if not table.high < coins <= table.coins[seat] or not table.unused[seat] & token:
        return False
    if token == codes.STOP:
        return coins >= table.stop_minimum  # B24
    if token == codes.EXCHANGE:
        return exchange.can_offer(table, seat)
    return may_ban(table, seat, action_numbers.seat_banned(table, action))


def may_ban(table: Table, seat: int, banned: int) -> bool:
    """True for an opponent who is still in the bidding (B25)."""
    return banned != seat and table.still_in >> banned & 1 != 0


def turn_over(table: Table, seat: int, token: int) -> None:
    """Mark a token as used: each is used once in the whole game (B23)."""
    table.unused[seat] &= ~token
    tables.note(table, codes.TOKEN_USED, seat, token, 0)


def ban(table: Table, seat: int, banned: int) -> None:
    """Make the banned seat pass immediately; it is out of the bidding for this round (B25)."""
    turn_over(table, seat, codes.BAN)
    table.still_in &= ~(1 << banned)
    tables.note(table, codes.BANNED, seat, banned, 0)
