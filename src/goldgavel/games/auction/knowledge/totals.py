"""A player's total by the cards alone, whatever they are: what it takes to say what a lot or a swap would add."""

from functools import lru_cache

import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.rules.box import CARDS
from goldgavel.games.auction.rules.scores import Sheet, scored

CACHED = 1024
MOST = max(CARDS) + CARDS[codes.REPLICA] + 1
"""More cards of one kind than anybody can have, replicas included."""

Hand = list[int]
"""How many cards of each kind, replicas where they joined (B21); those that wait are the last number."""


def hands_of(held: tuple[int, ...]) -> list[Hand]:
    return [_hand(heap) for heap in held]


def _hand(heap: int) -> Hand:
    counts = [card_counts.holds(heap, kind) for kind in range(codes.REPLICA + 1)]
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        counts[kind] += card_counts.holds(heap, codes.REPLICA + kind)
    return counts


class CardScorer:
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
