"""Types of a view's derived values: who is winning the trick, who has the lowest card, each side's score so far.

They follow from the public part of the view. `derived.py` computes them, so that all clients show the same and
need not know the rules.
"""

from functools import lru_cache

from goldgavel.games.aurum.knowledge.events import Played
from goldgavel.kernel.views import Data

CARDS = 256
"""More than there are cards in any box."""


class TrickSoFar(Data, frozen=True):
    """The result of the trick as if it ended now; empty before the first card."""

    metals: tuple[str, ...] = ()
    """Base metals that may not be played any more (A19)."""
    winning: Played | None = None
    lowest: Played | None = None
    gold: str | None = None
    """The gold card that the lowest card would take (A22)."""


class LastTrick(Data, frozen=True):
    """A complete trick, in the order of play."""

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
    """The value of each partner's stock now (A31)."""
    outcome: str | None
    """`under`, `exact` or `over`, as if the round ended now (A30); None until all bids are known."""
    bid_points: int
    total: int


class ChangeableBid(Data, frozen=True):
    """A bid that the reader may change for gold (A12), and the text of that move."""

    seat: int
    move: str
    """`{gold}` stands for a card of the reader's stock and `{card}` for one of the reader's hand."""


@lru_cache(maxsize=CARDS)
def metal_of(card: str) -> str:
    return card.rstrip("0123456789")


@lru_cache(maxsize=CARDS)
def rank_of(card: str) -> int:
    return int(card.removeprefix(metal_of(card)))


@lru_cache(maxsize=8)
def changeable_bids(players: int, seat: int) -> tuple[ChangeableBid, ...]:
    """Return the bids that a seat may change (A12): its own, and with four players the partner's."""
    own = ChangeableBid(seat=seat, move="swap {gold} {card}")
    if players == 3:
        return (own,)
    return own, ChangeableBid(seat=seat ^ 2, move="swap {gold} {card} partner")
