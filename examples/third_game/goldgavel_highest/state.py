"""A game of Highest in progress: the rules (C1 to C4) and the interface that every game has."""

from typing import TYPE_CHECKING, Any, SupportsIndex

from goldgavel.kernel import records, refusals
from goldgavel.kernel.errors import IllegalMove, MoveError
from goldgavel.kernel.game import Dice, shuffled
from goldgavel.kernel.move_log import MoveLog
from goldgavel.kernel.playout_sums import Playouts
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told
from goldgavel_highest.knowledge.events import Dealt, GameOver, Played, TrickWon
from goldgavel_highest.knowledge.view import HighestView

if TYPE_CHECKING:
    from goldgavel_highest.game import Highest

CHANCE, TERMINAL = -1, -4


class StreamDice:
    """Dice that draw from a stream; a deal needs nothing else."""

    def __init__(self, stream: Stream) -> None:
        self.randrange = stream.below


class State:
    def __init__(self, game: "Highest") -> None:
        self.game = game
        self.move_log = MoveLog()
        self.seed, self.seeded = 0, False
        self.hands: list[set[int]] = [set() for _ in range(game.players)]
        self.trick: list[int] = []
        self.first = self.leader = -1
        self.tricks = [0] * game.players
        self.happened: list[Any] = []

    # The rules.

    def turn(self) -> int:
        """Return the seat to move: clockwise from the leader (C2)."""
        return (self.leader + len(self.trick)) % self.game.players

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """Return the cards of the hand (C2); action 0 is the card 1."""
        mover = self.turn() if seat is None else self.seat_number(seat)
        return sorted(card - 1 for card in self.hands[mover]) if mover in self.to_move() else []

    def apply_action(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        mover = self.turn() if seat is None else self.seat_number(seat)
        problem = self.refusal(mover, action.__index__())
        if problem is not None:
            raise problem
        card = action.__index__() + 1
        self.move_log.add_move(mover, card - 1)
        self.hands[mover].remove(card)
        self.trick.append(card)
        self.happened = [Played(seat=mover, card=card)]
        if len(self.trick) == self.game.players:
            self.take_trick()

    def take_trick(self) -> None:
        """The highest card, or with `low_wins` the lowest, takes the trick and leads to the next (C3)."""
        best = (min if self.game.options.low_wins else max)(self.trick)
        self.leader = (self.leader + self.trick.index(best)) % self.game.players
        self.tricks[self.leader] += 1
        self.trick = []
        self.happened.append(TrickWon(seat=self.leader, card=best))
        if self.is_terminal():
            self.happened.append(GameOver(winners=tuple(self.winners())))

    def winners(self) -> list[int]:
        """Return the seats with the most tricks; equal seats share the win (C4)."""
        return [seat for seat, tricks in enumerate(self.tricks) if tricks == max(self.tricks)]

    def refusal(self, mover: int, number: int) -> MoveError | None:
        untimely = refusals.untimely(self, mover, number)
        if untimely is not None or number + 1 in self.hands[mover]:
            return untimely
        return IllegalMove("highest-not-in-hand", "C2", card=number + 1)

    # The interface that every game has.

    def why_illegal(self, move: str | SupportsIndex, seat: SupportsIndex | None = None) -> MoveError | None:
        try:
            action = self.game.parse_move(move) if isinstance(move, str) else move.__index__()
            return self.refusal(self.turn() if seat is None else self.seat_number(seat), action)
        except MoveError as problem:
            return problem

    def reasons(self, seat: SupportsIndex) -> dict[str, MoveError]:
        """No card in a hand is ever illegal, so there is nothing to explain."""
        self.seat_number(seat)
        return {}

    def seat_number(self, seat: SupportsIndex) -> int:
        if not 0 <= seat.__index__() < self.game.players:
            raise refusals.no_such_seat(self, seat)
        return seat.__index__()

    def needs_deal(self) -> bool:
        return self.leader < 0

    def is_terminal(self) -> bool:
        return not self.needs_deal() and not self.trick and not any(self.hands)

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self.needs_deal() else self.turn()

    def to_move(self) -> list[int]:
        return [] if self.needs_deal() or self.is_terminal() else [self.turn()]

    def in_window(self) -> bool:
        return False

    def returns(self) -> list[float]:
        won = self.winners() if self.is_terminal() else []
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[int]:
        return list(self.tricks)

    def reveals(self) -> str | None:
        """A deal reveals hands (C1), so undo stops at it. A played card reveals only itself."""
        return "C1" if any(isinstance(event, Dealt) for event in self.happened) else None

    # Deals.

    def shuffled_deal(self, dice: Dice) -> Any:
        first = dice.randrange(self.game.players)
        cards = shuffled(self.game.cards, dice)
        size = self.game.options.hand
        hands = tuple(tuple(sorted(cards[size * seat :][:size])) for seat in range(self.game.players))
        return self.game.deal_data((first, hands))

    def deal(self, cards: Any) -> None:
        if not self.needs_deal():
            raise refusals.no_deal_awaited()
        dealt = self.game.read_deal(cards)
        self.first = self.leader = dealt.first
        self.hands = [set(hand) for hand in dealt.hands]
        self.move_log.add_deal(self.dealt())
        self.happened = [Dealt(first=dealt.first, hand=None)]

    def deal_from_seed(self) -> None:
        self.deal(self.shuffled_deal(StreamDice(Stream(self.seed, 0))))

    # Views and events.

    def view_with(self, **own: Any) -> HighestView:
        """Return the public view, with the reader's own part added."""
        phase = "deal" if self.needs_deal() else "over" if self.is_terminal() else "play"
        public: dict[str, Any] = {
            "game": self.game.name,
            "options": self.game.options,
            "seat": None,
            "ply": self.move_log.ply(),
            "round": 0,
            "first": max(self.first, 0),
            "phase": phase,
            "to_move": tuple(self.to_move()),
            "legal": (),
            "moves": tuple(self.game.public_moves.of(self.move_log.round_entries())),
            "hand": (),
            "hand_sizes": tuple(map(len, self.hands)),
            "unseen": tuple(sorted(card for hand in self.hands for card in hand)),
            "trick": tuple(self.trick),
            "leader": self.leader,
            "tricks": tuple(self.tricks),
            "hands": None,
            "winners": tuple(self.winners()) if phase == "over" else None,
        }
        return HighestView(**{**public, **own})

    def own_part(self, seat: int) -> dict[str, Any]:
        others = (card for other, hand in enumerate(self.hands) if other != seat for card in hand)
        return {
            "seat": seat,
            "legal": tuple(self.game.texts[action] for action in self.legal_actions(seat)),
            "hand": tuple(sorted(self.hands[seat])),
            "unseen": tuple(sorted(others)),
        }

    def view(self, seat: SupportsIndex | None = None) -> HighestView:
        return self.view_with(**({} if seat is None else self.own_part(self.seat_number(seat))))

    def view_parts(self) -> tuple[HighestView, list[dict[str, Any]]]:
        return self.view(), [self.own_part(seat) for seat in range(self.game.players)]

    def views(self) -> tuple[HighestView, ...]:
        return (self.view(), *[self.view(seat) for seat in range(self.game.players)])

    def events(self, seat: SupportsIndex | None = None) -> tuple[Any, ...]:
        """Return the events as the seat may see them: a deal shows each seat only its own hand."""
        if seat is None or not self.happened or not isinstance(self.happened[0], Dealt):
            return tuple(self.happened)
        hand = tuple(map(str, sorted(self.hands[self.seat_number(seat)])))
        return (Dealt(first=self.leader, hand=hand),)

    def all_events(self) -> tuple[tuple[Any, ...], ...]:
        return (self.events(), *[self.events(seat) for seat in range(self.game.players)])

    def history(self, seat: SupportsIndex | None = None, since: int = 0) -> list[Told]:
        return records.history(self, None if seat is None else self.seat_number(seat), since)

    def seen_move(self, mover: int, action: int, seat: int | None) -> str:
        """Return the move's text. Every card is played face up (C2)."""
        del mover, seat
        return self.game.move_text(action)

    def record(self, *, players: Any = None, legal: bool = False) -> dict[str, Any]:
        return records.write(self, players=players, legal=legal)

    # Copies.

    def clone(self) -> "State":
        other = State(self.game)
        other.move_log = self.move_log.branch()
        other.seed, other.seeded, other.first, other.leader = self.seed, self.seeded, self.first, self.leader
        other.hands = [set(hand) for hand in self.hands]
        other.trick, other.tricks, other.happened = list(self.trick), list(self.tricks), list(self.happened)
        return other

    def restore(self, view: HighestView, hands: list[set[int]]) -> None:
        """Restore the table of a view, with these hands."""
        self.hands, self.trick, self.leader = hands, list(view.trick), view.leader
        self.first, self.tricks = view.first, list(view.tricks)

    def dealt(self) -> tuple[int, tuple[tuple[int, ...], ...]]:
        """Return the deal that led here: the cards in the hands and those that were played."""
        hands = [set(hand) for hand in self.hands]
        for seat, action in self.move_log.all_moves():
            hands[seat].add(action + 1)
        return self.first, tuple(tuple(sorted(hand)) for hand in hands)

    def playouts(self, count: int, seed: int) -> Playouts:
        """Play random games to the end from here; before the deal, each with its own deal."""
        stream, seats = Stream(seed), range(self.game.players)
        ends = [self.played_out(stream) for _ in range(count)]
        return Playouts(
            games=count,
            moves=sum(end.move_log.ply() - self.move_log.ply() for end in ends),
            shares=tuple(sum(end.returns()[seat] for end in ends) / count for seat in seats),
            points=tuple(sum(end.tricks[seat] for end in ends) / count for seat in seats),
        )

    def played_out(self, stream: Stream) -> "State":
        world = self.clone()
        if world.needs_deal():
            world.deal(world.shuffled_deal(StreamDice(stream)))
        while not world.is_terminal():
            legal = world.legal_actions()
            world.apply_action(legal[stream.below(len(legal))])
        return world
