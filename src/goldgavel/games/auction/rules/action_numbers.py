"""Action numbers; `wording/actions.py` has the texts in the same order.

0 is the pass and the number of a plain bid is its coins. Then come accept, decline and the groups to join; then
bids with stop by coins, with exchange by coins, with ban by seat and coins; then the offers by seat, card given,
card taken and whose token is turned.
"""

import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.rules.table import Table

GROUPS = 4


def accept(table: Table) -> int:
    return table.coin_count + 1


def decline(table: Table) -> int:
    return table.coin_count + 2


def join(table: Table, kind: int) -> int:
    """Return the action that lets a replica join the group of this kind (sculptures to jewels)."""
    return table.coin_count + 3 + kind - codes.SCULPTURE


def group_joined(table: Table, action: int) -> int:
    return action - table.coin_count - 3 + codes.SCULPTURE


# Bids with a token.


def first_token_bid(table: Table) -> int:
    return table.coin_count + 3 + GROUPS


def coins_bid(table: Table, action: int) -> int:
    return (action - first_token_bid(table)) % table.coin_count + 1


def token_of(table: Table, action: int) -> int:
    """Return the token that is played with a bid."""
    part = (action - first_token_bid(table)) // table.coin_count
    if part == 0:
        return codes.STOP
    return codes.EXCHANGE if part == 1 else codes.BAN


def seat_banned(table: Table, action: int) -> int:
    return (action - first_token_bid(table)) // table.coin_count - 2


# Offers.


def first_offer(table: Table) -> int:
    return first_token_bid(table) + (2 + table.players) * table.coin_count


def offer(table: Table, seat: int, given: int, taken: int) -> int:
    """Return the offer that turns the own token; the next number is the same offer with the opponent's token."""
    return first_offer(table) + ((seat * card_counts.FORMS + given) * card_counts.FORMS + taken) * 2


def seat_offered(table: Table, action: int) -> int:
    return (action - first_offer(table)) // 2 // (card_counts.FORMS * card_counts.FORMS)


def card_given(table: Table, action: int) -> int:
    return (action - first_offer(table)) // 2 // card_counts.FORMS % card_counts.FORMS


def card_taken(table: Table, action: int) -> int:
    return (action - first_offer(table)) // 2 % card_counts.FORMS


def turns_theirs(table: Table, action: int) -> bool:
    return (action - first_offer(table)) % 2 == 1


def action_count(table: Table) -> int:
    return offer(table, table.players, 0, 0)
