"""Encodes what a seat of Auction may know as floats from 0 to 1 (layout: docs/envs.md).

Seats are counted clockwise from the reader, who is always the first, so that one policy can play every seat. All
sizes are those of the table.
"""

from typing import TYPE_CHECKING, Any

import goldgavel.envs.observation.buffers as buffers
import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
import goldgavel.games.auction.rules.turns as turns
from goldgavel.envs.observation.layout import Layout, laid_out
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.movelist import MoveList

if TYPE_CHECKING:
    from goldgavel.games.auction.game import Auction

SCRATCH = MoveList()
PHASES = 6
KINDS = 7
TOKENS = 3
OPEN = 2
"""The number of open cards of a lot (B5)."""


def describe(game: "Auction") -> Layout:
    """Return the blocks in order."""
    players, forms = game.players, card_counts.FORMS
    return laid_out([
        ("seat", (players,)),
        ("phase", (PHASES,)),
        ("round", (rounds(game.empty_table),)),
        ("to_move", (players,)),
        ("first", (players,)),
        ("bidding", (players,)),
        ("high_bidder", (players,)),
        ("coins", (players,)),
        ("card_counts", (players,)),
        ("high_bid", (1,)),
        ("bank", (1,)),
        ("for_sale", (1,)),
        ("lot", (KINDS,)),
        ("unseen", (KINDS,)),
        ("cards", (players, forms)),
        ("tokens", (players, TOKENS)),
        ("offer_to", (players,)),
        ("offer_given", (forms,)),
        ("offer_taken", (forms,)),
        ("offer_theirs", (1,)),
    ])  # fmt: skip


def size(game: "Auction") -> int:
    """Return the number of floats of an observation."""
    return width(game.empty_table)


def actions(game: "Auction") -> int:
    """Return the number of actions, up to the last that these options can make legal."""
    return actions_of(game.empty_table)


def write(table: Table, seat: int, buffer: Any) -> None:
    """Write the seat's observation into a buffer of floats: a numpy array or an `array.array("f")`."""
    if not 0 <= seat < table.players:
        raise ValueError(f"there is no seat {seat}")
    put(table, seat, buffers.floats_of(buffer, width(table)), 0)


def write_mask(table: Table, seat: int, buffer: Any) -> None:
    """Write a 1 for each legal action of the seat and a 0 for all others into a buffer of signed bytes."""
    if not 0 <= seat < table.players:
        raise ValueError(f"there is no seat {seat}")
    put_mask(table, seat, buffers.bytes_of(buffer, actions_of(table)), 0, SCRATCH)


def put_mask(table: Table, seat: int, out: Any, start: int, moves: MoveList) -> None:
    """Write the mask from `start` on. Also fills `moves` with the legal moves."""
    for place in range(start, start + actions_of(table)):
        out[place] = 0
    turns.list_legal(table, seat, moves)
    for place in range(moves.size):
        out[start + moves.at[place]] = 1


def actions_of(table: Table) -> int:
    """Return the number of actions.

    Token bids and offers have the highest numbers, and need their tokens (B23).
    """
    if table.tokens & codes.EXCHANGE:
        return action_numbers.action_count(table)
    if table.tokens & codes.BAN:
        return action_numbers.first_offer(table)
    stops = table.coin_count if table.tokens & codes.STOP else 0
    return action_numbers.first_token_bid(table) + stops


def width(table: Table) -> int:
    by_seat = 8 + card_counts.FORMS + TOKENS
    return table.players * by_seat + PHASES + rounds(table) + 4 + 2 * KINDS + 2 * card_counts.FORMS


def rounds(table: Table) -> int:
    """Return the number of rounds until the deck is empty (B14)."""
    return table.deck_size // tables.LOT


def put(table: Table, seat: int, out: Any, start: int) -> None:
    """Write the seat's observation from `start` on."""
    for place in range(start, start + width(table)):
        out[place] = 0.0
    at = put_bidding(table, seat, out, start)
    at = put_lot(table, out, at)
    at = put_holdings(table, seat, out, at)
    if table.offer >= 0:
        put_offer(table, seat, out, at)


def away(table: Table, seat: int, other: int) -> int:
    """Return how many seats clockwise from the reader the other seat is."""
    return other - seat if other >= seat else other - seat + table.players


def put_bidding(table: Table, seat: int, out: Any, at: int) -> int:
    """Write whose turn it is, the coins and the standing bid."""
    players = table.players
    out[at + seat] = 1.0
    out[at + players + table.phase] = 1.0
    at += players + PHASES
    out[at + table.round] = 1.0
    at += rounds(table)
    if table.phase != codes.DEAL:  # before the deal there is no first player (B4)
        out[at + players + away(table, seat, table.first)] = 1.0
    if table.bidder >= 0:
        out[at + 3 * players + away(table, seat, table.bidder)] = 1.0
    for other in range(players):
        place = at + away(table, seat, other)
        out[place] = turns.may_act(table, other)
        out[place + 2 * players] = table.still_in >> other & 1
        out[place + 4 * players] = 1.0 * table.coins[other] / table.coin_count
        out[place + 5 * players] = 1.0 * table.owned[other] / table.deck_size
    at += 6 * players
    out[at] = 1.0 * table.high / table.coin_count
    out[at + 1] = 1.0 * table.bank / table.coin_count
    return at + 2


# The lot and the unseen cards (B27).


def put_lot(table: Table, out: Any, at: int) -> int:
    """Write the open cards of the lot and, by kind, the share of cards that are unseen."""
    if for_sale(table):
        out[at] = 1.0
        add_open(table, out, at + 1, table.round, 1.0 / OPEN)
    at += 1 + KINDS
    if table.phase != codes.OVER:
        put_unseen(table, out, at)
    return at + KINDS


def for_sale(table: Table) -> bool:
    """True if this round's lot is for sale. In the join phase the lot may already have been won."""
    if table.phase == codes.JOIN:
        return table.offer >= 0
    return codes.BID <= table.phase <= codes.ANSWER


def put_unseen(table: Table, out: Any, at: int) -> None:
    """Write all cards except those that are open or were open when their lot was boxed."""
    for kind in range(KINDS):
        out[at + kind] = table.kind_counts[kind]
    for other in range(table.players):
        heap = table.held[other]
        while heap:
            form = card_counts.lowest(heap)
            out[at + min(form, codes.REPLICA)] -= card_counts.holds(heap, form)
            heap = card_counts.without(heap, form)
    for lot in range(table.round):
        if table.boxed >> lot & 1:
            add_open(table, out, at, lot, -1.0)
    if for_sale(table):
        add_open(table, out, at, table.round, -1.0)
    for kind in range(KINDS):
        out[at + kind] /= table.kind_counts[kind]


def add_open(table: Table, out: Any, at: int, lot: int, worth: float) -> None:
    """Add the open cards of a lot, by kind."""
    for place in range(tables.LOT * lot, tables.LOT * lot + OPEN):
        out[at + table.deck[place]] += worth


# The players' cards and the offer.


def put_holdings(table: Table, seat: int, out: Any, at: int) -> int:
    """Write the share of each form of card that each player has, and the players' tokens."""
    tokens = at + table.players * card_counts.FORMS
    for other in range(table.players):
        place = away(table, seat, other)
        heap = table.held[other]
        while heap:
            form = card_counts.lowest(heap)
            there_are = table.kind_counts[min(form, codes.REPLICA)]
            out[at + place * card_counts.FORMS + form] = 1.0 * card_counts.holds(heap, form) / there_are
            heap = card_counts.without(heap, form)
        for token in range(TOKENS):
            out[tokens + place * TOKENS + token] = table.unused[other] >> token & 1
    return tokens + table.players * TOKENS


def put_offer(table: Table, seat: int, out: Any, at: int) -> None:
    """Write the offer that waits for an answer, or whose replicas are joining (B26). The high bidder made it."""
    out[at + away(table, seat, action_numbers.seat_offered(table, table.offer))] = 1.0
    at += table.players
    out[at + action_numbers.card_given(table, table.offer)] = 1.0
    out[at + card_counts.FORMS + action_numbers.card_taken(table, table.offer)] = 1.0
    out[at + 2 * card_counts.FORMS] = action_numbers.turns_theirs(table, table.offer)
