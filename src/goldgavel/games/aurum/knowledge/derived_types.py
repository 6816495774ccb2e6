"""What a look at the table tells: who is winning the trick, who has the lowest card, how each side stands.

All of it follows from what a view says in public. A view carries it, worked out by `standing.py`, so that every
drawing of the table says the same and none needs the rules.
"""

from functools import lru_cache

from goldgavel.games.aurum.knowledge.events import Played
from goldgavel.kernel.views import Data

CARDS = 256
"""More than there are cards in any box."""


class TrickSoFar(Data, frozen=True):
    """The trick as if it ended now; nothing of it before the first card."""

    metals: tuple[str, ...] = ()
    """Base metals that nobody may play any more (A19)."""
    winning: Played | None = None
    lowest: Played | None = None
    gold: str | None = None
    """The gold card that the lowest card would take (A22)."""


class LastTrick(Data, frozen=True):
    """A whole trick, in the order in which it was played."""

    cards: tuple[Played, ...]
    winner: int
    lowest: int
    """The seat that played the lowest base card: it takes the gold and leads (A22, A23)."""
    gold: str | None
    """The gold card that it took."""


class SideSoFar(Data, frozen=True):
    seats: tuple[int, ...]
    bid: int | None
    """The side's bid (A10), None until all bids are known."""
    tricks: int
    gold: tuple[int, ...]
    """What each partner's stock is worth now (A31)."""
    outcome: str | None
    """`under`, `exact` or `over`, as if the round ended now (A30); None until all bids are known."""
    bid_points: int
    total: int


class ChangeableBid(Data, frozen=True):
    """A bid that its reader may change for gold (A12), and how that is written."""

    seat: int
    move: str
    """With `{gold}` for a card of the own stock and `{card}` for one of the own hand."""


@lru_cache(maxsize=CARDS)
def metal_of(card: str) -> str:
    return card.rstrip("0123456789")


@lru_cache(maxsize=CARDS)
def rank_of(card: str) -> int:
    return int(card.removeprefix(metal_of(card)))


@lru_cache(maxsize=8)
def changeable_bids(players: int, seat: int) -> tuple[ChangeableBid, ...]:
    """A12: the own bid, with four players the partner's too."""
    own = ChangeableBid(seat=seat, move="swap {gold} {card}")
    if players == 3:
        return (own,)
    return own, ChangeableBid(seat=seat ^ 2, move="swap {gold} {card} partner")
