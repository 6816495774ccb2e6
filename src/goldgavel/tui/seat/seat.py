"""What every seat has: the moment that its player lives in, and what they can do about it.

A seat runs in an event loop and tells its listener of every new moment. Moments never change, so that they can be
read from anywhere. No rule of a game is known here: what is legal and why the rest is not comes with the moment.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from goldgavel.kernel.errors import GoldGavelError, IllegalMove
from goldgavel.session.clock_display import SeatClock
from goldgavel.session.proposals import Proposal
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech

NO_DECISION = -1
"""Which no decision has as its number."""


class Refusal(NamedTuple):
    """Why something is not done."""

    code: str
    rule: str | None
    text: str


class News(NamedTuple):
    """One thing that happened: what it was, and in words of the player's language."""

    events: tuple[Any, ...]
    words: tuple[str, ...]
    aside: bool = False
    """Whether it happened beside the game: somebody said or wished something."""


class Moment(NamedTuple):
    """All that the player knows now, and what has just happened."""

    speech: Speech
    view: Any = None
    """None before the game has begun."""
    news: tuple[News, ...] = ()
    decision: int | None = None
    refusals: Mapping[str, Refusal] = {}
    order: Order | None = None
    undo: int | None = None
    wish: Proposal | None = None
    status: Literal["open", "playing", "over", "stopped"] = "playing"
    clocks: tuple[SeatClock | None, ...] = ()
    waits: bool = False
    """Whether nothing happens before the player answers."""
    away: str = ""
    """What is wrong with the connection, if anything is."""

    @property
    def seat(self) -> int | None:
        return self.speech.reader

    def own_speech(self) -> Speech:
        """In tables of figures one finds oneself as `You`."""
        names = list(self.speech.names)
        if self.seat is not None:
            names[self.seat] = self.speech.say("page-you")
        return self.speech._replace(names=names)

    def is_over(self) -> bool:
        return self.status in {"over", "stopped"}

    def is_asked(self) -> bool:
        return self.decision is not None


Listener = Callable[[Moment], None]


class Seat(ABC):
    """A seat that is played. Whatever is asked of it answers with a refusal, or with None if it was done."""

    is_alone = True
    """Whether nobody else is at the table but bots."""

    def __init__(self, speech: Speech) -> None:
        self.moment = Moment(speech)
        self.listener: Listener = ignore

    @abstractmethod
    async def run(self) -> None:
        """Play until the game is over; whatever happens is told to the listener."""

    @abstractmethod
    async def move(self, text: str, decision: int | None) -> Refusal | None:
        """Answer a decision; one that is not open any more is refused."""

    @abstractmethod
    async def give_order(self, order: Order) -> Refusal | None:
        """Say what to do in the coming bid windows."""

    @abstractmethod
    async def get_ready(self) -> None:
        """The next round may be dealt."""

    @abstractmethod
    async def take_back(self) -> Refusal | None:
        """Wish to take back the last move."""

    @abstractmethod
    async def answer_wish(self, *, agree: bool) -> Refusal | None:
        """Answer somebody's wish."""

    @abstractmethod
    async def say(self, text: str) -> Refusal | None:
        """Say something to everybody at the table."""

    async def hint(self) -> str | None:
        """A move that a good bot would make here; None where nobody gives hints."""
        return None

    def tell(self, **changes: Any) -> None:
        """A new moment; what happened before is not news any more."""
        self.moment = self.moment._replace(**({"news": ()} | changes))
        self.listener(self.moment)


def ignore(moment: Moment) -> None:
    del moment


def refusal_of(problem: GoldGavelError, lang: str) -> Refusal:
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    return Refusal(problem.code, rule, problem.text(lang))
