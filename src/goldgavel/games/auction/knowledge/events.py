"""Event types of Auction, which are all public (B27). `event_views.py` creates the events."""

from goldgavel.kernel.ties import TieBreak
from goldgavel.kernel.views import Data, Event


class ScoreLine(Data, frozen=True):
    """One player's line of the score sheet, as in a record: points of each kind, and the number of replicas."""

    painting: int
    sculpture: int
    furniture: int
    stamp: int
    jewel: int
    collection: int
    coins: int
    total: int
    replicas: int


class Dealt(Event, frozen=True, tag="dealt"):
    """The deck is shuffled and every player has this many coins (B2)."""

    first: int
    coins: int


class LotOpened(Event, frozen=True, tag="lot-opened"):
    """A lot was opened: its two face-up cards (B5), and the number of cards left in the deck."""

    round: int
    first: int
    cards: tuple[str, ...]
    deck: int


class BidMade(Event, frozen=True, tag="bid-made"):
    """A bid was made. `token` is the token played with it, if any (B23)."""

    seat: int
    coins: int
    token: str | None


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class TokenUsed(Event, frozen=True, tag="token-used"):
    """A token was used. `seat` is its owner: in an exchange it may be the other player (B26)."""

    seat: int
    token: str


class Banned(Event, frozen=True, tag="banned"):
    """`seat` bans `banned`, who is out of the bidding (B25)."""

    seat: int
    banned: int


class OfferMade(Event, frozen=True, tag="offer-made"):
    """`seat` offers `to` a swap of two cards; `turned` is the seat whose token it would cost (B26)."""

    seat: int
    to: int
    given: str
    taken: str
    turned: int


class OfferAnswered(Event, frozen=True, tag="offer-answered"):
    seat: int
    accepted: bool


class CardsSwapped(Event, frozen=True, tag="cards-swapped"):
    """`seat` gave `given` to `other` for `taken`."""

    seat: int
    other: int
    given: str
    taken: str


class ReplicaJoined(Event, frozen=True, tag="replica-joined"):
    seat: int
    group: str


class ReplicaWaits(Event, frozen=True, tag="replica-waits"):
    """`replicas` of the seat's replicas wait for a group to join (B11)."""

    seat: int
    replicas: int


class LotWon(Event, frozen=True, tag="lot-won"):
    """A lot was won: all three cards, the face-down one last (B10)."""

    seat: int
    coins: int
    cards: tuple[str, ...]


class Paid(Event, frozen=True, tag="paid"):
    """The winner paid `coins`: `share` to each of the others, `bank` to the bank (B12)."""

    seat: int
    coins: int
    share: int
    bank: int


class BankTaken(Event, frozen=True, tag="bank-taken"):
    seat: int
    coins: int


class LotBoxed(Event, frozen=True, tag="lot-boxed"):
    """A lot went to the box: its two open cards. The third stays hidden (B9)."""

    cards: tuple[str, ...]


class FirstMoved(Event, frozen=True, tag="first-moved"):
    """The first player token moved to this seat (B14)."""

    seat: int


class GameOver(Event, frozen=True, tag="game-over"):
    winners: tuple[int, ...]
    tie: TieBreak | None
    """How a tie was decided (B22)."""
    scores: tuple[ScoreLine, ...]


AuctionEvent = (
    Dealt | LotOpened | BidMade | Passed | TokenUsed | Banned | OfferMade | OfferAnswered | CardsSwapped
    | ReplicaJoined | ReplicaWaits | LotWon | Paid | BankTaken | LotBoxed | FirstMoved | GameOver
)  # fmt: skip
