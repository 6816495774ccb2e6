"""The public state of a game of Aurum. It is the compiled class itself, without a wrapper."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

import goldgavel.games.aurum.nogil as nogil
import goldgavel.games.aurum.rules.arrays as arrays
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.deals as deals
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
import goldgavel.kernel.conversion as conversion
import goldgavel.kernel.streams as streams
from goldgavel.games.aurum.deal_data import Deal, Dealt, read_deal, shuffled_deal
from goldgavel.games.aurum.knowledge import event_views, undo_barriers, view
from goldgavel.games.aurum.rules.table import Table
from goldgavel.games.aurum.wording import explained_moves, reasons
from goldgavel.kernel import display, records, refusals
from goldgavel.kernel.errors import MoveError
from goldgavel.kernel.game import Dice
from goldgavel.kernel.move_log import MoveLog
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.playout_sums import Playouts, PlayoutSums, summary
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import with_parts

if TYPE_CHECKING:
    from goldgavel.games.aurum.game import Aurum
    from goldgavel.games.aurum.knowledge.events import AurumEvent
    from goldgavel.games.aurum.knowledge.view import AurumView
    from goldgavel.kernel.views import Told

CHANCE = -1
TERMINAL = -4
"""The values of `current_player` when no seat is to move, as in OpenSpiel."""

SCRATCH = MoveList()
NUMBERS = tuple(range(2048))


class State(Table):
    game: "Aurum"
    move_log: MoveLog
    seed: int
    seeded: bool

    def __init__(self, game: "Aurum") -> None:
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
        """Return the actions of the seat to move, or of the given seat (three players bid in any order: A9)."""
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
        self.move_log.add_move(mover, number)
        turns.apply(self, mover, number)
        if self.phase == codes.DEAL and self.seeded:
            self.deal_from_seed()

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
        """Return every seat that may move now, starting with the one that a sequential driver asks."""
        seats = [(self.turn + place) % self.players for place in range(self.players)]
        return [seat for seat in seats if turns.may_act(self, seat)]

    def is_terminal(self) -> bool:
        return self.phase == codes.OVER

    def in_window(self) -> bool:
        """True if the seat to move is only asked whether it changes a bid (A11)."""
        return self.phase == codes.WINDOW

    def returns(self) -> list[float]:
        """Return each seat's share of the win: 1 for a sole winner, an even part for sides that share it."""
        share = 1.0 / max(1, bits.count(self.match_winners))
        sides = [tables.side_of(self, seat) for seat in range(self.players)]
        return [share if self.match_winners >> side & 1 else 0.0 for side in sides]

    def scores(self) -> list[int]:
        """Return each seat's points over the finished rounds; partners have their side's."""
        return [self.points[tables.side_of(self, seat)] for seat in range(self.players)]

    # Deals.

    def needs_deal(self) -> bool:
        return self.phase == codes.DEAL

    def deal(self, cards: Deal | Mapping[str, Any]) -> None:
        """Start a round with the deal object of a record."""
        if self.phase != codes.DEAL:
            raise refusals.no_deal_awaited()
        dealt = read_deal(self.game.box, cards, self.next_first())
        self.first, hands, self.aside = dealt
        for seat in range(self.players):
            self.hand[seat] = hands[seat]
        self.note_count = 0
        deals.begin_round(self)
        self.log_deal(dealt)

    def shuffled_deal(self, dice: Dice) -> Deal:
        """Return a deal for `deal` from any random source, without changing the state.

        The first player is drawn only for the first round (A7).
        """
        if self.phase != codes.DEAL:
            raise refusals.no_deal_awaited()
        first = self.next_first()
        return shuffled_deal(self.game.box, dice.randrange(self.players) if first is None else first, dice)

    def next_first(self) -> int | None:
        """Return the first player of the next round; None in the first round, where it is drawn (A7)."""
        return None if self.round == 0 else tables.next_seat(self, self.first)

    def deal_from_seed(self) -> None:
        """Deal the next round of a game made with a seed, from the round's own stream."""
        deals.shuffle_and_deal(self, streams.keyed(self.seed, self.round))
        hands = tuple([self.hand[seat] for seat in range(self.players)])
        self.log_deal((self.first, hands, self.aside))

    def log_deal(self, dealt: Dealt) -> None:
        self.move_log.add_deal(dealt)
        self.move_log.start_round()

    # Views, events and records.

    def view(self, seat: SupportsIndex | None = None) -> "AurumView":
        """Return everything that the seat may know now, as plain data; None is a spectator."""
        return view.view_of(self, None if seat is None else self.seat_number(seat))

    def views(self) -> "tuple[AurumView, ...]":
        """Return all views: the spectator's, then each seat's. The public part is built once."""
        return with_parts(*self.view_parts())

    def view_parts(self) -> "tuple[AurumView, list[dict[str, Any]]]":
        """Return the spectator's view, and per seat the fields that replace its fields for that seat."""
        return view.parts_of(self)

    def events(self, seat: SupportsIndex | None = None) -> "tuple[AurumEvent, ...]":
        """Return the events of the last move or deal, as the seat may know them."""
        return event_views.seen_events(self, None if seat is None else self.seat_number(seat))

    def all_events(self) -> "tuple[tuple[AurumEvent, ...], ...]":
        """Return the events for all readers: the spectator, then each seat. Equal events are the same tuple."""
        return event_views.everyones_events(self)

    def reveals(self) -> str | None:
        """Return the rule by which the last move or deal revealed something hidden; None if it did not."""
        return undo_barriers.rule_of_reveal(self)

    def history(self, seat: SupportsIndex | None = None, since: int = 0) -> "list[Told]":
        """Return every move and deal from ply `since` on, with its events, as the seat saw them."""
        return records.history(self, None if seat is None else self.seat_number(seat), since)

    def seen_move(self, mover: int, action: int, seat: int | None) -> str:
        return view.seen_move(self, mover, action, seat)

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
        """Play random games to the end from here; future deals come from the playouts' own stream."""
        sums = PlayoutSums()
        world = self.clone()
        world.keeps_notes = False
        nogil.play_many(self, world, count, Stream(seed), MoveList(), sums)
        return summary(sums, count, self.players)
