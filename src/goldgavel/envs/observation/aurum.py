"""Encodes what a seat of Aurum may know as floats from 0 to 1 (layout: docs/envs.md).

Seats and sides are counted clockwise from the reader, who is always the first, so that one policy can play every
seat. All sizes are those of the table.
"""

from typing import TYPE_CHECKING, Any

import goldgavel.envs.observation.buffers as buffers
import goldgavel.games.aurum.knowledge.view as views
import goldgavel.games.aurum.rules.bids as bids
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.scores as scores
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.envs.observation.layout import Layout, laid_out
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

if TYPE_CHECKING:
    from goldgavel.games.aurum.game import Aurum

SCRATCH = MoveList()
PHASES = 5
NUGGETS = 2.0
"""The most nuggets that a side can need (A34)."""


def describe(game: "Aurum") -> Layout:
    """Return the blocks in order."""
    players, cards, golds = game.players, game.box.cards, len(game.box.supply)
    sides = len(game.sides)
    return laid_out([
        ("seat", (players,)),
        ("phase", (PHASES,)),
        ("round", (tables.ROUNDS,)),
        ("to_move", (players,)),
        ("first", (players,)),
        ("leader", (players,)),
        ("has_bid", (players,)),
        ("hand_sizes", (players,)),
        ("tricks", (players,)),
        ("nuggets", (sides,)),
        ("points", (sides,)),
        ("hand", (cards,)),
        ("unseen", (cards,)),
        ("aside", (cards,)),
        ("known", (players, cards)),
        ("bids", (players, cards)),
        ("supply", (golds,)),
        ("stocks", (players, golds)),
        ("trick", (players, cards + golds)),
        ("last_trick", (players, cards + golds)),
        ("last_leader", (players,)),
        ("last_gold", (golds,)),
    ])  # fmt: skip


def size(game: "Aurum") -> int:
    """Return the number of floats of an observation."""
    return width(game.empty_table)


def actions(game: "Aurum") -> int:
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

    Swaps have the highest numbers, and exist only if bids can be changed (A16).
    """
    return bids.action_count(table) if table.bid_changes else bids.first_swap(table)


def width(table: Table) -> int:
    by_seat = 8 + 2 * table.cards + table.golds + 2 * (table.cards + table.golds)
    once = PHASES + tables.ROUNDS + 2 * table.sides + 3 * table.cards + 2 * table.golds
    return table.players * by_seat + once


def put(table: Table, seat: int, out: Any, start: int) -> None:
    """Write the seat's observation from `start` on."""
    for place in range(start, start + width(table)):
        out[place] = 0.0
    at = put_standing(table, seat, out, start)
    at = put_cards(table, seat, out, at)
    at = put_gold(table, seat, out, at)
    at = put_trick(table, seat, out, at, table.trick, table.trick_size, table.leader)
    at = put_trick(table, seat, out, at, table.last_cards, table.last_size, table.last_leader)
    if table.last_size > 0:
        out[at + away(table, seat, table.last_leader)] = 1.0
        if table.last_gold >= 0:
            out[at + table.players + table.last_gold] = 1.0


def away(table: Table, seat: int, other: int) -> int:
    """Return how many seats clockwise from the reader the other seat is."""
    return other - seat if other >= seat else other - seat + table.players


def put_standing(table: Table, seat: int, out: Any, at: int) -> int:
    """Write whose turn it is, and the state of the round and the match."""
    players = table.players
    out[at + seat] = 1.0
    at += players
    out[at + table.phase] = 1.0
    at += PHASES
    out[at + table.round] = 1.0
    at += tables.ROUNDS
    if table.round > 0 or table.phase != codes.DEAL:  # before the first deal there is no first player (A7)
        out[at + players + away(table, seat, table.first)] = 1.0
        out[at + 2 * players + away(table, seat, table.leader)] = 1.0
    for other in range(players):
        place = at + away(table, seat, other)
        out[place] = turns.may_act(table, other)
        out[place + 3 * players] = table.bids[other] >= 0
        out[place + 4 * players] = 1.0 * bits.count(table.hand[other]) / table.hand_size
        out[place + 5 * players] = 1.0 * table.piles[other] / table.hand_size
    return put_match(table, seat, out, at + 6 * players)


def put_match(table: Table, seat: int, out: Any, at: int) -> int:
    most = most_points(table)
    own = tables.side_of(table, seat)
    for side in range(table.sides):
        place = at + (side - own if side >= own else side - own + table.sides)
        out[place] = table.nuggets[side] / NUGGETS
        out[place + table.sides] = 1.0 * table.points[side] / most
    return at + 2 * table.sides


def most_points(table: Table) -> int:
    """Return an upper bound of the points: in every round an exact bid of the highest rank, and all the gold."""
    return tables.ROUNDS * (2 * table.ranks + scores.heap_points(table.mint))


def put_cards(table: Table, seat: int, out: Any, at: int) -> int:
    """Write the base cards: of other hands what everyone knows; secret bids only once they are shown (A39)."""
    cards = table.cards
    put_set(out, at, table.hand[seat])
    put_set(out, at + cards, views.unseen_cards(table, seat))
    put_set(out, at + 2 * cards, table.aside)
    at += 3 * cards
    laid = at + table.players * cards
    secret = views.bids_are_secret(table)
    for other in range(table.players):
        place = away(table, seat, other) * cards
        put_set(out, at + place, table.known[other])
        if table.bids[other] >= 0 and (other == seat or not secret):
            out[laid + place + table.bids[other]] = 1.0
    return laid + table.players * cards


def put_set(out: Any, at: int, cards: int) -> None:
    while cards:
        out[at + bits.lowest(cards)] = 1.0
        cards &= cards - 1


def put_gold(table: Table, seat: int, out: Any, at: int) -> int:
    """Write the supply, then the stocks."""
    put_heap(table, out, at, table.supply)
    at += table.golds
    for other in range(table.players):
        put_heap(table, out, at + away(table, seat, other) * table.golds, table.stock[other])
    return at + table.players * table.golds


def put_heap(table: Table, out: Any, at: int, heap: int) -> None:
    """Write by rank the share of all such gold cards that is here. There is one 0 per player (A5)."""
    while heap:
        rank = gold.lowest(heap)
        there_are = gold.holds(table.mint, rank) if rank else table.players
        out[at + rank] = 1.0 * gold.holds(heap, rank) / there_are
        heap = gold.without(heap, rank)


def put_trick(table: Table, seat: int, out: Any, at: int, cards: list[int], played: int, leader: int) -> int:
    """Write the cards of a trick by the seat that played them."""
    kinds = table.cards + table.golds
    player = leader
    for place in range(played):
        out[at + away(table, seat, player) * kinds + cards[place]] = 1.0
        player = tables.next_seat(table, player)
    return at + table.players * kinds
