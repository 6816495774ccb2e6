"""Cards, offers and boxed lots in the form of a view, in bounded caches."""

from functools import lru_cache
from typing import TYPE_CHECKING

from goldgavel.games.auction.deal_data import card_texts
from goldgavel.games.auction.options import TOKENS
from goldgavel.games.auction.rules import card_counts
from goldgavel.games.auction.rules.box import FORMS, GROUPS, KINDS
from goldgavel.kernel.bits import places
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State

LOT = 3
OPEN = 2
CACHED = 1024
"""The size of each cache."""


class Joined(Data, frozen=True):
    """The number of replicas that joined each group (B11)."""

    sculpture: int
    furniture: int
    stamp: int
    jewel: int


class Kinds(Data, frozen=True):
    """The number of cards of each kind."""

    painting: int
    sculpture: int
    furniture: int
    stamp: int
    jewel: int
    collection: int
    replica: int


class Cards(Kinds, frozen=True):
    """A player's cards: originals of each kind, waiting replicas, and replicas that joined a group."""

    joined: Joined
    count: int
    """All of them (B13)."""


class Offer(Data, frozen=True):
    """`seat` offers `to` a swap of two cards; `turned` is the seat whose token it costs (B26)."""

    seat: int
    to: int
    given: str
    taken: str
    turned: int


class BoxedLot(Data, frozen=True):
    """A lot without a buyer (B9): its open cards, and the third one once the game is over."""

    round: int
    cards: tuple[str, ...]
    third: str | None


def offer_of(state: "State", seat: int, action: int) -> Offer:
    """Parse an offer from the text of its action: `offer 3 stamp for jewel mine`."""
    _, to, given, _, taken, token = state.game.texts[action].split()
    turned = seat if token == "mine" else int(to)  # noqa: S105 - not a password
    return Offer(seat=seat, to=int(to), given=given, taken=taken, turned=turned)


@lru_cache(maxsize=CACHED)
def texts_of(kinds: bytes) -> tuple[str, ...]:
    return card_texts(list(kinds))


@lru_cache(maxsize=CACHED)
def kinds_of(counts: tuple[int, ...]) -> Kinds:
    return Kinds(**dict(zip(KINDS, counts, strict=True)))


@lru_cache(maxsize=CACHED)
def cards_of_all(held: tuple[int, ...]) -> tuple[Cards, ...]:
    return tuple(map(cards_of, held))


@lru_cache(maxsize=CACHED)
def cards_of(heap: int) -> Cards:
    counts = [card_counts.holds(heap, form) for form in range(len(FORMS))]
    joined = Joined(**dict(zip(GROUPS, counts[len(KINDS) :], strict=True)))
    return Cards(**dict(zip(KINDS, counts, strict=False)), joined=joined, count=sum(counts))


@lru_cache(maxsize=CACHED)
def tokens_of_all(unused: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tokens_in, unused))


@lru_cache(maxsize=CACHED)
def boxed_lots(boxed: int, deck: bytes, over: bool) -> tuple[BoxedLot, ...]:
    return tuple(_boxed_lot(round_, deck, over) for round_ in places(boxed))


def _boxed_lot(round_: int, deck: bytes, over: bool) -> BoxedLot:
    *cards, third = texts_of(deck[LOT * round_ : LOT * (round_ + 1)])
    return BoxedLot(round=round_, cards=tuple(cards), third=third if over else None)


@lru_cache(maxsize=8)
def tokens_in(mask: int) -> tuple[str, ...]:
    return tuple(token for token, bit in TOKENS.items() if mask & bit)
