"""What a seat of Aurum may know, as floats from 0 to 1 (docs/envs.md has the layout in words).

Seats and sides are counted from the reader on, clockwise: the reader is always the first of them, so that one
policy can play every seat. All sizes come from the table, so from the box.
"""

from typing import TYPE_CHECKING, Any

import goldgavel.envs.observation.buffers as buffers
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
"""A34: nobody needs more."""


def describe(game: "Aurum") -> Layout:
    """The blocks in their order."""
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
    """How many floats an observation has."""
    return width(game.empty_table)


def actions(game: "Aurum") -> int:
    """How many of the engine's actions there are: up to the last that can ever be legal with these options."""
    return actions_of(game.empty_table)


def write(table: Table, seat: int, buffer: Any) -> None:
    """Write the seat's observation into a buffer of floats: a numpy array, or an `array.array("f")`."""
    if not 0 <= seat < table.players:
        raise ValueError(f"there is no seat {seat}")
    put(table, seat, buffers.floats_of(buffer, width(table)), 0)


def write_mask(table: Table, seat: int, buffer: Any) -> None:
    """Write a 1 for each action that the seat may do now, a 0 for all others, into a buffer of signed bytes."""
    if not 0 <= seat < table.players:
        raise ValueError(f"there is no seat {seat}")
    put_mask(table, seat, buffers.bytes_of(buffer, actions_of(table)), 0, SCRATCH)


def put_mask(table: Table, seat: int, out: Any, start: int, moves: MoveList) -> None:
    """Write what is legal for the seat from that place on; the moves are listed as well."""
    for place in range(start, start + actions_of(table)):
        out[place] = 0
    turns.list_legal(table, seat, moves)
    for place in range(moves.size):
        out[start + moves.at[place]] = 1


def actions_of(table: Table) -> int:
    """A16: swaps, which have the highest numbers, only where bids can be changed."""
    return bids.action_count(table) if table.bid_changes else bids.first_swap(table)


def width(table: Table) -> int:
    by_seat = 8 + 2 * table.cards + table.golds + 2 * (table.cards + table.golds)
    once = PHASES + tables.ROUNDS + 2 * table.sides + 3 * table.cards + 2 * table.golds
    return table.players * by_seat + once


def put(table: Table, seat: int, out: Any, start: int) -> None:
    """Write the seat's observation from that place on."""
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
    """How many seats clockwise from the reader the other one sits."""
    return other - seat if other >= seat else other - seat + table.players


def put_standing(table: Table, seat: int, out: Any, at: int) -> int:
    """Whose turn it is, and how the round and the match stand."""
    players = table.players
    out[at + seat] = 1.0
    at += players
    out[at + table.phase] = 1.0
    at += PHASES
    out[at + table.round] = 1.0
    at += tables.ROUNDS
    if table.round > 0 or table.phase != codes.DEAL:  # before the first deal nobody is first yet (A7)
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
    """More than anybody can have: in every round a bid of the highest rank made exactly, and all the gold."""
    of_gold = 0
    for rank in range(table.golds):
        of_gold += gold.holds(table.mint, rank) * scores.points_of_gold(rank)
    return tables.ROUNDS * (2 * table.ranks + of_gold)


def put_cards(table: Table, seat: int, out: Any, at: int) -> int:
    """The base cards: of other hands what everyone knows, of secret bids nothing till they are shown (A39)."""
    cards = table.cards
    put_set(out, at, table.hand[seat])
    put_set(out, at + cards, unseen(table, seat))
    put_set(out, at + 2 * cards, table.aside)
    at += 3 * cards
    laid = at + table.players * cards
    secret = bids_are_secret(table)
    for other in range(table.players):
        place = away(table, seat, other) * cards
        put_set(out, at + place, table.known[other])
        if table.bids[other] >= 0 and (other == seat or not secret):
            out[laid + place + table.bids[other]] = 1.0
    return laid + table.players * cards


def bids_are_secret(table: Table) -> bool:
    """A39: with three, that one has bid, not what, until all are shown."""
    return table.phase == codes.BID and table.secret_bids


def unseen(table: Table, seat: int) -> int:
    """Base cards in other hands or secret bids that nobody has shown the reader."""
    if table.phase == codes.OVER:
        return 0
    shown = table.shown if table.phase == codes.DEAL else 0
    secret = bids_are_secret(table)
    found = 0
    for other in range(table.players):
        if other != seat:
            found |= table.hand[other] & ~table.known[other] & ~shown
            if secret and table.bids[other] >= 0:
                found |= bits.bit(table.bids[other])
    return found


def put_set(out: Any, at: int, cards: int) -> None:
    while cards:
        out[at + bits.lowest(cards)] = 1.0
        cards &= cards - 1


def put_gold(table: Table, seat: int, out: Any, at: int) -> int:
    """The supply, then the stocks."""
    put_heap(table, out, at, table.supply)
    at += table.golds
    for other in range(table.players):
        put_heap(table, out, at + away(table, seat, other) * table.golds, table.stock[other])
    return at + table.players * table.golds


def put_heap(table: Table, out: Any, at: int, heap: int) -> None:
    """For each rank, the part of all such cards that is here. There is a 0 for each player (A5)."""
    while heap:
        rank = gold.lowest(heap)
        there_are = gold.holds(table.mint, rank) if rank else table.players
        out[at + rank] = 1.0 * gold.holds(heap, rank) / there_are
        heap = gold.without(heap, rank)


def put_trick(table: Table, seat: int, out: Any, at: int, cards: list[int], played: int, leader: int) -> int:
    """Everybody's card, by who played it."""
    kinds = table.cards + table.golds
    player = leader
    for place in range(played):
        out[at + away(table, seat, player) * kinds + cards[place]] = 1.0
        player = tables.next_seat(table, player)
    return at + table.players * kinds
