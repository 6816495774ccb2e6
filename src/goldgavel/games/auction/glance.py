"""What a look at the table tells: the least bid, what a lot, a swap or a replica's group would add to a sheet.

Worked out from what a view says in public, so that every drawing of the table says the same and none can tell a
secret. A view carries it, for pages that know no rules.

What something would add is the change of the player's total on the sheet as if the game ended now: by the cards
alone, before anything is paid for them. Where a replica has a choice of groups, the best one counts (B11).
"""

from functools import lru_cache
from itertools import combinations_with_replacement

from goldgavel.games.auction import codes, heaps
from goldgavel.games.auction.box import CARDS, FORMS, GROUPS, KINDS
from goldgavel.games.auction.scores import Sheet, scored
from goldgavel.kernel.views import Data

CACHED = 1024
SCORING = range(codes.COLLECTION + 1)
JOINABLE = range(codes.SCULPTURE, codes.JEWEL + 1)
MOST = max(CARDS) + CARDS[codes.REPLICA] + 1
"""More cards of one kind than anybody can have, replicas included."""

Hand = tuple[int, ...]
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
    hands = tuple(map(_hand, held))
    return tuple(_lot_worth(_Race(by_places, hands, seat), lot, unseen) for seat in range(len(hands)))


def _lot_worth(race: "_Race", lot: bytes, unseen: tuple[int, ...]) -> LotWorth:
    hand = list(race.hand)
    now = race.total(hand)
    for kind in lot:
        hand[kind] += 1
    opened = race.best(hand) - now
    added = _with_one_more(race, hand, now)
    found = [(worth, count) for worth, count in zip(added, unseen, strict=True) if count]
    worths = [worth for worth, _ in found] or [opened]
    likely = sum([worth * count for worth, count in found]) / sum(unseen) if found else opened
    return LotWorth(
        open=opened,
        by_third=ByThird(*[worth if count else None for worth, count in zip(added, unseen, strict=True)]),
        least=min(worths),
        most=max(worths),
        average=round(likely, 1),
    )


def _with_one_more(race: "_Race", hand: list[int], now: int) -> list[int]:
    """What the hand with one more card of each kind has more than there is now."""
    added = []
    for kind in range(codes.REPLICA):
        hand[kind] += 1
        added.append(race.best(hand) - now)
        hand[kind] -= 1
    if hand[codes.REPLICA]:
        hand[codes.REPLICA] += 1
        return [*added, race.best(hand) - now]
    joined = [
        added[kind] for kind in JOINABLE if hand[kind]
    ]  # a lone replica is a card of the group that it joins
    return [*added, max(joined) if joined else race.total(hand) - now]


@lru_cache(maxsize=CACHED)
def worth_of_groups(by_places: bool, seat: int, held: tuple[int, ...]) -> GroupWorth:
    """For who must say which group a replica joins."""
    race = _Race(by_places, tuple(map(_hand, held)), seat)
    now = race.total(race.hand)
    worth = [race.total(_joined(race.hand, (kind,))) - now if race.hand[kind] else None for kind in JOINABLE]
    return GroupWorth(**dict(zip(GROUPS, worth, strict=True)))


@lru_cache(maxsize=CACHED)
def worth_of_swap(by_places: bool, held: tuple[int, ...], seat: int, to: int, given: str, taken: str) -> SwapWorth:
    """Both cards move first, then replicas join: the proposer's, then the other's (B26)."""
    swapped = list(held)
    for owner, gives, gets in ((seat, given, taken), (to, taken, given)):
        swapped[owner] += heaps.one(_received(gets)) - heaps.one(FORMS.index(gives))
    before, after = tuple(map(_hand, held)), tuple(map(_hand, swapped))
    mine = _Race(by_places, after, seat)
    settled = (*after[:seat], mine.best_hand(after[seat]), *after[seat + 1 :])
    theirs = _Race(by_places, settled, to)
    settled = (*settled[:to], theirs.best_hand(settled[to]), *settled[to + 1 :])
    gains = [
        _Race(by_places, settled, who).total(settled[who]) - _Race(by_places, before, who).total(before[who])
        for who in (seat, to)
    ]
    return SwapWorth(seat=gains[0], to=gains[1])


def _received(form: str) -> int:
    """A replica that changes hands leaves its group (B26)."""
    return min(FORMS.index(form), codes.REPLICA)


class _Race:
    """A player's total without coins, whatever the cards: of the others only their sculptures matter (B19)."""

    def __init__(self, by_places: bool, hands: tuple[Hand, ...], seat: int) -> None:
        self.hand = hands[seat]
        others = [hand[codes.SCULPTURE] for hand in hands]
        del others[seat]
        others.sort()
        self.sculptures = _sculptures(by_places, tuple(others))

    def total(self, hand: Hand | list[int]) -> int:
        painting, sculpture, furniture, stamp, jewel, collection, _ = hand
        points = PAINTINGS[painting] + FURNITURE[furniture] + STAMPS[stamp] + JEWELS[jewel]
        points += self.sculptures[sculpture]
        return points + _collections(collection, min(hand[: codes.COLLECTION])) if collection else points

    def best(self, hand: Hand | list[int]) -> int:
        return self.total(self.best_hand(hand) if hand[codes.REPLICA] else hand)

    def best_hand(self, hand: Hand | list[int]) -> Hand:
        """Every replica that waits has joined a group, where there is one (B11)."""
        groups = [kind for kind in JOINABLE if hand[kind]]
        if not groups:
            return tuple(hand)
        choices = combinations_with_replacement(groups, hand[codes.REPLICA])
        return max([_joined(hand, kinds) for kinds in choices], key=self.total)


def _joined(hand: Hand | list[int], kinds: tuple[int, ...]) -> Hand:
    made = list(hand)
    for kind in kinds:
        made[kind] += 1
        made[codes.REPLICA] -= 1
    return tuple(made)


@lru_cache(maxsize=CACHED)
def _hand(heap: int) -> Hand:
    counts = [heaps.holds(heap, kind) for kind in range(len(KINDS))]
    for kind in JOINABLE:
        counts[kind] += heaps.holds(heap, codes.REPLICA + kind)
    return tuple(counts)


# Points, taken from the score sheet itself.


def _points(*lines: list[int], by_places: bool = False) -> list[int]:
    """The points of the first player, by kind, when the players have these numbers of cards."""
    sheet = Sheet()
    sheet.players = len(lines)
    sheet.by_places = by_places
    counts = [count for line in lines for count in line]
    sheet.counts = counts + [0] * (len(sheet.counts) - len(counts))
    return scored(sheet).points[: len(SCORING)]


def _only(kind: int, count: int) -> list[int]:
    return [count if place == kind else 0 for place in SCORING]


def _by_count(kind: int) -> tuple[int, ...]:
    """B15 to B18: what so many cards of the kind are worth by themselves."""
    return tuple(_points(_only(kind, count))[kind] for count in range(MOST + 1))


PAINTINGS, FURNITURE, STAMPS, JEWELS = map(_by_count, (codes.PAINTING, codes.FURNITURE, codes.STAMP, codes.JEWEL))


@lru_cache(maxsize=CACHED)
def _collections(collections: int, sets: int) -> int:
    """B20."""
    return _points([*[sets] * codes.COLLECTION, collections])[codes.COLLECTION]


@lru_cache(maxsize=4 * CACHED)
def _sculptures(by_places: bool, others: tuple[int, ...]) -> tuple[int, ...]:
    """B19: by how many there are, beside the others with so many."""
    lines = [_only(codes.SCULPTURE, count) for count in others]
    return tuple(
        _points(_only(codes.SCULPTURE, count), *lines, by_places=by_places)[codes.SCULPTURE]
        for count in range(MOST + 1)
    )
