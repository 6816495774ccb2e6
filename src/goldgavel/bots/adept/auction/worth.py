"""What cards are worth to a player now, with what may still come."""

from functools import lru_cache
from math import exp, sqrt

from goldgavel.bots.adept.auction.tables import (
    ALONE,
    COLLECTION,
    JOINABLE,
    MOST,
    NO_SCULPTURE,
    PLACES,
    REPLICA,
    SCULPTURE,
    SET,
    WITH_SET,
    WITHOUT_SET,
)
from goldgavel.bots.adept.auction.weights import Weights
from goldgavel.games.auction.box import GROUPS, KINDS
from goldgavel.games.auction.things import Cards
from goldgavel.games.auction.view import AuctionView

TENTHS = 10


@lru_cache(maxsize=1024)
def arrivals(tenths: int) -> tuple[float, ...]:
    """How likely 0, 1, 2 … more cards are when so many tenths of a card are expected (Poisson)."""
    chance = exp(-tenths / TENTHS)
    chances = []
    for count in range(MOST + 1):
        chances.append(chance)
        chance *= tenths / TENTHS / (count + 1)
    return tuple(chances)


@lru_cache(maxsize=8192)
def hope(kind: int, count: int, tenths: int) -> float:
    """What so many cards of a kind will be worth by themselves in the end."""
    points = ALONE[kind]
    return sum(
        chance * points[min(count + more, MOST)] for more, chance in enumerate(arrivals(tenths)) if chance > 1e-4
    )


@lru_cache(maxsize=8192)
def reaches(goal: int, count: int, tenths: int) -> float:
    """How likely there will be at least so many cards of a kind."""
    if count >= goal:
        return 1.0
    return max(0.0, 1.0 - sum(arrivals(tenths)[: goal - count]))


class Worth:
    """Values every player's cards, at one moment of the game. A hand is a list of counts by kind."""

    def __init__(self, view: AuctionView, weights: Weights) -> None:
        self.players = view.options.players
        self.weights = weights
        self.hands = [counts_of(cards) for cards in view.cards]
        self.unseen: list[int] = [getattr(view.unseen, kind) for kind in KINDS]
        total = sum(self.unseen)
        in_deck = view.deck_size / total if total else 0.0
        share = TENTHS * weights.reach * in_deck / self.players
        self.future = [round(count * share) for count in self.unseen]

    def of(self, seat: int, hand: list[int]) -> float:
        """The points that the seat can expect of these cards."""
        future = self.future
        value = sum(hope(kind, hand[kind], future[kind]) for kind in ALONE)
        value += self.weights.race * self._sculptures(seat, hand[SCULPTURE])
        for goal in range(1, hand[COLLECTION] + 1):
            chance = 1.0
            for kind in SET:
                chance *= reaches(goal, hand[kind], future[kind])
            value += self.weights.sets * (WITHOUT_SET + chance * (WITH_SET - WITHOUT_SET))
        return value

    def _sculptures(self, seat: int, count: int) -> float:
        """The place that the seat can expect in the race for sculptures (B19)."""
        coming = self.future[SCULPTURE] / TENTHS
        some = 1.0 if count else 1.0 - exp(-coming)
        place = 0.0
        scale = 0.25 + 0.8 * sqrt(2 * coming)
        for other, hand in enumerate(self.hands):
            if other != seat:
                place += 1 / (1 + exp((max(count, some) - hand[SCULPTURE]) / scale))
        places = PLACES[self.players]
        low = min(int(place), self.players - 2)
        points = places[low] + (place - low) * (places[low + 1] - places[low])
        return some * points + (1 - some) * NO_SCULPTURE

    def with_card(self, seat: int, hand: list[int], kind: int) -> list[int]:
        """The hand with one more card; a replica goes where it is worth most (B11)."""
        if kind != REPLICA:
            return plus(hand, kind)
        groups = [plus(hand, group) for group in JOINABLE if hand[group]]
        return max(groups, key=lambda made: self.of(seat, made), default=plus(hand, REPLICA))

    def of_lot(self, seat: int, lot: tuple[str, ...], *, third: bool = True) -> float:
        """What the lot adds: its open cards and, if asked for, what its third card may be."""
        hand = self.hands[seat]
        now = self.of(seat, hand)
        kinds = sorted(KINDS.index(card) for card in lot)  # replicas last: cards of the lot count first (B11)
        for kind in kinds:
            hand = self.with_card(seat, hand, kind)
        shown = self.of(seat, hand)
        total = sum(self.unseen)
        if not third or not total:
            return shown - now
        hidden = sum(
            count * (self.of(seat, self.with_card(seat, hand, kind)) - shown)
            for kind, count in enumerate(self.unseen)
            if count
        )
        return shown - now + hidden / total


def counts_of(cards: Cards) -> list[int]:
    """By kind, replicas where they joined (B21); those that wait are the last number."""
    counts = [getattr(cards, kind) for kind in KINDS]
    for group in GROUPS:
        counts[KINDS.index(group)] += getattr(cards.joined, group)
    return counts


def plus(hand: list[int], kind: int) -> list[int]:
    more = hand.copy()
    more[kind] += 1
    return more


def minus(hand: list[int], kind: int) -> list[int]:
    less = hand.copy()
    less[kind] -= 1
    return less
