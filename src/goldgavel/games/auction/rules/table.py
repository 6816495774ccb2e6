"""Everything that lies on an Auction table, flat and small: the rules in the files beside this one move it.

The deck lies in one row from the first lot to the last, and nothing ever leaves it: the lot of a round is three
places of the row. What a player owns is a heap (`heaps.py`). The sizes come from the box (`box.py`).
"""

import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.rules.scores import Sheet

LOT = 3
"""B5: two cards turned up, and a third face down."""


class Table(Sheet):
    __slots__ = (
        "bank", "bidder", "boxed", "coin_count", "deck", "deck_size", "first", "held", "high", "keeps_notes",
        "kind_counts", "note_count", "notes", "offer", "owned", "phase", "purse", "round", "still_in",
        "stop_minimum", "tokens", "turn", "unused",
    )  # fmt: skip

    # The box and the options: the same for the whole game.
    kind_counts: list[int]
    deck_size: int
    coin_count: int
    """All coins of the box, so the highest bid there can be (B6)."""
    purse: int
    stop_minimum: int
    tokens: int
    """The tokens in play (B23), a set."""

    # The game so far. Everyone's coins are on the sheet.
    phase: int
    round: int
    first: int
    deck: list[int]
    """Kinds of cards, the top card first."""
    boxed: int
    """A bit for each round whose lot went to the box (B9)."""
    bank: int
    held: list[int]
    """The cards before each player (B10), a heap."""
    owned: list[int]
    """How many they are (B13)."""
    unused: list[int]
    """The tokens that each player can still use (B23), a set."""

    # The bidding of this round.
    turn: int
    still_in: int
    """A bit for each seat that has not passed (B7)."""
    high: int
    """The bid that stands, 0 for none, and whose it is, -1 for nobody's."""
    bidder: int
    offer: int
    """The action of the offer that waits for an answer or is being carried out (B26), -1 for none."""

    # What the last move caused, if anyone wants to be told.
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
    """Make the target the same position; what was noted of the last move stays behind."""
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
    """The seat to the left: play goes clockwise."""
    seat += 1
    return seat if seat < table.players else 0


def top_of_lot(table: Table) -> int:
    """The place in the deck of this round's first card."""
    return LOT * table.round


def note(table: Table, kind: int, seat: int, value: int, extra: int) -> None:
    """Keep what happened, for `events.py` to tell; playouts have nobody to tell and skip it."""
    if table.keeps_notes:
        table.notes[table.note_count] = kind | seat << 8 | value << 16 | extra << 28
        table.note_count += 1
