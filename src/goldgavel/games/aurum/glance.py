"""What a look at the table tells: who is winning the trick, who has the lowest card, how each side stands.

Worked out from what a view says in public, so that every drawing of the table says the same and none can tell a
secret. A view carries it, for pages that know no rules.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from goldgavel.games.aurum.box import GOLD, METALS, SIDES, gold_text
from goldgavel.games.aurum.events import Played
from goldgavel.games.aurum.scores import bid_worth, gold_worth
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.games.aurum.view import AurumView


CARDS = 256
"""More than there are cards in any box."""
CACHED = 1024
"""How many answers of one kind are remembered."""


class TrickSoFar(Data, frozen=True):
    """The trick as if it ended now; nothing of it before the first card."""

    metals: tuple[str, ...] = ()
    """Base metals that nobody may play any more (A19)."""
    winning: Played | None = None
    lowest: Played | None = None
    gold: str | None = None
    """The gold card that the lowest card would take (A22)."""


NOTHING_YET = TrickSoFar()


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


def trick_so_far(view: "AurumView") -> TrickSoFar:
    return look_at_trick(view.trick, view.supply)


@lru_cache(maxsize=CACHED)
def look_at_trick(trick: tuple[Played, ...], supply: tuple[str, ...]) -> TrickSoFar:
    base_cards = [played for played in trick if metal_of(played.card) != GOLD]
    if not base_cards:
        return NOTHING_YET
    used = {metal_of(played.card) for played in base_cards}
    lowest = min(reversed(base_cards), key=lambda played: rank_of(played.card))  # A21: ties go to the later card
    winning = max(reversed(trick), key=lambda played: _strength(played.card))
    gold = gold_text(rank_of(lowest.card))
    return TrickSoFar(
        metals=tuple(metal for metal in METALS if metal in used),
        winning=winning,
        lowest=lowest,
        gold=gold if gold in supply else None,
    )


def _strength(card: str) -> tuple[bool, int]:
    """A24: any gold is above every base card."""
    return metal_of(card) == GOLD, rank_of(card)


def sides_so_far(view: "AurumView") -> tuple[SideSoFar, ...]:
    """The teams of four players, or each of three by themselves."""
    return look_at_sides(view.options.players, view.bids, view.tricks, view.stocks)


@lru_cache(maxsize=CACHED)
def look_at_sides(
    players: int, bids: tuple[str | None, ...], tricks: tuple[int, ...], stocks: tuple[tuple[str, ...], ...]
) -> tuple[SideSoFar, ...]:
    ranks = [None if card is None else rank_of(card) for card in bids]
    worth = [gold_worth([rank_of(card) for card in stock]) for stock in stocks]
    return tuple(
        _side(seats, ranks, sum(tricks[seat] for seat in seats), tuple(worth[seat] for seat in seats))
        for seats in SIDES[players]
    )


def _side(seats: tuple[int, ...], ranks: list[int | None], tricks: int, gold: tuple[int, ...]) -> SideSoFar:
    own = [rank for seat in seats if (rank := ranks[seat]) is not None]
    bid = None if None in ranks else max(own)
    points = 0 if bid is None else bid_worth(bid, tricks)
    return SideSoFar(
        seats=seats,
        bid=bid,
        tricks=tricks,
        gold=gold,
        outcome=None if bid is None else outcome_of(bid, tricks),
        bid_points=points,
        total=points + sum(gold),
    )


def outcome_of(bid: int, tricks: int) -> str:
    """A30."""
    if tricks == bid:
        return "exact"
    return "over" if tricks > bid else "under"


def look_at_last_trick(cards: tuple[Played, ...], gold: str | None) -> LastTrick:
    """`gold` is what was taken: only then was known what lay in the supply."""
    seen = look_at_trick(cards, ())
    winner = cards[0].seat if seen.winning is None else seen.winning.seat
    lowest = cards[0].seat if seen.lowest is None else seen.lowest.seat
    return LastTrick(cards=cards, winner=winner, lowest=lowest, gold=gold)


@lru_cache(maxsize=8)
def changeable_bids(players: int, seat: int) -> tuple[ChangeableBid, ...]:
    """A12: the own bid, with four players the partner's too."""
    own = ChangeableBid(seat=seat, move="swap {gold} {card}")
    if players == 3:
        return (own,)
    return own, ChangeableBid(seat=seat ^ 2, move="swap {gold} {card} partner")
