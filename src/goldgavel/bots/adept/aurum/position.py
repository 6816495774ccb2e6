"""A view of Aurum as the adept reads it: cards as numbers, sides instead of seats, unseen cards counted."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from goldgavel.games.aurum.box import GOLD
from goldgavel.games.aurum.options import box_of
from goldgavel.games.aurum.view import AurumView

SIDE_SEATS = {3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}


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


class Position:
    """What the seat knows, ready to be counted."""

    def __init__(self, view: AurumView) -> None:
        assert view.seat is not None
        assert view.hand is not None
        box = box_of(view.options)
        self.view = view
        self.seat = view.seat
        self.players = box.players
        self.metals = box.metals
        self.top_rank = box.ranks
        self.side = self.side_of(view.seat)
        self.hand = read_cards(view.hand)
        self.stocks = [read_cards(stock) for stock in view.stocks]
        self.stock = self.stocks[view.seat]
        self.known = [read_cards(cards) for cards in view.known]
        self.supply = {read_card(text).rank for text in view.supply}
        self._count_unseen(read_cards(view.unseen))
        sides = SIDE_SEATS[box.players]
        self.tricks = [sum(view.tricks[seat] for seat in seats) for seats in sides]
        self.bids = [max(self._bid(seat) for seat in seats) for seats in sides]
        self.tricks_left = (sum(view.hand_sizes) + len(view.trick)) // box.players
        """Tricks that the hands are good for, the one under way among them."""

    def _count_unseen(self, cards: list[Card]) -> None:
        """How many unseen cards are of a rank or higher, by metal and all together; and where each may be."""
        self.unseen = len(cards)
        self.at_least = {metal: [0] * (self.top_rank + 2) for metal in self.metals}
        for card in cards:
            self.at_least[card.metal][card.rank] += 1
        for counts in self.at_least.values():
            for rank in range(self.top_rank, -1, -1):
                counts[rank] += counts[rank + 1]
        self.all_at_least = [sum(counts) for counts in zip(*self.at_least.values(), strict=True)]
        self.odds = [self._odds(seat) for seat in range(self.players)]

    def _odds(self, seat: int) -> float:
        """How likely any one unseen card is to be in that hand."""
        return (self.view.hand_sizes[seat] - len(self.known[seat])) / self.unseen if self.unseen else 0.0

    def _bid(self, seat: int) -> int:
        """The seat's bid, 0 while it is not known."""
        bid = self.view.bids[seat]
        return read_card(bid).rank if bid else 0

    def side_of(self, seat: int) -> int:
        return seat & 1 if self.players == 4 else seat

    def is_friend(self, seat: int) -> bool:
        return self.side_of(seat) == self.side

    def side_seats(self, side: int) -> tuple[int, ...]:
        return SIDE_SEATS[self.players][side]

    def side_gold(self, side: int) -> list[int]:
        """The ranks of all gold that the side holds."""
        return [card.rank for seat in self.side_seats(side) for card in self.stocks[seat]]
