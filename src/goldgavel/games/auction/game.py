"""The game of Auction with its options: creates, reads and samples states."""

from collections.abc import Mapping
from typing import Any

from goldgavel.games.auction import options as choices
from goldgavel.games.auction.deal_data import Deal, Dealt, write_deal
from goldgavel.games.auction.knowledge import resampling, sampling
from goldgavel.games.auction.knowledge.events import AuctionEvent, ScoreLine
from goldgavel.games.auction.knowledge.score_sheets import score_lines
from goldgavel.games.auction.knowledge.view import AuctionView, open_view
from goldgavel.games.auction.knowledge.view_diff import AuctionViewDiff
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.rules.box import BOXES, Box
from goldgavel.games.auction.rules.lots import present_sheet
from goldgavel.games.auction.state import State
from goldgavel.games.auction.wording.actions import action_texts
from goldgavel.games.auction.wording.reasons import broken_text
from goldgavel.kernel.bits import places
from goldgavel.kernel.errors import MoveError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Data, plain


class AuctionResult(Data, frozen=True):
    """The seats that won, and each seat's line of the score sheet."""

    winners: tuple[int, ...]
    scores: tuple[ScoreLine, ...]


class Auction(Game[State, AuctionView]):
    name = "auction"
    option_list = choices.OPTIONS
    view_type = AuctionView
    event_type = AuctionEvent
    options_type = choices.AuctionOptions
    deal_type = Deal
    result_type = AuctionResult
    neutral_moves = ("pass", "decline")
    looked_at = ("B10",)
    deals_once = True
    printed_of_table = ("round", "lot", "high_bid", "deck_size")
    printed_of_seats = ("coins", "cards", "tokens")

    def __init__(self, given: Mapping[str, object], box: Box | None = None) -> None:
        self._options = choices.read(given)
        self.box = box or BOXES[self.options.players]
        self.players = self.options.players
        self.empty_table = State(self)

    @property
    def options(self) -> choices.AuctionOptions:
        return self._options

    def start(self) -> State:
        return self.empty_table.clone()

    def set_up_table(self, state: State) -> None:
        """Set a new state's sizes and options."""
        box, chosen = self.box, self.options
        state.players = box.players
        state.kind_counts = list(box.kinds)
        state.deck_size = box.cards
        state.coin_count = box.coins
        state.purse = box.purse
        state.stop_minimum = box.stop_minimum
        state.tokens = sum(choices.TOKENS[token] for token in chosen.tokens)
        state.by_places = chosen.sculpture_ties == "places"

    def make_texts(self) -> tuple[str, ...]:
        return action_texts(self.box)

    def refused_text(self, text: str) -> MoveError:
        return broken_text(self.box, text) or super().refused_text(text)

    def draw_world(self, view: AuctionView, stream: Stream) -> State:
        return sampling.sample(self, view, stream)

    def redraw_world(self, state: State, seat: int, stream: Stream) -> State:
        return resampling.redraw(state, seat, stream)

    def deal_data(self, dealt: Dealt) -> Deal:
        return write_deal(dealt)

    def open_view(self, state: State) -> AuctionView:
        return open_view(state)

    def view_diff(self) -> AuctionViewDiff:
        return AuctionViewDiff(self.start())

    def most_moves(self) -> int:
        """Return the sum over lots: a bid of each amount, each with a swap and two replicas; passes; replicas."""
        by_bid = 5 if "exchange" in self.options.tokens else 1
        return self.box.cards // LOT * (by_bid * self.box.coins + self.players + LOT)

    def statistics(self, state: State) -> dict[str, int]:
        """Count the lots, and how many were sold."""
        view = state.view(None)
        lots, unsold = view.round + 1, len(view.boxed)
        return {"rounds": lots, "sold": lots - unsold, "unsold": unsold}

    def result(self, state: State) -> dict[str, Any]:
        """Return the result of a finished game, as in a record."""
        sheet = present_sheet(state)
        found: dict[str, Any] = plain(AuctionResult(winners=places(sheet.winners), scores=score_lines(sheet)))
        return found
