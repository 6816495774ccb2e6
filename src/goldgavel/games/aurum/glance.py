"""What a look at the table tells: who is winning the trick, who has the lowest card, how each side stands.

Worked out from what a view says in public, so that every drawing of the table says the same and none can tell a
secret. A view carries it, for pages that know no rules.
"""

from typing import TYPE_CHECKING

from goldgavel.games.aurum.box import GOLD, METALS, SIDES, gold_text
from goldgavel.games.aurum.events import Played
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.games.aurum.view import AurumView


class TrickSoFar(Data, frozen=True):
    """The trick as if it ended now; nothing of it before the first card."""

    metals: tuple[str, ...] = ()
    """Base metals that nobody may play any more (A19)."""
    winning: Played | None = None
    lowest: Played | None = None
    gold: str | None = None
    """The gold card that the lowest card would take (A22)."""


NOTHING_YET = TrickSoFar()


class SideSoFar(Data, frozen=True):
    seats: tuple[int, ...]
    bid: int | None
    """The side's bid (A10), None until all bids are known."""
    tricks: int


def metal_of(card: str) -> str:
    return card.rstrip("0123456789")


def rank_of(card: str) -> int:
    return int(card.removeprefix(metal_of(card)))


def trick_so_far(view: "AurumView") -> TrickSoFar:
    return look_at_trick(view.trick, view.supply)


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
    return look_at_sides(view.options.players, view.bids, view.tricks)


def look_at_sides(players: int, bids: tuple[str | None, ...], tricks: tuple[int, ...]) -> tuple[SideSoFar, ...]:
    ranks = [None if card is None else rank_of(card) for card in bids]
    return tuple(_side(seats, ranks, sum(tricks[seat] for seat in seats)) for seats in SIDES[players])


def _side(seats: tuple[int, ...], ranks: list[int | None], tricks: int) -> SideSoFar:
    own = [rank for seat in seats if (rank := ranks[seat]) is not None]
    return SideSoFar(seats=seats, bid=None if None in ranks else max(own), tricks=tricks)
