"""What a look at the table tells: who is winning the trick, who has the lowest card, how each side stands.

Worked out from a view, so that every drawing of the table says the same and none can tell a secret.
"""

from typing import TYPE_CHECKING, NamedTuple

from goldgavel.games.aurum.box import GOLD, METALS, gold_text

if TYPE_CHECKING:
    from goldgavel.games.aurum.events import Played
    from goldgavel.games.aurum.view import AurumView


class TrickSoFar(NamedTuple):
    """The trick as if it ended now; nothing of it before the first card."""

    metals: tuple[str, ...]
    """Base metals that nobody may play any more (A19)."""
    winning: "Played | None"
    lowest: "Played | None"
    gold: str | None
    """The gold card that the lowest card would take (A22)."""


class SideSoFar(NamedTuple):
    seats: tuple[int, ...]
    bid: int | None
    """The side's bid (A10), None until all bids are known."""
    tricks: int


def metal_of(card: str) -> str:
    return card.rstrip("0123456789")


def rank_of(card: str) -> int:
    return int(card.removeprefix(metal_of(card)))


def trick_so_far(view: "AurumView") -> TrickSoFar:
    base_cards = [played for played in view.trick if metal_of(played.card) != GOLD]
    if not base_cards:
        return TrickSoFar((), None, None, None)
    used = {metal_of(played.card) for played in base_cards}
    lowest = min(reversed(base_cards), key=lambda played: rank_of(played.card))  # A21: ties go to the later card
    winning = max(reversed(view.trick), key=lambda played: _strength(played.card))
    gold = gold_text(rank_of(lowest.card))
    return TrickSoFar(
        metals=tuple(metal for metal in METALS if metal in used),
        winning=winning,
        lowest=lowest,
        gold=gold if gold in view.supply else None,
    )


def _strength(card: str) -> tuple[bool, int]:
    """A24: any gold is above every base card."""
    return metal_of(card) == GOLD, rank_of(card)


def sides_so_far(view: "AurumView") -> tuple[SideSoFar, ...]:
    """The teams of four players, or each of three by themselves."""
    players = view.options.players
    sides = ((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players))
    return tuple(_side(view, seats) for seats in sides)


def _side(view: "AurumView", seats: tuple[int, ...]) -> SideSoFar:
    ranks = [None if card is None else rank_of(card) for card in view.bids]
    own = [rank for seat in seats if (rank := ranks[seat]) is not None]
    return SideSoFar(seats, None if None in ranks else max(own), sum(view.tricks[seat] for seat in seats))
