"""The interface of a seat: its current snapshot and the player's actions.

A seat runs in an event loop and calls its listener with every new snapshot. Snapshots are immutable, so any thread
can read them. The seat knows no rules: the snapshot says what is legal and why other moves are not.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from goldgavel.kernel.errors import GoldGavelError, IllegalMove
from goldgavel.protocol.messages import FromClient, Move, Refusal, fresh_id
from goldgavel.protocol.table_info import Status
from goldgavel.session.clock_display import SeatClock
from goldgavel.session.proposals import Proposal
from goldgavel.session.standing_orders import Order
from goldgavel.session.updates import EntryView
from goldgavel.text import Speech

NO_DECISION = -1
"""A number that no decision has."""


class SeatSnapshot(NamedTuple):
    """Everything the player knows now, and what has just happened."""

    speech: Speech
    view: Any = None
    """None before the game has started."""
    news: tuple[EntryView, ...] = ()
    """New entries of the log, in words."""
    remarks: tuple[str, ...] = ()
    """New lines that are not part of the game, such as chat."""
    decision: int | None = None
    refusals: Mapping[str, Refusal] = {}
    order: Order | None = None
    undo: int | None = None
    wish: Proposal | None = None
    status: Status = "playing"
    clocks: tuple[SeatClock | None, ...] = ()
    waits_for_player: bool = False
    """True if nothing happens until the player answers."""
    connection_problem: str = ""
    """A sentence about a lost connection, or an empty string."""

    @property
    def seat(self) -> int | None:
        return self.speech.reader

    def own_speech(self) -> Speech:
        """Return the speech with `You` as the player's name, for score sheets."""
        names = list(self.speech.names)
        if self.seat is not None:
            names[self.seat] = self.speech.say("page-you")
        return self.speech._replace(names=names)

    def is_over(self) -> bool:
        return self.status in {"over", "stopped"}

    def has_decision(self) -> bool:
        return self.decision is not None


Listener = Callable[[SeatSnapshot], None]


class PlayerSeat(ABC):
    """A seat that a person plays."""

    is_local = True
    """True if all other players are local bots."""

    def __init__(self, speech: Speech) -> None:
        self.snapshot = SeatSnapshot(speech)
        self.listener: Listener = ignore

    @abstractmethod
    async def run(self) -> None:
        """Run until the game is over and pass every snapshot to the listener."""

    @abstractmethod
    async def send(self, message: FromClient) -> Refusal | None:
        """Send a message to the table. Returns its refusal, or None on success."""

    async def move(self, text: str, decision: int | None) -> Refusal | None:
        """Answer a decision. An answer to a decision that is no longer open is refused."""
        return await self.send(
            Move(id=fresh_id(), decision=NO_DECISION if decision is None else decision, move=text)
        )

    async def hint(self) -> str | None:
        """Return a move that a good bot would make, or None if there are no hints."""
        return None

    def publish(self, **changes: Any) -> None:
        """Replace the snapshot and call the listener. News and remarks from the old snapshot are dropped."""
        self.snapshot = self.snapshot._replace(**({"news": (), "remarks": ()} | changes))
        self.listener(self.snapshot)


def ignore(snapshot: SeatSnapshot) -> None:
    del snapshot


def refusal_of(problem: GoldGavelError) -> Refusal:
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    return Refusal(code=problem.code, rule=rule, args=problem.sendable_params())
