"""The state of an Aurum table as flat numbers. The rules in the other modules of this package change it.

A base card is a number: metal * ranks + rank - 1. A hand is a set of cards as bits of one integer. A card in a
trick is the base card's number, or cards + rank for gold. The sizes come from the box (`box.py`).
"""

import goldgavel.games.aurum.rules.codes as codes
from goldgavel.games.aurum.rules.scores import Sheet

SEATS = 4
ROUNDS = 4
"""The longest match (A34)."""


class Table(Sheet):
    # Box and options, constant for the whole game.
    players: int
    cards: int
    ranks: int
    golds: int
    """The number of ranks of gold, including 0."""
    hand_size: int
    mint: int
    """The gold in the supply when a round begins (A5)."""
    zero_gold: bool
    bid_changes: bool
    secret_bids: bool
    match: int

    # The match so far, by side.
    round: int
    nuggets: list[int]
    points: list[int]
    match_winners: int
    past_bid: list[int]
    past_tricks: list[int]
    past_bid_points: list[int]
    past_gold_points: list[int]
    past_winners: list[int]

    # The round, by seat.
    phase: int
    first: int
    hand: list[int]
    bids: list[int]
    """The bid card, -1 before the bid (A8)."""
    stock: list[int]
    supply: int
    aside: int
    known: list[int]
    """Cards that everyone knows to be in that hand (A13)."""
    piles: list[int]

    # The trick.
    leader: int
    turn: int
    asked: int
    """The number of seats, from the leader on, that have been asked in this bid window (A11)."""
    trick: list[int]
    trick_size: int
    used: int
    """All cards of the metals already in this trick (A19)."""

    # The last complete trick of the round.
    last_cards: list[int]
    last_size: int
    """0 before the first."""
    last_leader: int
    last_gold: int
    """The rank of the gold that its lowest card took (A22), -1 for none."""

    # How the last round ended (A27 to A29).
    ended_by: int
    ended_how: int
    shown: int
    void_cards: list[int]
    void_size: int
    void_leader: int

    # Notes of the events that the last move caused (see `note`).
    keeps_notes: bool
    note_count: int
    notes: list[int]

    def __init__(self) -> None:
        Sheet.__init__(self)
        self.nuggets = [0] * 4
        self.points = [0] * 4
        self.past_bid = [0] * 16
        self.past_tricks = [0] * 16
        self.past_bid_points = [0] * 16
        self.past_gold_points = [0] * 16
        self.past_winners = [0] * 4
        self.hand = [0] * 4
        self.bids = [-1] * 4
        self.stock = [0] * 4
        self.known = [0] * 4
        self.piles = [0] * 4
        self.trick = [0] * 4
        self.last_cards = [0] * 4
        self.void_cards = [0] * 4
        self.notes = [0] * 32
        self.players = self.cards = self.ranks = self.golds = self.hand_size = self.mint = self.match = 0
        self.zero_gold = self.bid_changes = self.secret_bids = self.keeps_notes = False
        self.round = self.match_winners = self.first = self.supply = self.aside = 0
        self.leader = self.turn = self.asked = self.trick_size = self.used = self.note_count = 0
        self.last_size = self.last_leader = 0
        self.last_gold = -1
        self.ended_by = -1
        self.ended_how = self.shown = self.void_size = self.void_leader = 0
        self.phase = codes.DEAL


def copy_table(source: Table, target: Table) -> None:
    """Copy the position to the target, without the notes of the last move."""
    copy_match(source, target)
    copy_round(source, target)


def copy_match(source: Table, target: Table) -> None:
    target.sides = source.sides
    target.gold_decides = source.gold_decides
    target.top_gold[:] = source.top_gold  # of the last finished round, for the sheet to say how a tie was decided
    target.players = source.players
    target.cards = source.cards
    target.ranks = source.ranks
    target.golds = source.golds
    target.hand_size = source.hand_size
    target.mint = source.mint
    target.zero_gold = source.zero_gold
    target.bid_changes = source.bid_changes
    target.secret_bids = source.secret_bids
    target.match = source.match
    target.round = source.round
    target.match_winners = source.match_winners
    target.nuggets[:] = source.nuggets
    target.points[:] = source.points
    target.past_bid[:] = source.past_bid
    target.past_tricks[:] = source.past_tricks
    target.past_bid_points[:] = source.past_bid_points
    target.past_gold_points[:] = source.past_gold_points
    target.past_winners[:] = source.past_winners


def copy_round(source: Table, target: Table) -> None:
    target.phase = source.phase
    target.first = source.first
    target.hand[:] = source.hand
    target.bids[:] = source.bids
    target.stock[:] = source.stock
    target.supply = source.supply
    target.aside = source.aside
    target.known[:] = source.known
    target.piles[:] = source.piles
    target.leader = source.leader
    target.turn = source.turn
    target.asked = source.asked
    target.trick[:] = source.trick
    target.trick_size = source.trick_size
    target.used = source.used
    target.last_cards[:] = source.last_cards
    target.last_size = source.last_size
    target.last_leader = source.last_leader
    target.last_gold = source.last_gold
    target.ended_by = source.ended_by
    target.ended_how = source.ended_how
    target.shown = source.shown
    target.void_cards[:] = source.void_cards
    target.void_size = source.void_size
    target.void_leader = source.void_leader


def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise."""
    seat += 1
    return seat if seat < table.players else 0


def side_of(table: Table, seat: int) -> int:
    """Return the side of a seat. With four players seats 0 and 2 are one side, 1 and 3 the other."""
    return seat & 1 if table.players == SEATS else seat


def note(table: Table, kind: int, seat: int, value: int, extra: int) -> None:
    """Write a note of an event for `event_views.py`. Playouts switch notes off."""
    if table.keeps_notes:
        table.notes[table.note_count] = kind | seat << 8 | value << 16 | extra << 28
        table.note_count += 1
