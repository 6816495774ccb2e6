"""Derived values of a view: the points that a lot, a swap or a replica's group would add to a player's total.

They are computed from public data only, so they cannot reveal a secret. A view contains them so that all clients
show the same and need not know the rules.

The added points are the change of the player's total as if the game ended now, from the cards alone, before
anything is paid. If a replica can choose among groups, the best one counts (B11).
"""

from functools import lru_cache

import goldgavel.games.auction.knowledge.totals as totals
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.knowledge.totals import CardScorer, Hand
from goldgavel.games.auction.rules.box import FORMS, GROUPS
from goldgavel.kernel.views import Data

CACHED = 1024


class ByThird(Data, frozen=True, kw_only=False):
    """The points that the lot would add if its third card were of that kind; null if no such card is unseen."""

    painting: int | None
    sculpture: int | None
    furniture: int | None
    stamp: int | None
    jewel: int | None
    collection: int | None
    replica: int | None


class LotWorth(Data, frozen=True):
    """The points that the lot would add to a player's total as if the game ended now, before it is paid for."""

    open: int
    """The two open cards alone."""
    by_third: ByThird
    least: int
    most: int
    average: float
    """Over all possible third cards, each equally likely, rounded to a tenth of a point."""


class GroupWorth(Data, frozen=True):
    """The points that a replica would add by joining that group (B11); null if there is no such group."""

    sculpture: int | None
    furniture: int | None
    stamp: int | None
    jewel: int | None


class SwapWorth(Data, frozen=True):
    """The points that the swap would add for the player who offers it, and for the one who is asked (B26)."""

    seat: int
    to: int


@lru_cache(maxsize=CACHED)
def worth_of_lot(
    by_places: bool, lot: bytes, unseen: tuple[int, ...], held: tuple[int, ...]
) -> tuple[LotWorth, ...]:
    """Return the worth of the lot for each seat."""
    hands = totals.hands_of(held)
    return tuple([_lot_worth(CardScorer(by_places, hands, seat), lot, unseen) for seat in range(len(hands))])


def _lot_worth(scorer: CardScorer, lot: bytes, unseen: tuple[int, ...]) -> LotWorth:
    now = scorer.total()
    for card in lot:
        scorer.hand[card] += 1
    opened = scorer.best() - now
    added: list[int | None] = []
    worths: list[int] = []
    sum_of_all = 0
    for kind in range(len(unseen)):
        if unseen[kind]:
            worth = scorer.best_with(kind) - now
            worths.append(worth)
            sum_of_all += worth * unseen[kind]
            added.append(worth)
        else:
            added.append(None)
    return LotWorth(
        open=opened,
        by_third=ByThird(*added),
        least=min(worths) if worths else opened,
        most=max(worths) if worths else opened,
        average=round(sum_of_all / sum(unseen) if worths else opened, 1),
    )


@lru_cache(maxsize=CACHED)
def worth_of_groups(by_places: bool, seat: int, held: tuple[int, ...]) -> GroupWorth:
    """Return the worth of each group for the seat that must choose which one a replica joins."""
    scorer = CardScorer(by_places, totals.hands_of(held), seat)
    return GroupWorth(**dict(zip(GROUPS, _added_by_joining(scorer), strict=True)))


def _added_by_joining(scorer: CardScorer) -> list[int | None]:
    now = scorer.total()
    added: list[int | None] = []
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        if scorer.hand[kind]:
            scorer.join(kind, 1)
            added.append(scorer.total() - now)
            scorer.join(kind, -1)
        else:
            added.append(None)
    return added


@lru_cache(maxsize=CACHED)
def worth_of_swap(by_places: bool, held: tuple[int, ...], seat: int, to: int, given: str, taken: str) -> SwapWorth:
    """Return the worth of a swap: both cards move, then the proposer's replicas join, then the other's (B26)."""
    swapped = list(held)
    for owner, gives, gets in ((seat, given, taken), (to, taken, given)):
        swapped[owner] = swapped[owner] + card_counts.one(_received(gets)) - card_counts.one(FORMS.index(gives))
    before, after = totals.hands_of(held), totals.hands_of(tuple(swapped))
    for owner in (seat, to):
        after[owner] = CardScorer(by_places, after, owner).settled()
    gains = [_total(by_places, after, owner) - _total(by_places, before, owner) for owner in (seat, to)]
    return SwapWorth(seat=gains[0], to=gains[1])


def _received(form: str) -> int:
    """Return the form of the card after the swap: a replica that changes hands leaves its group (B26)."""
    return min(FORMS.index(form), codes.REPLICA)


def _total(by_places: bool, hands: list[Hand], seat: int) -> int:
    return CardScorer(by_places, hands, seat).total()
