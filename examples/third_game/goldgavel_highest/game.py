"""The game of Highest with its options: makes, reads and samples states."""

from collections.abc import Mapping
from typing import Any

import msgspec

from goldgavel.kernel.errors import DealError
from goldgavel.kernel.game import Game, shuffled
from goldgavel.kernel.options import Option, read_options
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Data, plain
from goldgavel_highest.knowledge.events import HighestEvent
from goldgavel_highest.knowledge.view import HighestOptions, HighestView
from goldgavel_highest.state import State, StreamDice


class Deal(Data, frozen=True):
    """The deal object of a record."""

    first: int
    hands: tuple[tuple[int, ...], ...]


class Highest(Game[State, HighestView]):
    name = "highest"
    option_list = (
        Option("players", "count", (3, 4)),
        Option("hand", "count", (3, 4, 5)),
        Option("low_wins", "switch", (True, False)),
    )
    neutral_moves = ()  # every card reveals something about the hand: a table then picks one at random
    deals_once = True
    view_type = HighestView
    event_type = HighestEvent

    def __init__(self, given: Mapping[str, object]) -> None:
        read = read_options(self.name, self.option_list, given)
        self._options = HighestOptions(**{"players": 4, "hand": 5, "low_wins": False, **read})
        self.players = self._options.players
        self.cards = tuple(range(1, self._options.hand * self.players + 1))

    @property
    def options(self) -> HighestOptions:
        return self._options

    def make_texts(self) -> tuple[str, ...]:
        return tuple(f"play {card}" for card in self.cards)

    def start(self) -> State:
        return State(self)

    def deal_data(self, dealt: tuple[int, tuple[tuple[int, ...], ...]]) -> Deal:
        return Deal(first=dealt[0], hands=dealt[1])

    def read_deal(self, cards: Any) -> Deal:
        """Return the deal of a record, if it has every card once, in equal hands (C1)."""
        try:
            deal = msgspec.convert(plain(cards), Deal)
        except msgspec.ValidationError:
            raise DealError("highest-deal-cards") from None
        dealt = sorted(card for hand in deal.hands for card in hand)
        if dealt != list(self.cards) or {*map(len, deal.hands)} != {self.options.hand}:
            raise DealError("highest-deal-cards")
        if len(deal.hands) != self.players or deal.first not in range(self.players):
            raise DealError("highest-deal-cards")
        return deal

    def open_view(self, state: State) -> HighestView:
        return state.view_with(hands=tuple(tuple(sorted(hand)) for hand in state.hands))

    def most_moves(self) -> int:
        return self.options.hand * self.players

    def result(self, state: State) -> dict[str, Any]:
        return {"winners": state.winners(), "tricks": list(state.tricks)}

    def draw_world(self, view: HighestView, stream: Stream) -> State:
        """Return a state that agrees with the view.

        The unseen cards are dealt at random, all ways equally likely.
        """
        state = self.start()
        state.move_log.begin_within(view.ply, [(moved.seat, self.parse_move(moved.move)) for moved in view.moves])
        if view.phase != "deal":
            state.restore(view, hands_that_fit(view, stream))
            state.move_log.deals = (state.dealt(),)
        state.seed, state.seeded = stream.getrandbits(64), True
        return state

    def redraw_world(self, state: State, seat: int, stream: Stream) -> State:
        """Return the same game with its log, with other cards in the hands that the seat cannot see."""
        world, view = state.clone(), state.view(seat)
        if view.phase == "play":
            world.hands = hands_that_fit(view, stream)
            world.move_log.deals = (world.dealt(),)
        return world


def hands_that_fit(view: HighestView, stream: Stream) -> list[set[int]]:
    heap = shuffled(view.unseen, StreamDice(stream))
    return [
        set(view.hand) if seat == view.seat else {heap.pop() for _ in range(size)}
        for seat, size in enumerate(view.hand_sizes)
    ]
