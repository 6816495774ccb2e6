"""The log of one game: its deals and moves, append-only, shared between a state and its clones.

A clone takes the same list and remembers how long it was. The first of them to go on appends to it; the
others then see that the list has outgrown them and go on with a copy of their own. So a clone costs nothing
that grows with the game.
"""

from typing import Any

ENTRIES = tuple(range(2048 * 8))
"""An entry is action * 8 + seat. The numbers are made once: making one would cost more than the append."""


class MoveLog:
    __slots__ = ("complete", "deals", "moves", "round_start", "size", "skipped")
    moves: list[int]
    size: int
    deals: tuple[Any, ...]
    round_start: int
    skipped: int
    complete: bool

    def __init__(self) -> None:
        self.moves = []
        self.size = 0
        self.deals = ()
        self.round_start = 0
        self.skipped = 0
        self.complete = True

    def branch(self) -> "MoveLog":
        other = MoveLog()
        other.moves = self.moves
        other.size = self.size
        other.deals = self.deals
        other.round_start = self.round_start
        other.skipped = self.skipped
        other.complete = self.complete
        return other

    def add_move(self, seat: int, action: int) -> None:
        if len(self.moves) != self.size:
            self.moves = self.moves[: self.size]
        self.moves.append(ENTRIES[action * 8 + seat])
        self.size += 1

    def add_deal(self, deal: Any) -> None:
        self.deals = (*self.deals, deal)

    def start_round(self) -> None:
        self.round_start = self.size

    def begin_within(self, ply: int, moves: list[tuple[int, int]]) -> None:
        """The log of a sampled world: it knows this round's moves, and only the number of those before."""
        for seat, action in moves:
            self.add_move(seat, action)
        self.skipped = ply - self.size
        self.complete = False

    def ply(self) -> int:
        """How many moves were made since the game began."""
        return self.skipped + self.size

    def all_moves(self) -> list[tuple[int, int]]:
        """(seat, action) of every move in the log."""
        return [(entry & 7, entry >> 3) for entry in self.moves[: self.size]]

    def round_entries(self) -> list[int]:
        """This round's moves as they lie in the log."""
        return self.moves[self.round_start : self.size]
