# cython: boundscheck=True, wraparound=True
"""Proposals to take a move back (undo) or to end the game early (concede). All people at the table must agree."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.errors import IllegalMove, WishError
from goldgavel.kernel.views import Data

ProposalKind = Literal["undo", "concede"]
ProposalAction = Literal["undo", "concede", "agree", "refuse", "withdraw"]
"""A new proposal (`undo`, `concede`), an answer to another player's, or the withdrawal of one's own."""

HOLD_SECONDS = 30.0
"""Seconds for which bots, standing orders and deals wait for the answers to a proposal."""

MAX_UNDOS = 200
"""Undos allowed per game. Each one adds a log entry and replays the game from its start."""


class Proposal(Data, frozen=True):
    """A proposal that waits for answers. On the wire its kind is the field `wish`."""

    id: int
    """The version at which it was made."""
    wish: ProposalKind
    seat: int
    """The seat that made it."""
    of: int | None
    """For an undo: the version of the move to take back. All later moves are taken back too."""
    agreed: tuple[int, ...] = ()


class GameStep(Struct, frozen=True, gc=False):
    """A move or a deal that still stands (was not taken back)."""

    version: int
    kind: Kind
    seat: int | None
    text: str
    own: bool
    """True for a move the player sent, and for any automatic move other than keeping the bids in a window."""
    in_window: bool
    reveals: str | None
    """The rule by which this step revealed hidden information, or None. No undo reaches back past such a step."""


class Proposals:
    """The open proposal of one game, and which proposals each seat may make."""

    def __init__(self, players: int) -> None:
        self.open: Proposal | None = None
        self.held_until = 0.0
        self.steps: list[GameStep] = []
        self.undone = 0
        """Number of undos so far."""
        self.undoable: list[int | None] = [None] * players
        """By seat: the version of the move it may propose to take back. Replaced by a new list on every change."""
        self._latest: list[int | None] = [None] * players
        """By seat: the version of its last own move since hidden information was last revealed."""
        self._refused: dict[tuple[int, ProposalKind], int] = {}
        """By seat and kind: the seat's last own move when its proposal was refused or withdrawn."""

    def _update_undoable(self) -> None:
        is_enough = self.undone >= MAX_UNDOS
        self.undoable = [
            None if is_enough or self._refused.get((seat, "undo")) == latest else latest
            for seat, latest in enumerate(self._latest)
        ]

    # Moves and deals.

    def add(self, step: GameStep) -> None:
        """Add a move or deal. It cancels the open proposal."""
        self.open = None
        self.steps.append(step)
        if step.reveals is not None:
            self._latest = self.undoable = [None] * len(self._latest)
        elif step.own and step.seat is not None:
            self._latest = [*self._latest]
            self._latest[step.seat] = step.version
            self._update_undoable()

    def undo_to(self, version: int) -> list[GameStep]:
        """Remove all steps after the version and return them."""
        self.undone += 1
        undone = [step for step in self.steps if step.version > version]
        kept = self.steps[: len(self.steps) - len(undone)]
        self.steps, self.open = [], None
        self._latest = self.undoable = [None] * len(self._latest)
        for step in kept:
            self.add(step)
        return undone

    # Proposals and answers.

    def check(self, seat: int, word: ProposalAction, of: int | None) -> None:
        """Raise an error if the seat may not do this now."""
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
        """Return the seat's last own move; raise an error if it or a later step revealed hidden information."""
        rule = None
        for step in reversed(self.steps):
            rule = step.reveals or rule
            if step.own and step.seat == seat:
                if rule is not None:
                    raise IllegalMove(barrier_message(rule), rule)
                return step
        raise WishError("undo-no-move")

    def _last_move(self, seat: int) -> int:
        return next((step.version for step in reversed(self.steps) if step.own and step.seat == seat), 0)

    def apply(self, entry: Entry) -> None:
        """Apply a `wish` entry of the log. It was checked before it was written."""
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
        """Return the open proposal if every other seat played by a person has agreed, otherwise None.

        If a bot now plays for the proposer, at least one person must agree.
        """
        proposal = self.open
        if proposal is None:
            return None
        others = other_people(drivers, proposal.seat)
        has_support = bool(proposal.agreed) or drivers[proposal.seat] is None
        return proposal if has_support and all(seat in proposal.agreed for seat in others) else None


@cache
def barrier_message(rule: str) -> str:
    """Return the name of the sentence that says why no move before this rule was applied can be undone."""
    from goldgavel.text.catalogue import has_message

    own = f"undo-barred-{rule.lower()}"
    return own if has_message(own) else "undo-barred"


def other_people(drivers: Sequence[str | None], seat: int) -> list[int]:
    """Return the seats other than this one that are played by people."""
    return [other for other, bot in enumerate(drivers) if bot is None and other != seat]
