"""A view of Aurum as the adept reads it: cards as numbers, sides instead of seats, unseen cards counted."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from goldgavel.games.aurum.box import BOXES, GOLD
from goldgavel.games.aurum.scores import gold_worth
from goldgavel.games.aurum.view import AurumView


class Card(NamedTuple):
    metal: str
    rank: int
    text: str

    @property
    def is_gold(self) -> bool:
        return self.metal == GOLD


@cache
def read_card(text: str) -> Card:
    metal = text.rstrip("0123456789")
    return Card(metal, int(text[len(metal) :]), text)


def read_cards(texts: Sequence[str]) -> list[Card]:
    return [read_card(text) for text in texts]


SIDE_SEATS = {3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}


class Position:
    """What the seat knows, ready to be counted. Lists run over the seats."""

    read = staticmethod(read_card)

    def __init__(self, view: AurumView) -> None:
        assert view.seat is not None
        assert view.hand is not None
        box = BOXES[view.options.players]
        self.view = view
        self.seat = view.seat
        self.players = box.players
        self.top_rank = box.ranks
        self.metals = box.metals
        self.hand = read_cards(view.hand)
        self.stocks = [read_cards(stock) for stock in view.stocks]
        self.stock = self.stocks[self.seat]
        self.known = [read_cards(cards) for cards in view.known]
        self.unseen = len(view.unseen)
        self.counts = self._count_unseen(read_cards(view.unseen))
        self.unseen_at_least = [
            sum(self.counts[metal][rank] for metal in self.metals) for rank in range(box.ranks + 2)
        ]
        self.odds = [self._odds(seat) for seat in range(box.players)]
        sides = range(2 if box.players == 4 else 3)
        self.tricks = [self._side_tricks(side) for side in sides]
        self.bids = [self._side_bid(side) for side in sides]
        self.needs = [self.bids[self.side(s)] - self.tricks[self.side(s)] for s in range(box.players)]
        self.gold = [
            gold_worth([card.rank for seat in self.side_seats(side) for card in self.stocks[seat]]) for side in sides
        ]
        self.supply = {read_card(text).rank for text in view.supply}

    def _count_unseen(self, cards: list[Card]) -> dict[str, list[int]]:
        """For each metal and rank: how many unseen cards are of that rank or higher."""
        counts = {metal: [0] * (self.top_rank + 3) for metal in self.metals}
        for card in cards:
            counts[card.metal][card.rank] += 1
        for at_least in counts.values():
            for rank in range(self.top_rank, -1, -1):
                at_least[rank] += at_least[rank + 1]
        return counts

    def side(self, seat: int) -> int:
        return seat & 1 if self.players == 4 else seat

    def is_friend(self, seat: int) -> bool:
        return self.side(seat) == self.side(self.seat)

    def side_seats(self, side: int) -> tuple[int, ...]:
        return SIDE_SEATS[self.players][side]

    def _side_tricks(self, side: int) -> int:
        return sum(self.view.tricks[seat] for seat in self.side_seats(side))

    def _side_bid(self, side: int) -> int:
        """The higher of the partners' bids (A10); 0 while nothing is known."""
        bids = [self.view.bids[seat] for seat in self.side_seats(side)]
        return max((read_card(bid).rank for bid in bids if bid), default=0)

    def _odds(self, seat: int) -> float:
        """How likely any one unseen card is to be in that hand."""
        if not self.unseen:
            return 0.0
        return (self.view.hand_sizes[seat] - len(self.known[seat])) / self.unseen

    def earns(self, rank: int) -> float:
        """The points of the gold that a lowest card of this rank takes (A22)."""
        return gold_worth([rank]) if rank in self.supply else -1

    @property
    def tricks_left(self) -> int:
        """Tricks that can still be completed, the one under way among them, if the cards last evenly."""
        return (sum(self.view.hand_sizes) + len(self.view.trick)) // self.players
