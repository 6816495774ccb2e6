"""The log of one game's deals and moves: append-only, and shared copy-on-write between a state and its clones.

A clone keeps a reference to the same list and its length at that time. The first of them to move appends to
the list. The others notice that the list is longer than theirs and copy it before they append. So the cost of
a clone does not grow with the game.
"""

from typing import Any

ENTRIES = tuple(range(2048 * 8))
"""An entry is action * 8 + seat. The integers are created once: creating one costs more than the append."""


class MoveLog:
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
        """Start the log of a sampled state: it has this round's moves, and only the number of earlier ones."""
        for seat, action in moves:
            self.add_move(seat, action)
        self.skipped = ply - self.size
        self.complete = False

    def ply(self) -> int:
        """Return the number of moves since the game began."""
        return self.skipped + self.size

    def all_moves(self) -> list[tuple[int, int]]:
        """Return (seat, action) of every move in the log."""
        return [(entry & 7, entry >> 3) for entry in self.moves[: self.size]]

    def round_entries(self) -> list[int]:
        """Return the log entries of this round's moves."""
        return self.moves[self.round_start : self.size]
