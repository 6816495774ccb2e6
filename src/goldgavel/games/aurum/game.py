"""The game of Aurum with its options: creates, reads and samples states."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from goldgavel.games.aurum import options as choices
from goldgavel.games.aurum.deal_data import Deal, Dealt, write_deal
from goldgavel.games.aurum.knowledge import resampling, sampling
from goldgavel.games.aurum.knowledge.events import AurumEvent, RoundResult
from goldgavel.games.aurum.knowledge.view import AurumView, open_view
from goldgavel.games.aurum.knowledge.view_diff import AurumViewDiff
from goldgavel.games.aurum.rules.box import SIDES, card_text
from goldgavel.games.aurum.rules.finished_rounds import round_results
from goldgavel.games.aurum.state import State
from goldgavel.games.aurum.wording import reasons
from goldgavel.games.aurum.wording.actions import action_texts
from goldgavel.games.aurum.wording.labels import labels_of
from goldgavel.kernel.bits import places
from goldgavel.kernel.errors import MoveError
from goldgavel.kernel.game import Game, normalized
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Data, plain


class AurumResult(Data, frozen=True):
    """The sides that won, the nuggets and points of each side, and the sheets of all rounds."""

    winners: tuple[int, ...]
    nuggets: tuple[int, ...]
    points: tuple[int, ...]
    rounds: tuple[RoundResult, ...]


class Aurum(Game[State, AurumView]):
    name = "aurum"
    option_list = choices.OPTIONS
    view_type = AurumView
    event_type = AurumEvent
    options_type = choices.AurumOptions
    deal_type = Deal
    result_type = AurumResult
    neutral_moves = ("keep",)  # not `end`: it shows the hand (A29), and its legality reveals something too (A20)
    window_default = "keep"
    printed_of_table = ("round", "points", "trick", "supply")
    printed_of_seats = ("bids", "tricks", "stocks", "hands")

    def __init__(self, given: Mapping[str, object]) -> None:
        self._options = choices.read(given)
        self.box = choices.box_of(self._options)
        self.labels = labels_of(self.box)
        self.players = self.options.players
        self.empty_table = State(self)

    @property
    def options(self) -> choices.AurumOptions:
        return self._options

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return SIDES[self.players]

    def start(self) -> State:
        return self.empty_table.clone()

    def set_up_table(self, state: State) -> None:
        """Set a new state's sizes and options."""
        box, chosen = self.box, self.options
        state.players = box.players
        state.sides = len(SIDES[box.players])
        state.cards = box.cards
        state.ranks = box.ranks
        state.golds = len(box.supply)
        state.hand_size = box.hand
        state.mint = sum(count << 4 * rank for rank, count in enumerate(box.supply))
        state.zero_gold = chosen.zero_gold
        state.bid_changes = chosen.bid_changes
        state.secret_bids = box.players == 3
        state.gold_decides = box.players == 4 or chosen.tie_3p == "gold"
        state.match = choices.MATCHES[chosen.match]

    def make_texts(self) -> tuple[str, ...]:
        return action_texts(self.box)

    def refused_text(self, text: str) -> MoveError:
        return reasons.unknown_bid(text) or super().refused_text(text)

    def draw_world(self, view: AurumView, stream: Stream) -> State:
        return sampling.sample(self, view, stream)

    def redraw_world(self, state: State, seat: int, stream: Stream) -> State:
        return resampling.redraw(state, seat, stream)

    def deal_data(self, dealt: Dealt) -> Deal:
        return write_deal(self.box, dealt)

    def open_view(self, state: State) -> AurumView:
        return open_view(state)

    def view_diff(self) -> AurumViewDiff:
        return AurumViewDiff(self.start())

    def result(self, state: State) -> dict[str, Any]:
        """Return the result of a finished game, as in a record."""
        result = AurumResult(
            winners=places(state.match_winners),
            nuggets=tuple(state.nuggets[: state.sides]),
            points=tuple(state.points[: state.sides]),
            rounds=round_results(state),
        )
        found: dict[str, Any] = plain(result)
        return found

    def most_rounds(self) -> int:
        """Return the maximum number of rounds (A34 to A38)."""
        if self.options.match == "round":
            return 1
        return 4 if self.options.match == "race" and self.players == 3 else 3

    def most_moves(self) -> int:
        """Return the maximum: bids, a window and a card per player and trick, and a void trick in each round.

        With gold a player keeps a base card, so there can be more tricks than cards in a hand after the bid.
        Each trick earns at most one gold card. At least players * tricks - (players + tricks) base cards are
        played, and at most players * (hand - 1).
        """
        players, hand = self.players, self.box.hand
        tricks = players * hand // (players - 1)
        return self.most_rounds() * (players + (tricks + 1) * players * (2 if self.options.bid_changes else 1))

    def statistics(self, state: State) -> dict[str, int]:
        """Count the rounds, and the bids that were met exactly, exceeded or missed."""
        rounds = round_results(state)
        over = [line.tricks - line.bid for result in rounds for line in result.sides]
        return {
            "rounds": len(rounds),
            "exact": sum(tricks == 0 for tricks in over),
            "over": sum(tricks > 0 for tricks in over),
            "under": sum(tricks < 0 for tricks in over),
        }

    def prizes(self, state: State) -> list[int] | None:
        """Return each seat's nuggets; partners have their side's. Without nuggets points decide (A38)."""
        if self.options.match == "points":
            return None
        side_of = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        return [state.nuggets[side_of[seat]] for seat in range(self.players)]

    def is_window_change(self, text: str) -> bool:
        """True for a change of a bid (A12), if the option allows changes (A16)."""
        action = self.actions.get(normalized(text))
        return self.options.bid_changes and action is not None and self.texts[action].startswith("swap ")

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        """Card numbers by text: base cards, then gold by rank."""
        return {self.card_text(card): card for card in range(self.box.cards + len(self.box.supply))}

    def card_text(self, card: int) -> str:
        return card_text(self.box, card)

    def cards_mask(self, cards: Iterable[str]) -> int:
        return sum(1 << self.card_numbers[card] for card in cards)

    def metal_mask(self, card: int) -> int:
        """Return all cards of a base card's metal; none for gold."""
        if card >= self.box.cards:
            return 0
        ranks = self.box.ranks
        return ((1 << ranks) - 1) << (card // ranks * ranks)
