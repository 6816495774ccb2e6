"""The state of an Auction table as flat numbers. The rules in the other modules of this package change it.

The deck is one array from the first lot to the last, and no card leaves it: the lot of a round is three places of
the array. A player's cards are a heap (`card_counts.py`). The sizes come from the box (`box.py`).
"""

import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.rules.scores import Sheet

LOT = 3
"""The cards of a lot: two face up, the third face down (B5)."""


class Table(Sheet):
    # Box and options, constant for the whole game.
    kind_counts: list[int]
    deck_size: int
    coin_count: int
    """All coins of the box, which is also the highest possible bid (B6)."""
    purse: int
    stop_minimum: int
    tokens: int
    """The set of tokens in play (B23)."""

    # The game so far. The players' coins are on the sheet.
    phase: int
    round: int
    first: int
    deck: list[int]
    """Kinds of cards, the top card first."""
    boxed: int
    """A bit for each round whose lot went to the box (B9)."""
    bank: int
    held: list[int]
    """Each player's cards as a heap (B10)."""
    owned: list[int]
    """The number of each player's cards (B13)."""
    unused: list[int]
    """The set of tokens that each player can still use (B23)."""

    # The bidding of this round.
    turn: int
    still_in: int
    """A bit for each seat that has not passed (B7)."""
    high: int
    """The highest bid (`high`, 0 for none) and its seat (`bidder`, -1 for none)."""
    bidder: int
    offer: int
    """The action of the offer that waits for an answer or is being carried out (B26), -1 for none."""

    # Notes of the events that the last move caused (see `note`).
    keeps_notes: bool
    note_count: int
    notes: list[int]

    def __init__(self) -> None:
        Sheet.__init__(self)
        self.kind_counts = [0] * 7
        self.deck = [0] * 64
        self.held = [0] * 6
        self.owned = [0] * 6
        self.unused = [0] * 6
        self.notes = [0] * 32
        self.deck_size = self.coin_count = self.purse = self.stop_minimum = self.tokens = 0
        self.round = self.first = self.boxed = self.bank = self.turn = self.still_in = self.high = 0
        self.note_count = 0
        self.bidder = -1
        self.offer = -1
        self.keeps_notes = False
        self.phase = codes.DEAL


def copy_table(source: Table, target: Table) -> None:
    """Copy the position to the target, without the notes of the last move."""
    copy_box(source, target)
    target.phase = source.phase
    target.round = source.round
    target.first = source.first
    target.deck[:] = source.deck
    target.boxed = source.boxed
    target.bank = source.bank
    target.coins[:] = source.coins
    target.held[:] = source.held
    target.owned[:] = source.owned
    target.unused[:] = source.unused
    target.turn = source.turn
    target.still_in = source.still_in
    target.high = source.high
    target.bidder = source.bidder
    target.offer = source.offer


def copy_box(source: Table, target: Table) -> None:
    target.players = source.players
    target.by_places = source.by_places
    target.kind_counts[:] = source.kind_counts
    target.deck_size = source.deck_size
    target.coin_count = source.coin_count
    target.purse = source.purse
    target.stop_minimum = source.stop_minimum
    target.tokens = source.tokens


def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise."""
    seat += 1
    return seat if seat < table.players else 0


def top_of_lot(table: Table) -> int:
    """Return the place in the deck of this round's first card."""
    return LOT * table.round


def note(table: Table, kind: int, seat: int, value: int, extra: int) -> None:
    """Write a note of an event for `event_views.py`. Playouts switch notes off."""
    if table.keeps_notes:
        table.notes[table.note_count] = kind | seat << 8 | value << 16 | extra << 28
        table.note_count += 1
