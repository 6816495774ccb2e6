# cython: boundscheck=True, wraparound=True
"""Proposals: to take a move back, or to end the game early. Both need the consent of all people at the table."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.errors import IllegalMove, WishError
from goldgavel.kernel.views import Data

ProposalKind = Literal["undo", "concede"]
ProposalAction = Literal["undo", "concede", "agree", "refuse", "withdraw"]
"""What somebody says: a wish of their own, an answer to another's, or that they wish it no more."""

HOLD_SECONDS = 30.0
"""Seconds for which bots, orders and deals wait for the answers to a wish; then the game goes on."""

MAX_UNDOS = 200
"""How often moves are taken back in a game: each time is an entry of the log, and the game played anew."""


class Proposal(Data, frozen=True):
    """A wish that waits for answers."""

    id: int
    """The version at which it arose."""
    wish: ProposalKind
    seat: int
    """Who wishes it."""
    of: int | None
    """The version of the move that would be taken back, with all moves after it."""
    agreed: tuple[int, ...] = ()


class GameStep(Struct, frozen=True, gc=False):
    """A move or a deal of the game as it is now."""

    version: int
    kind: Kind
    seat: int | None
    text: str
    own: bool
    """Whether it is what a person would call their move: one that was sent, or any but a kept window."""
    in_window: bool
    reveals: str | None
    """The rule by which it showed something hidden: nothing is taken back across it."""


class Proposals:
    """What may be wished now, and what is."""

    def __init__(self, players: int) -> None:
        self.open: Proposal | None = None
        self.held_until = 0.0
        self.steps: list[GameStep] = []
        self.undone = 0
        """How often moves were taken back."""
        self.undoable: list[int | None] = [None] * players
        """By seat: the version of the move that it may wish to take back now. Another list when that changes."""
        self._latest: list[int | None] = [None] * players
        """By seat: the version of its last own move since something hidden was shown."""
        self._refused: dict[tuple[int, ProposalKind], int] = {}
        """By seat and wish: the own move after which it was last refused or withdrawn."""

    def _update_undoable(self) -> None:
        is_enough = self.undone >= MAX_UNDOS
        self.undoable = [
            None if is_enough or self._refused.get((seat, "undo")) == latest else latest
            for seat, latest in enumerate(self._latest)
        ]

    # The game goes on.

    def add(self, step: GameStep) -> None:
        """A wish lapses when a move is made."""
        self.open = None
        self.steps.append(step)
        if step.reveals is not None:
            self._latest = self.undoable = [None] * len(self._latest)
        elif step.own and step.seat is not None:
            self._latest = [*self._latest]
            self._latest[step.seat] = step.version
            self._update_undoable()

    def undo_to(self, version: int) -> list[GameStep]:
        """Take away all steps after that version, and say which they were."""
        self.undone += 1
        undone = [step for step in self.steps if step.version > version]
        kept = self.steps[: len(self.steps) - len(undone)]
        self.steps, self.open = [], None
        self._latest = self.undoable = [None] * len(self._latest)
        for step in kept:
            self.add(step)
        return undone

    # Somebody wishes something.

    def check(self, seat: int, word: ProposalAction, of: int | None) -> None:
        """Whether this may be said now; otherwise the error says why not."""
        if word in {"undo", "concede"}:
            if self.open is not None:
                raise WishError("wish-is-open")
            self._check_new(seat, "undo" if word == "undo" else "concede", of)
        elif self.open is None or self.open.id != of:
            raise WishError("wish-passed")
        elif (word == "withdraw") != (self.open.seat == seat):
            raise WishError("wish-is-own" if self.open.seat == seat else "wish-of-another")
        elif word == "agree" and seat in self.open.agreed:
            raise WishError("wish-is-answered")

    def _check_new(self, seat: int, wanted: ProposalKind, of: int | None) -> None:
        if wanted == "undo" and self.target(seat).version != of:
            raise WishError("wish-passed")
        if wanted == "undo" and self.undone >= MAX_UNDOS:
            raise WishError("undo-too-many", most=MAX_UNDOS)
        if self._refused.get((seat, wanted)) == self._last_move(seat):
            raise WishError("wish-was-refused")

    def target(self, seat: int) -> GameStep:
        """The seat's last own move, if nothing hidden was shown by it or since."""
        rule = None
        for step in reversed(self.steps):
            rule = step.reveals or rule
            if step.own and step.seat == seat:
                if rule is not None:
                    raise IllegalMove(f"undo-barred-{rule.lower()}", rule)
                return step
        raise WishError("undo-no-move")

    def _last_move(self, seat: int) -> int:
        return next((step.version for step in reversed(self.steps) if step.own and step.seat == seat), 0)

    def apply(self, entry: Entry) -> None:
        """What was said, as the log has it: it was checked before."""
        assert entry.seat is not None
        word, _, of = entry.text.partition(" ")
        if word in {"undo", "concede"}:
            wanted: ProposalKind = "undo" if word == "undo" else "concede"
            self.open = Proposal(id=entry.version, wish=wanted, seat=entry.seat, of=int(of) if of else None)
            self.held_until = entry.at + HOLD_SECONDS
        elif self.open is not None and word == "agree":
            self.open = replace(self.open, agreed=(*self.open.agreed, entry.seat))
        elif self.open is not None:
            self._refused[self.open.seat, self.open.wish] = self._last_move(self.open.seat)
            self.open = None
            self._update_undoable()

    def agreed_by_all(self, drivers: Sequence[str | None]) -> Proposal | None:
        """The open wish, if all agree for whom no bot plays. Who wishes and is gone needs somebody's yes."""
        wish = self.open
        if wish is None:
            return None
        others = other_people(drivers, wish.seat)
        someone = bool(wish.agreed) or drivers[wish.seat] is None
        return wish if someone and all(seat in wish.agreed for seat in others) else None


def other_people(drivers: Sequence[str | None], seat: int) -> list[int]:
    """The seats of the others who decide for themselves."""
    return [other for other, bot in enumerate(drivers) if bot is None and other != seat]
