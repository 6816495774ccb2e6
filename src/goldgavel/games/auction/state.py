"""The public state of a game of Auction. It is the compiled class itself, without a wrapper."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

import goldgavel.games.auction.nogil as nogil
import goldgavel.games.auction.rules.arrays as arrays
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.deals as deals
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.table as tables
import goldgavel.games.auction.rules.turns as turns
import goldgavel.kernel.bits as bits
import goldgavel.kernel.conversion as conversion
import goldgavel.kernel.streams as streams
from goldgavel.games.auction.deal_data import Deal, read_deal, shuffled_deal
from goldgavel.games.auction.knowledge import event_views, undo_barriers, view
from goldgavel.games.auction.rules.table import Table
from goldgavel.games.auction.wording import explained_moves, reasons
from goldgavel.kernel import display, records, refusals
from goldgavel.kernel.errors import MoveError
from goldgavel.kernel.game import Dice
from goldgavel.kernel.move_log import MoveLog
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.playout_sums import Playouts, PlayoutSums, summary
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import with_parts

if TYPE_CHECKING:
    from goldgavel.games.auction.game import Auction
    from goldgavel.games.auction.knowledge.events import AuctionEvent
    from goldgavel.games.auction.knowledge.view import AuctionView
    from goldgavel.kernel.views import Told

CHANCE = -1
TERMINAL = -4
"""The values of `current_player` when no seat is to move, as in OpenSpiel."""

SCRATCH = MoveList()
NUMBERS = tuple(range(2048))


class State(Table):
    game: "Auction"
    move_log: MoveLog
    seed: int
    seeded: bool

    def __init__(self, game: "Auction") -> None:
        Table.__init__(self)
        game.set_up_table(self)
        self.game = game
        self.move_log = MoveLog()
        self.seed = 0
        self.seeded = False
        self.keeps_notes = True

    def __repr__(self) -> str:
        return display.state_repr(self)

    def __str__(self) -> str:
        return display.state_text(self)

    # Moves.

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """Return the actions of the seat to move, or of the given seat."""
        mover = self.turn if seat is None else self.seat_number(seat)
        turns.list_legal(self, mover, SCRATCH)
        return conversion.as_list(SCRATCH, NUMBERS)

    def apply_action(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Make a move. An illegal one raises an error with its reason and leaves the state unchanged."""
        mover = self.turn if seat is None else self.seat_number(seat)
        number = conversion.as_number(action)
        if not turns.is_legal(self, mover, number):
            raise reasons.refusal(self, mover, action)
        self.note_count = 0
        round_before = self.round
        self.move_log.add_move(mover, number)
        turns.apply(self, mover, number)
        if self.round != round_before:
            self.move_log.start_round()

    def why_illegal(self, move: str | SupportsIndex, seat: SupportsIndex | None = None) -> MoveError | None:
        """Return None if the move is legal now, otherwise the error that making it would raise."""
        try:
            action = self.game.parse_move(move) if isinstance(move, str) else move
            mover = self.turn if seat is None else self.seat_number(seat)
        except MoveError as problem:
            return problem
        if turns.is_legal(self, mover, conversion.as_number(action)):
            return None
        return reasons.refusal(self, mover, action)

    def reasons(self, seat: SupportsIndex) -> dict[str, MoveError]:
        """Return illegal moves that a person on turn might try, each with its error."""
        return explained_moves.refused_moves(self, self.seat_number(seat))

    def seat_number(self, seat: SupportsIndex) -> int:
        number = conversion.as_number(seat)
        if not 0 <= number < self.players:
            raise refusals.no_such_seat(self, seat)
        return number

    # Turn and end.

    def current_player(self) -> int:
        """Return the seat to move, CHANCE (-1) before a deal, TERMINAL (-4) after the end."""
        if self.phase == codes.OVER:
            return TERMINAL
        return CHANCE if self.phase == codes.DEAL else self.turn

    def to_move(self) -> list[int]:
        """Return every seat that may move now: in Auction at most one."""
        return [self.turn] if turns.may_act(self, self.turn) else []

    def is_terminal(self) -> bool:
        return self.phase == codes.OVER

    def in_window(self) -> bool:
        """Return False: Auction has no windows."""
        return False

    def returns(self) -> list[float]:
        """Return each seat's share of the win: 1 for a sole winner, an even part for seats that share it (B22)."""
        if self.phase != codes.OVER:
            return [0.0] * self.players
        lots.score_now(self)
        share = 1.0 / bits.count(self.winners)
        return [share if self.winners >> seat & 1 else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Return each seat's points; before the end, its points if the game ended now."""
        lots.score_now(self)
        return [self.totals[seat] for seat in range(self.players)]

    # Deals.

    def needs_deal(self) -> bool:
        return self.phase == codes.DEAL

    def deal(self, cards: Deal | Mapping[str, Any]) -> None:
        """Start the game with the deal object of a record."""
        if self.phase != codes.DEAL:
            raise refusals.no_deal_awaited()
        dealt = read_deal(self.game.box, cards)
        self.first, deck = dealt
        for place in range(self.deck_size):
            self.deck[place] = deck[place]
        self.note_count = 0
        deals.begin_game(self)
        self.move_log.add_deal(dealt)

    def shuffled_deal(self, dice: Dice) -> Deal:
        """Return a deal for `deal` from any random source, without changing the state."""
        if self.phase != codes.DEAL:
            raise refusals.no_deal_awaited()
        return shuffled_deal(self.game.box, dice)

    def deal_from_seed(self) -> None:
        """Deal a game made with a seed."""
        deals.shuffle_and_deal(self, streams.keyed(self.seed, self.round))
        self.move_log.add_deal((self.first, tuple([self.deck[place] for place in range(self.deck_size)])))

    # Views, events and records.

    def view(self, seat: SupportsIndex | None = None) -> "AuctionView":
        """Return everything that the seat may know now, as plain data; None is a spectator."""
        return view.view_of(self, None if seat is None else self.seat_number(seat))

    def views(self) -> "tuple[AuctionView, ...]":
        """Return all views: the spectator's, then each seat's. The public part is built once."""
        return with_parts(*self.view_parts())

    def view_parts(self) -> "tuple[AuctionView, list[dict[str, Any]]]":
        """Return the spectator's view, and per seat the fields that replace its fields for that seat."""
        return view.parts_of(self)

    def events(self, seat: SupportsIndex | None = None) -> "tuple[AuctionEvent, ...]":
        """Return the events of the last move or deal, which are the same for all readers (B27)."""
        if seat is not None:
            self.seat_number(seat)
        return event_views.seen_events(self)

    def all_events(self) -> "tuple[tuple[AuctionEvent, ...], ...]":
        """Return the events for all readers, the spectator first. All are the same tuple."""
        return (event_views.seen_events(self),) * (self.players + 1)

    def reveals(self) -> str | None:
        """Return the rule by which the last move or deal revealed something hidden; None if it did not."""
        return undo_barriers.rule_of_reveal(self)

    def history(self, seat: SupportsIndex | None = None, since: int = 0) -> "list[Told]":
        """Return every move and deal from ply `since` on, with its events, as the seat saw them."""
        return records.history(self, None if seat is None else self.seat_number(seat), since)

    def seen_move(self, mover: int, action: int, seat: int | None) -> str:
        """Return the text of a move. All moves are public (B27)."""
        del mover, seat
        return self.game.texts[action]

    def record(self, *, players: Any = None, legal: bool = False) -> dict[str, Any]:
        """Return the game so far as a record; see docs/record.md."""
        return records.write(self, players=players, legal=legal)

    # Copies.

    def clone(self) -> "State":
        other = State.__new__(State)
        arrays.make_arrays(other)
        tables.copy_table(self, other)
        other.game = self.game
        other.keeps_notes = True
        other.note_count = 0
        other.move_log = self.move_log.branch()
        other.seed = self.seed
        other.seeded = self.seeded
        return other

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("a state is not pickled: write state.record() and read it with from_record()")

    def playouts(self, count: int, seed: int) -> Playouts:
        """Play random games to the end from here; before the deal, each gets a deck from the playouts' stream."""
        sums = PlayoutSums()
        world = self.clone()
        world.keeps_notes = False
        nogil.play_many(self, world, count, Stream(seed), MoveList(), sums)
        return summary(sums, count, self.players)
