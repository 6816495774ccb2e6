"""Event types of Aurum. `event_views.py` creates the events, with only what their reader may know."""

from goldgavel.kernel.ties import TieBreak
from goldgavel.kernel.views import Data, Event


class Played(Data, frozen=True):
    seat: int
    card: str


class SideScore(Data, frozen=True):
    """One side's line of a round's sheet, as in a record."""

    bid: int
    tricks: int
    bid_points: int
    gold_points: int
    total: int


class RoundResult(Data, frozen=True):
    sides: tuple[SideScore, ...]
    winners: tuple[int, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """A round was dealt. `hand` is the reader's own hand, null for a spectator."""

    round: int
    first: int
    aside: tuple[str, ...]
    hand: tuple[str, ...] | None


class BidGiven(Event, frozen=True, tag="bid-given"):
    """A seat has bid. `card` is null for other readers while the bid is secret (A9)."""

    seat: int
    card: str | None


class BidsShown(Event, frozen=True, tag="bids-shown"):
    bids: tuple[str, ...]


class BidKept(Event, frozen=True, tag="bid-kept"):
    seat: int


class BidChanged(Event, frozen=True, tag="bid-changed"):
    """A bid was changed. `seat` pays and takes the old card into the hand; `owner` has the bid (A12, A13)."""

    seat: int
    owner: int
    paid: str
    card: str
    old: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: int
    card: str
    leads: bool


class GoldTaken(Event, frozen=True, tag="gold-taken"):
    seat: int
    card: str


class TrickWon(Event, frozen=True, tag="trick-won"):
    """A trick was won. `tricks` is the seat's number of tricks now."""

    seat: int
    tricks: int


class NextLeader(Event, frozen=True, tag="next-leader"):
    seat: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round ended `stuck`, `declined` (A27) or `no-lead` (A28). `hand` is shown if a trick was cut off (A29)."""

    round: int
    seat: int
    how: str
    hand: tuple[str, ...]
    void: tuple[Played, ...]


class RoundScored(Event, frozen=True, tag="round-scored"):
    round: int
    result: RoundResult
    tie: TieBreak | None
    """How a tie was decided, by side (A32, A33)."""
    nuggets: tuple[int, ...]


class GameOver(Event, frozen=True, tag="game-over"):
    winners: tuple[int, ...]
    tie: TieBreak | None
    """How a tie was decided, by side (A35, A36, A38)."""
    nuggets: tuple[int, ...]
    points: tuple[int, ...]


AurumEvent = (
    Dealt | BidGiven | BidsShown | BidKept | BidChanged | CardPlayed | GoldTaken | TrickWon | NextLeader
    | RoundEnded | RoundScored | GameOver
)  # fmt: skip
