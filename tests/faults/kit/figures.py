"""What was counted during faults."""

import msgspec

BROKEN = ("lost", "doubled", "unstored", "unseen", "unfinished")
"""Figures that are 0 as long as the server keeps its promises."""


class Figures(msgspec.Struct):
    struck: int = 0
    """Faults."""
    games: int = 0
    """Games that were played to their end."""
    connections: int = 0
    confirmed: int = 0
    """Confirmed moves."""
    announced: int = 0
    """Versions that were sent to a player or spectator."""
    sent_again: int = 0
    """Moves that were sent again after a connection was lost."""
    refused: int = 0
    """Moves that were refused because the database did not answer, and sent again."""
    lost: int = 0
    """Confirmed moves that are not in the log, or that are another move there."""
    doubled: int = 0
    """Moves that are in the log twice, and decisions that were answered twice."""
    unstored: int = 0
    """Announced versions that are not in the log, or that are something else there."""
    unseen: int = 0
    """Versions of the log that were not sent to everybody at the table."""
    unfinished: int = 0
    """Games that do not replay from their log to their end."""
    waits: list[float] = []
    """For each table that lost its owner: seconds from the fault to the next move."""
    seconds: float = 0.0
    problems: list[str] = []
    """The first things that went wrong."""

    def blame(self, what: str, problem: str) -> None:
        setattr(self, what, getattr(self, what) + 1)
        self.problems.append(problem)

    def is_clean(self) -> bool:
        return not self.problems and not any(getattr(self, name) for name in BROKEN)

    def add(self, other: "Figures") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def wait(self, part: float) -> float | None:
        """The wait below which this part of all waits is."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else None

    def __str__(self) -> str:
        told = [f"{getattr(self, name)} {name.replace('_', ' ')}" for name in self.__struct_fields__[:-3]]
        if self.waits:
            shown = ", ".join(f"{name} {self.wait(part):.2f} s" for name, part in PARTS)
            told.append(f"{len(self.waits)} waits for the next move: {shown}")
        return "; ".join([*told, f"{self.seconds:.0f} s", *self.problems[:5]])


PARTS = (("median", 0.5), ("p99", 0.99), ("worst", 1.0))
