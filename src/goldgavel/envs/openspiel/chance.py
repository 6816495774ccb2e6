"""Chance nodes for OpenSpiel: whoever drives the game draws their outcomes.

`Sampled` has eight nodes of sixteen outcomes, the hex digits of a seed from which the round is dealt. Full-size
games are so dealt in few steps, and the history still contains every outcome. No random generator is hidden in a
game or a state, and a clone that is played on does not reveal the cards of later rounds.

`Explicit` draws the first player and then each hand from all possible hands. It is for boxes small enough to
enumerate every deal.
"""

from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any, Protocol

from goldgavel.games.aurum.deal_data import write_deal
from goldgavel.games.aurum.rules.box import Box
from goldgavel.kernel import bits
from goldgavel.kernel.errors import OptionError

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.core import Core

Outcomes = list[tuple[int, float]]
DIGITS = 8
BASE = 16
EVEN = tuple((digit, 1 / BASE) for digit in range(BASE))
MOST_HANDS = 5000
"""The limit for explicit chance nodes: longer lists of outcomes are not useful."""


class Dealing(Protocol):
    """Implements the chance nodes of a deal."""

    most_outcomes: int

    def nodes(self, rounds: int) -> int:
        """Return the maximum number of chance nodes of a game with this many rounds."""
        ...

    def outcomes(self, core: "Core") -> Outcomes: ...
    def text(self, core: "Core", outcome: int) -> str: ...
    def take(self, core: "Core", outcome: int) -> None:
        """Apply the outcome. After the last one of a deal the cards are on the table."""
        ...


class Sampled:
    most_outcomes = BASE

    def nodes(self, rounds: int) -> int:
        return DIGITS * rounds

    def outcomes(self, core: "Core") -> Outcomes:
        del core
        return list(EVEN)

    def text(self, core: "Core", outcome: int) -> str:
        return f"deal {'.' * len(core.drawn)}{outcome:x}{'.' * (DIGITS - 1 - len(core.drawn))}"

    def take(self, core: "Core", outcome: int) -> None:
        if not 0 <= outcome < BASE:
            raise ValueError(f"a chance outcome is a number from 0 to {BASE - 1}, not {outcome}")
        core.drawn = (*core.drawn, outcome)
        if len(core.drawn) == DIGITS:
            core.state.seed = int("".join(f"{digit:x}" for digit in core.drawn), BASE)
            core.state.deal_from_seed()
            core.drawn = ()


class Explicit:
    """Aurum only: a deck of Auction has too many orders."""

    def __init__(self, box: Box) -> None:
        if comb(box.cards, box.hand) > MOST_HANDS:
            raise OptionError("option-chance-explicit", option="chance", value="explicit", most=MOST_HANDS)
        self.box = box
        self.hands = box.players if box.aside else box.players - 1
        """If no card is set aside, the last hand is determined by the others."""
        self.most_outcomes = max(box.players, comb(box.cards, box.hand))

    def nodes(self, rounds: int) -> int:
        return 1 + self.hands * rounds

    def outcomes(self, core: "Core") -> Outcomes:
        count = len(self._choices(core))
        return [(outcome, 1 / count) for outcome in range(count)]

    def text(self, core: "Core", outcome: int) -> str:
        choice = self._choices(core)[outcome]
        if self._asks_first(core):
            return f"first {choice}"
        seat = len(core.drawn) - self._begun(core)
        return f"deal {seat}: {' '.join(core.state.game.labels.cards(choice))}"

    def take(self, core: "Core", outcome: int) -> None:
        choices = self._choices(core)
        if not 0 <= outcome < len(choices):
            raise ValueError(f"a chance outcome is a number from 0 to {len(choices) - 1} here, not {outcome}")
        core.drawn = (*core.drawn, choices[outcome])
        if len(core.drawn) == self._begun(core) + self.hands:
            self._deal(core)

    def _begun(self, core: "Core") -> int:
        """Return how many outcomes precede the hands: the first player is drawn once (A7)."""
        return int(core.state.round == 0)

    def _asks_first(self, core: "Core") -> bool:
        return len(core.drawn) < self._begun(core)

    def _choices(self, core: "Core") -> tuple[int, ...]:
        """Return the seats, or the hands that can be made of the remaining cards."""
        if self._asks_first(core):
            return tuple(range(self.box.players))
        return hands_of(self._left(core), self.box.hand)

    def _left(self, core: "Core") -> int:
        return bits.bit(self.box.cards) - 1 - sum(core.drawn[self._begun(core) :])

    def _deal(self, core: "Core") -> None:
        state, begun = core.state, self._begun(core)
        first: Any = core.drawn[0] if begun else state.next_first()
        hands, left = list(core.drawn[begun:]), self._left(core)
        if self.hands < self.box.players:
            hands.append(left)
            left = 0
        state.deal(write_deal(self.box, (first, tuple(hands), left)))
        core.drawn = ()


@lru_cache(maxsize=4096)
def hands_of(cards: int, size: int) -> tuple[int, ...]:
    """Return every hand of that size, as sets of cards."""
    return tuple(sum(map(bits.bit, hand)) for hand in combinations(bits.positions(cards), size))
