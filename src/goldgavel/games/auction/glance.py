"""What a look at the table tells: the least bid, what a lot, a swap or a replica's group would add to a sheet.

Worked out from what a view says in public, so that every drawing of the table says the same and none can tell a
secret. A view carries it, for pages that know no rules.

What something would add is the change of the player's total on the sheet as if the game ended now: by the cards
alone, before anything is paid for them. Where a replica has a choice of groups, the best one counts (B11).
"""

from functools import lru_cache

import goldgavel.games.auction.codes as codes
import goldgavel.games.auction.heaps as heaps
from goldgavel.games.auction.box import CARDS, FORMS, GROUPS
from goldgavel.games.auction.scores import Sheet, scored
from goldgavel.kernel.views import Data

CACHED = 1024
MOST = max(CARDS) + CARDS[codes.REPLICA] + 1
"""More cards of one kind than anybody can have, replicas included."""

Hand = list[int]
"""How many cards of each kind, replicas where they joined (B21); those that wait are the last number."""


class ByThird(Data, frozen=True, kw_only=False):
    """What the lot would add if its third card were of that kind; null where no such card is unseen."""

    painting: int | None
    sculpture: int | None
    furniture: int | None
    stamp: int | None
    jewel: int | None
    collection: int | None
    replica: int | None


class LotWorth(Data, frozen=True):
    """What the lot would add to a player's sheet, as if the game ended now, before it is paid for."""

    open: int
    """The two open cards alone."""
    by_third: ByThird
    least: int
    most: int
    average: float
    """Of all cards that the third may be, each as likely; to a tenth of a point."""


class GroupWorth(Data, frozen=True):
    """What a replica would add by joining that group (B11); null where there is no such group to join."""

    sculpture: int | None
    furniture: int | None
    stamp: int | None
    jewel: int | None


class SwapWorth(Data, frozen=True):
    """What the swap would add to the sheet of who offers it, and of who is asked (B26)."""

    seat: int
    to: int


@lru_cache(maxsize=CACHED)
def worth_of_lot(
    by_places: bool, lot: bytes, unseen: tuple[int, ...], held: tuple[int, ...]
) -> tuple[LotWorth, ...]:
    """For each seat."""
    hands = list(map(_hand, held))
    return tuple([_lot_worth(_Race(by_places, hands, seat), lot, unseen) for seat in range(len(hands))])


def _lot_worth(race: "_Race", lot: bytes, unseen: tuple[int, ...]) -> LotWorth:
    now = race.total()
    for card in lot:
        race.hand[card] += 1
    opened = race.best() - now
    added: list[int | None] = []
    worths: list[int] = []
    sum_of_all = 0
    for kind in range(len(unseen)):
        if unseen[kind]:
            worth = race.best_with(kind) - now
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
    """For who must say which group a replica joins."""
    race = _Race(by_places, list(map(_hand, held)), seat)
    return GroupWorth(**dict(zip(GROUPS, _added_by_joining(race), strict=True)))


def _added_by_joining(race: "_Race") -> list[int | None]:
    now = race.total()
    added: list[int | None] = []
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        if race.hand[kind]:
            race.join(kind, 1)
            added.append(race.total() - now)
            race.join(kind, -1)
        else:
            added.append(None)
    return added


@lru_cache(maxsize=CACHED)
def worth_of_swap(by_places: bool, held: tuple[int, ...], seat: int, to: int, given: str, taken: str) -> SwapWorth:
    """Both cards move first, then replicas join: the proposer's, then the other's (B26)."""
    swapped = list(held)
    for owner, gives, gets in ((seat, given, taken), (to, taken, given)):
        swapped[owner] = swapped[owner] + heaps.one(_received(gets)) - heaps.one(FORMS.index(gives))
    before, after = list(map(_hand, held)), list(map(_hand, swapped))
    for owner in (seat, to):
        after[owner] = _Race(by_places, after, owner).settled()
    gains = [_total(by_places, after, who) - _total(by_places, before, who) for who in (seat, to)]
    return SwapWorth(seat=gains[0], to=gains[1])


def _received(form: str) -> int:
    """A replica that changes hands leaves its group (B26)."""
    return min(FORMS.index(form), codes.REPLICA)


def _total(by_places: bool, hands: list[Hand], seat: int) -> int:
    return _Race(by_places, hands, seat).total()


def _hand(heap: int) -> Hand:
    counts = [heaps.holds(heap, kind) for kind in range(codes.REPLICA + 1)]
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        counts[kind] += heaps.holds(heap, codes.REPLICA + kind)
    return counts


class _Race:
    """A player's total without coins, whatever the cards: of the others only their sculptures matter (B19)."""

    __slots__ = ("hand", "sculptures")
    hand: Hand
    sculptures: tuple[int, ...]

    def __init__(self, by_places: bool, hands: list[Hand], seat: int) -> None:
        self.hand = list(hands[seat])
        others = [hand[codes.SCULPTURE] for hand in hands]
        del others[seat]
        others.sort()
        self.sculptures = _sculptures(by_places, tuple(others))

    def total(self) -> int:
        points = PAINTINGS[self.hand[codes.PAINTING]] + FURNITURE[self.hand[codes.FURNITURE]]
        points += STAMPS[self.hand[codes.STAMP]] + JEWELS[self.hand[codes.JEWEL]]
        points += self.sculptures[self.hand[codes.SCULPTURE]]
        collections = self.hand[codes.COLLECTION]
        if collections == 0:
            return points
        sets = self.hand[codes.PAINTING]
        for kind in range(codes.SCULPTURE, codes.COLLECTION):
            sets = min(sets, self.hand[kind])
        return points + COLLECTIONS[collections][sets]

    def join(self, kind: int, replicas: int) -> None:
        self.hand[kind] += replicas
        self.hand[codes.REPLICA] -= replicas

    def best(self) -> int:
        """The total when every replica that waits has joined the group where it adds most (B11)."""
        return self.best_from(codes.SCULPTURE)

    def best_with(self, kind: int) -> int:
        """The same with one more card of that kind."""
        self.hand[kind] += 1
        best = self.best()
        self.hand[kind] -= 1
        return best

    def best_from(self, first: int) -> int:
        """The same where the groups before that one are joined by no more replicas. Without a group they wait."""
        found = False
        best = 0
        if self.hand[codes.REPLICA]:
            for kind in range(first, codes.JEWEL + 1):
                if self.hand[kind]:
                    self.join(kind, 1)
                    total = self.best_from(kind)
                    self.join(kind, -1)
                    best = max(best, total) if found else total
                    found = True
        return best if found else self.total()

    def settled(self) -> Hand:
        """The cards when replicas have joined so; of ways that are as good, the one by the earliest groups."""
        best = self.best()
        for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
            while self.hand[codes.REPLICA] and self.hand[kind]:
                self.join(kind, 1)
                if self.best_from(kind) != best:
                    self.join(kind, -1)
                    break
        return [self.hand[kind] for kind in range(codes.REPLICA + 1)]


# Points, taken from the score sheet itself.


def _points(*lines: list[int], by_places: bool = False) -> list[int]:
    """The points of the first player, by kind, when the players have these numbers of cards."""
    sheet = Sheet()
    sheet.players = len(lines)
    sheet.by_places = by_places
    counts = [count for line in lines for count in line]
    sheet.counts = counts + [0] * (len(sheet.counts) - len(counts))
    return scored(sheet).points[: codes.COLLECTION + 1]


def _only(kind: int, count: int) -> list[int]:
    return [count if place == kind else 0 for place in range(codes.COLLECTION + 1)]


def _by_count(kind: int) -> tuple[int, ...]:
    """B15 to B18: what so many cards of the kind are worth by themselves."""
    return tuple(_points(_only(kind, count))[kind] for count in range(MOST + 1))


def _by_sets(collections: int) -> tuple[int, ...]:
    """B20: what so many collections are worth beside so many of each other kind."""
    return tuple(_points([*[sets] * codes.COLLECTION, collections])[codes.COLLECTION] for sets in range(MOST + 1))


PAINTINGS = _by_count(codes.PAINTING)
FURNITURE = _by_count(codes.FURNITURE)
STAMPS = _by_count(codes.STAMP)
JEWELS = _by_count(codes.JEWEL)
COLLECTIONS = tuple(_by_sets(collections) for collections in range(CARDS[codes.COLLECTION] + 2))


@lru_cache(maxsize=4 * CACHED)
def _sculptures(by_places: bool, others: tuple[int, ...]) -> tuple[int, ...]:
    """B19: by how many there are, beside the others with so many."""
    lines = [_only(codes.SCULPTURE, count) for count in others]
    return tuple(
        _points(_only(codes.SCULPTURE, count), *lines, by_places=by_places)[codes.SCULPTURE]
        for count in range(MOST + 1)
    )
