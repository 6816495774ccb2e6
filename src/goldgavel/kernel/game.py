"""The interface of every game: `Game` creates states, and `GameState` is the protocol that they follow."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, Self, SupportsIndex, TypeVar

from goldgavel.kernel import bits, records
from goldgavel.kernel.display import game_repr
from goldgavel.kernel.errors import GameError, MoveError, UnreadableMove, ViewError
from goldgavel.kernel.move_log import MoveLog
from goldgavel.kernel.options import Option
from goldgavel.kernel.playout_sums import Playouts
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Data, Difference, PublicMoves, Told, View
from goldgavel.text import game_word
from goldgavel.text.quotes import excerpt


class RandomBits(Protocol):
    """`random.Random`, `random.SystemRandom` or a Stream."""

    def getrandbits(self, k: int, /) -> int: ...


class Dice(Protocol):
    """Any random source: `random.SystemRandom`, `random.Random`, or one that players can verify."""

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        ...


class GameState(Protocol):
    """A game in progress. The compiled `State` classes of both games implement this protocol."""

    @property
    def game(self) -> Any: ...
    @property
    def move_log(self) -> MoveLog: ...

    seed: int
    seeded: bool

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]: ...
    def apply_action(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None: ...
    def why_illegal(self, move: str | SupportsIndex, seat: SupportsIndex | None = None) -> MoveError | None: ...
    def reasons(self, seat: SupportsIndex) -> dict[str, MoveError]: ...
    def current_player(self) -> int: ...
    def to_move(self) -> list[int]: ...
    def is_terminal(self) -> bool: ...
    def returns(self) -> list[float]: ...
    def scores(self) -> list[int]: ...
    def in_window(self) -> bool: ...
    def needs_deal(self) -> bool: ...
    def seat_number(self, seat: SupportsIndex) -> int: ...
    def deal(self, cards: Any) -> None: ...
    def deal_from_seed(self) -> None: ...
    def shuffled_deal(self, dice: Dice) -> Any: ...
    def view(self, seat: SupportsIndex | None = None) -> Any: ...
    def view_parts(self) -> tuple[Any, list[dict[str, Any]]]: ...
    def views(self) -> tuple[Any, ...]: ...
    def events(self, seat: SupportsIndex | None = None) -> tuple[Any, ...]: ...
    def all_events(self) -> tuple[tuple[Any, ...], ...]: ...
    def reveals(self) -> str | None: ...
    def history(self, seat: SupportsIndex | None = None, since: int = 0) -> list[Told]: ...
    def seen_move(self, mover: int, action: int, seat: int | None) -> str: ...
    def record(self, *, players: Any = None, legal: bool = False) -> dict[str, Any]: ...
    def clone(self) -> Self: ...
    def playouts(self, count: int, seed: int) -> Playouts: ...


class ViewDiff(Protocol):
    """Computes which fields of the views changed between two calls, without building whole views."""

    def snapshot(self, state: Any, /) -> None:
        """Take the state as the base of the next diff."""

    def diff(self, state: Any, /) -> Difference | None:
        """Return what changed since the last call, and advance the base.

        None if an incremental diff is not possible: the caller compares whole views, then calls `snapshot`.
        """


S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)
C = TypeVar("C")


class Game(ABC, Generic[S, V]):
    """A game with chosen options. It creates states and has no state of its own."""

    name: ClassVar[str]
    option_list: ClassVar[tuple[Option, ...]]
    neutral_moves: ClassVar[tuple[str, ...]]
    """Moves for a seat that does not decide: the first legal one is played.

    They reveal nothing about the hand: neither the move itself nor the fact that it is legal.
    """
    window_default: ClassVar[str | None] = None
    """The usual answer in a window, which upper layers may give for a player; None if there are no windows."""
    looked_at: ClassVar[tuple[str, ...]] = ()
    """Rules that reveal something people want to see before the game continues; tables pause after them."""
    deals_once: ClassVar[bool] = False
    """True if the whole game is played with one deal."""
    printed_of_table: ClassVar[tuple[str, ...]] = ()
    """Fields of the view that `print(state)` shows on a line each."""
    printed_of_seats: ClassVar[tuple[str, ...]] = ()
    """Fields of the view with one value per seat, which `print(state)` shows seat by seat."""
    view_type: type[V]
    event_type: ClassVar[Any]
    """The union of the game's events."""
    options_type: ClassVar[Any] = dict[str, Any]
    """The type of a record's options, like `deal_type` and `result_type` of its deals and its result."""
    deal_type: ClassVar[Any] = dict[str, Any]
    result_type: ClassVar[Any] = dict[str, Any]
    players: int

    def __repr__(self) -> str:
        return game_repr(self)

    @property
    @abstractmethod
    def options(self) -> Data:
        """The options in the form of the record."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side; a side wins and loses together."""
        return tuple((seat,) for seat in range(self.players))

    @abstractmethod
    def start(self) -> S:
        """Return a game that takes its deals from outside: `deal(cards)` whenever `needs_deal()` is true."""

    @abstractmethod
    def make_texts(self) -> tuple[str, ...]:
        """Return the text of every action, in the order of their numbers."""

    @abstractmethod
    def draw_world(self, view: V, stream: Stream) -> S: ...

    @abstractmethod
    def redraw_world(self, state: S, seat: int, stream: Stream) -> S: ...

    @abstractmethod
    def deal_data(self, dealt: Any) -> Data:
        """Return a deal in the form of the record."""

    @abstractmethod
    def open_view(self, state: S) -> V:
        """Return a view with everything face up, for games that are over and for one's own records."""

    def view_diff(self) -> ViewDiff | None:
        """Return a new incremental view diff for one live table; None if the game has none."""
        return None

    @abstractmethod
    def result(self, state: S) -> dict[str, Any]: ...

    def most_rounds(self) -> int:
        """Return the maximum number of deals of a game."""
        if self.deals_once:
            return 1
        raise GameError("game-without-part", game=game_word(self.name), part="most_rounds")

    def most_moves(self) -> int:
        """Return an upper bound of the number of moves of a game. OpenSpiel needs it."""
        raise GameError("game-without-part", game=game_word(self.name), part="most_moves")

    def statistics(self, state: S) -> dict[str, int]:
        """Return what a simulation adds up over finished games: the rounds, and counts that only this game has."""
        return {"rounds": state.view(None).round + 1}

    def prizes(self, state: S) -> list[int] | None:
        """Return each seat's prizes if they decide the game, or None if the score does."""
        del state
        return None

    def new_game(self, seed: int | None = None) -> S:
        """Return a game that deals itself, each round from a stream keyed by the seed and the round."""
        state = self.start()
        state.seed = (secrets.randbits(64) if seed is None else seed) & bits.MASK64
        state.seeded = True
        state.deal_from_seed()
        return state

    def from_record(self, record: Mapping[str, Any]) -> S:
        """Return the state after all moves of a record, checking each of them."""
        state: S = records.replay(self, record)
        return state

    def sample(self, view: V, rng: RandomBits) -> S:
        """Draw a full state that agrees with the view; all such states are equally likely."""
        if not isinstance(view, self.view_type) or getattr(view, "options", None) != self.options:
            raise ViewError("view-of-another-game", game=game_word(self.name))
        return self.draw_world(view, Stream(rng.getrandbits(64)))

    def redraw(self, state: S, seat: SupportsIndex, rng: RandomBits) -> S:
        """Return the same game with everything that the seat cannot know drawn again.

        Everything that the seat saw stays the same. Unlike `sample`, which draws from a view alone, the result
        has the whole log.
        """
        return self.redraw_world(state, state.seat_number(seat), Stream(rng.getrandbits(64)))

    def playouts(self, state: S | None = None, n: int = 1, seed: int = 0) -> Playouts:
        """Play n random games to the end, from the state or from fresh deals."""
        if n < 1:
            raise ValueError(f"n must be at least 1, not {n}")
        return (self.start() if state is None else state).playouts(n, seed)

    # Texts of moves.

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return self.make_texts()

    @cached_property
    def public_moves(self) -> PublicMoves:
        """Cache of public moves by their log entry."""
        return PublicMoves(self.texts)

    @cached_property
    def written(self) -> dict[str, int]:
        """Actions by their exact text: the fast path of `parse_move`."""
        return {text: action for action, text in enumerate(self.texts)}

    @cached_property
    def actions(self) -> dict[str, int]:
        return {text.lower(): action for action, text in enumerate(self.texts)}

    def num_actions(self) -> int:
        return len(self.texts)

    def move_text(self, action: SupportsIndex) -> str:
        number = action.__index__()
        if not 0 <= number < len(self.texts):
            raise UnreadableMove("no-such-action", action=str(number), last=len(self.texts) - 1)
        return self.texts[number]

    def parse_move(self, text: str) -> int:
        """Return the action of a text, ignoring case and extra spaces; raise an error if it is not a move."""
        action = self.written.get(text)
        if action is None:
            action = self.actions.get(normalized(text))
        if action is None:
            raise self.refused_text(text)
        return action

    def is_window_change(self, text: str) -> bool:
        """True if the text is a change that a player can order for the next window before it opens."""
        del text
        return False

    def refused_text(self, text: str) -> MoveError:
        """Return the error for a text that is not a move; games override it to name the rule that applies."""
        return UnreadableMove(f"{self.name}-unreadable-move", move=excerpt(text))


def shuffled(cards: Iterable[C], dice: Dice) -> list[C]:
    """Return the cards in random order (Fisher-Yates); all orders are equally likely if the dice are fair."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = dice.randrange(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def normalized(text: str) -> str:
    """Return the text in lower case with single spaces, as moves are compared."""
    return " ".join(text.lower().split())
