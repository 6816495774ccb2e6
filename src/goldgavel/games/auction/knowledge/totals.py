"""Scores a player's cards without coins: the basis for the points that a lot or a swap would add."""

from functools import lru_cache

import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.rules.box import CARDS
from goldgavel.games.auction.rules.scores import Sheet, scored

CACHED = 1024
MOST = max(CARDS) + CARDS[codes.REPLICA] + 1
"""More cards of one kind than a player can have, including replicas."""

Hand = list[int]
"""Card counts by kind. Joined replicas count as the kind they joined (B21); waiting ones are the last count."""


def hands_of(held: tuple[int, ...]) -> list[Hand]:
    return [_hand(heap) for heap in held]


def _hand(heap: int) -> Hand:
    counts = [card_counts.holds(heap, kind) for kind in range(codes.REPLICA + 1)]
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        counts[kind] += card_counts.holds(heap, codes.REPLICA + kind)
    return counts


class CardScorer:
    """Scores changing cards of one player, without coins. Of the other players only sculptures matter (B19)."""

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
        """Return the total after every waiting replica joins the group where it adds most (B11)."""
        return self.best_from(codes.SCULPTURE)

    def best_with(self, kind: int) -> int:
        """Return `best()` with one more card of that kind."""
        self.hand[kind] += 1
        best = self.best()
        self.hand[kind] -= 1
        return best

    def best_from(self, first: int) -> int:
        """Return `best()` if replicas may join only the groups from `first` on. Without a group they wait."""
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
        """Join the replicas as in `best()` and return the counts; among equal choices the earliest groups win."""
        best = self.best()
        for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
            while self.hand[codes.REPLICA] and self.hand[kind]:
                self.join(kind, 1)
                if self.best_from(kind) != best:
                    self.join(kind, -1)
                    break
        return [self.hand[kind] for kind in range(codes.REPLICA + 1)]


# Point tables, computed with the score sheet of the rules.


def points_of(*lines: list[int], by_places: bool = False) -> list[int]:
    """Return the points of players with these card counts: by kind, player after player."""
    sheet = Sheet()
    sheet.players = len(lines)
    sheet.by_places = by_places
    counts = [count for line in lines for count in line]
    sheet.counts = counts + [0] * (len(sheet.counts) - len(counts))
    return scored(sheet).points


def only(kind: int, count: int) -> list[int]:
    return [count if place == kind else 0 for place in range(codes.COLLECTION + 1)]


def by_count(kind: int) -> tuple[int, ...]:
    """Return the points of the kind by number of its cards (B15 to B18)."""
    return tuple(points_of(only(kind, count))[kind] for count in range(MOST + 1))


def _by_sets(collections: int) -> tuple[int, ...]:
    """Return the points of this many collections by number of complete sets (B20)."""
    return tuple(
        points_of([*[sets] * codes.COLLECTION, collections])[codes.COLLECTION] for sets in range(MOST + 1)
    )


PAINTINGS = by_count(codes.PAINTING)
FURNITURE = by_count(codes.FURNITURE)
STAMPS = by_count(codes.STAMP)
JEWELS = by_count(codes.JEWEL)
COLLECTIONS = tuple(_by_sets(collections) for collections in range(CARDS[codes.COLLECTION] + 2))


@lru_cache(maxsize=4 * CACHED)
def _sculptures(by_places: bool, others: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points for sculptures by their number, given the other players' numbers (B19)."""
    lines = [only(codes.SCULPTURE, count) for count in others]
    return tuple(
        points_of(only(codes.SCULPTURE, count), *lines, by_places=by_places)[codes.SCULPTURE]
        for count in range(MOST + 1)
    )
