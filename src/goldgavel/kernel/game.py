"""What every game is to the layers above: one class to make states, one protocol that they follow."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, Self, SupportsIndex, TypeVar

from goldgavel.kernel import bits, records
from goldgavel.kernel.display import game_repr
from goldgavel.kernel.errors import MoveError, UnreadableMove, ViewError
from goldgavel.kernel.move_log import MoveLog
from goldgavel.kernel.options import Option
from goldgavel.kernel.playout_sums import Playouts
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Data, Difference, PublicMoves, Told, View


class RandomBits(Protocol):
    """`random.Random`, `random.SystemRandom` or a Stream."""

    def getrandbits(self, k: int, /) -> int: ...


class Dice(Protocol):
    """Any source of chance: `random.SystemRandom`, `random.Random`, or one that players can verify."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely."""
        ...


class State(Protocol):
    """A game in progress. Both games' compiled classes follow it."""

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
    """Sees what is different in a game from one look to the next, where that is easily seen."""

    def snapshot(self, state: Any, /) -> None:
        """Whatever follows is told from here on."""

    def diff(self, state: Any, /) -> Difference | None:
        """What is different, to be told; None if whole views are to be compared, and `snapshot` called then."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
C = TypeVar("C")


class Game(ABC, Generic[S, V]):
    """A game with its options chosen."""

    name: ClassVar[str]
    option_list: ClassVar[tuple[Option, ...]]
    neutral_moves: ClassVar[tuple[str, ...]]
    """What a seat does when nobody decides for it, the first that is legal.

    It tells nothing of the hand: neither the move, nor that it is legal.
    """
    window_default: ClassVar[str | None] = None
    """What most answer in a window, so that a layer above may answer it for them; None if there are no windows."""
    looked_at: ClassVar[tuple[str, ...]] = ()
    """The rules by which something is turned up that people want to look at before the game goes on."""
    deals_once: ClassVar[bool] = False
    """Whether one deal serves the whole game."""
    printed_of_table: ClassVar[tuple[str, ...]] = ()
    """Fields of the view that `print(state)` shows in a line each."""
    printed_of_seats: ClassVar[tuple[str, ...]] = ()
    """Fields of the view with a part for each seat, which `print(state)` shows seat by seat."""
    view_type: type[V]
    event_type: ClassVar[Any]
    """The union of the game's events."""
    players: int

    def __repr__(self) -> str:
        return game_repr(self)

    @property
    @abstractmethod
    def options(self) -> Data:
        """The options as the record has them."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together."""
        return tuple((seat,) for seat in range(self.players))

    @abstractmethod
    def start(self) -> S:
        """A game that takes its deals from outside: `needs_deal()`, then `deal(cards)`, before each round."""

    @abstractmethod
    def make_texts(self) -> tuple[str, ...]:
        """The text of every action, in the order of the numbers."""

    @abstractmethod
    def draw_world(self, view: V, stream: Stream) -> S: ...

    @abstractmethod
    def redraw_world(self, state: S, seat: int, stream: Stream) -> S: ...

    @abstractmethod
    def deal_data(self, dealt: Any) -> Data:
        """A deal as the record has it."""

    @abstractmethod
    def open_view(self, state: S) -> V:
        """Everything face up, for whoever may know it all: of a game that is over, or of one's own record."""

    def view_diff(self) -> ViewDiff | None:
        """For a table that tells its readers after every move what is different; None if there is no short way."""
        return None

    @abstractmethod
    def result(self, state: S) -> dict[str, Any]: ...

    def new_game(self, seed: int | None = None) -> S:
        """A game that deals itself, each round from a stream keyed by the seed and the round."""
        state = self.start()
        state.seed = (secrets.randbits(64) if seed is None else seed) & bits.MASK64
        state.seeded = True
        state.deal_from_seed()
        return state

    def from_record(self, record: Mapping[str, Any]) -> S:
        """The state after all moves of a record, each of them checked."""
        state: S = records.replay(self, record)
        return state

    def sample(self, view: V, rng: RandomBits) -> S:
        """A full state that agrees with the view, each one equally likely."""
        if not isinstance(view, self.view_type) or getattr(view, "options", None) != self.options:
            raise ViewError("view-of-another-game", game=self.name)
        return self.draw_world(view, Stream(rng.getrandbits(64)))

    def redraw(self, state: S, seat: SupportsIndex, rng: RandomBits) -> S:
        """The same game in another world: all that the seat saw is the same, what it cannot know is drawn anew.

        Unlike a sample, which is drawn from a view alone, it has the whole log.
        """
        return self.redraw_world(state, state.seat_number(seat), Stream(rng.getrandbits(64)))

    def playouts(self, state: S | None = None, n: int = 1, seed: int = 0) -> Playouts:
        """n random games to the end, from the state or from fresh deals."""
        if n < 1:
            raise ValueError(f"n must be at least 1, not {n}")
        return (self.start() if state is None else state).playouts(n, seed)

    # Texts of moves.

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return self.make_texts()

    @cached_property
    def public_moves(self) -> PublicMoves:
        """Moves that are public, by their entry in the log."""
        return PublicMoves(self.texts)

    @cached_property
    def written(self) -> dict[str, int]:
        """By the text as we write it ourselves, which is how most moves come."""
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
        """The action of a text in any case and with any blanks; what is no move of this game is an error."""
        action = self.written.get(text)
        if action is None:
            action = self.actions.get(normalized(text))
        if action is None:
            raise self.refused_text(text)
        return action

    def is_window_change(self, text: str) -> bool:
        """Whether the text is a change that someone may want to make in the next window, before it opens."""
        del text
        return False

    def refused_text(self, text: str) -> MoveError:
        """The error for a text that is no move; a game may know which rule its writer overlooked."""
        return UnreadableMove(f"{self.name}-unreadable-move", move=shortened(text))


def shuffled(cards: Iterable[C], dice: Dice) -> list[C]:
    """The cards in random order, each order as likely as the dice are fair (Fisher and Yates)."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = dice.randrange(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def normalized(text: str) -> str:
    """A text without what reading leaves aside: case and extra blanks."""
    return " ".join(text.lower().split())


def shortened(text: str) -> str:
    """Foreign text, printable and short enough to stand in a sentence."""
    line = "".join(letter if letter.isprintable() else " " for letter in text[:64])
    return line if len(text) <= 40 else line[:37] + "…"
