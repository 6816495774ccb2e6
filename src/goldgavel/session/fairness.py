"""Provably fair deals of one game: the commitment to the next deal, and the past ones (docs/fair.md)."""

from typing import TYPE_CHECKING, Any

from goldgavel.kernel.errors import FairError
from goldgavel.kernel.fair.dice import FairDice
from goldgavel.kernel.fair.proof import Proof, ProofRound, read_number
from goldgavel.kernel.fair.scheme import SCHEME, DealContext, PlayerNumber, bot_seed_of, commitment_of, seed_of
from goldgavel.kernel.fair.verification import FairRound
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game

MOST_CHANGES = 20
"""Numbers a seat may send per deal. Each one adds a log entry."""


class Promise(Data, frozen=True):
    """The content of a `commitment` log entry. Only the commitment is public before the game is over."""

    game: str
    round: int
    rules: str
    secret: str
    commitment: str

    def bound(self) -> DealContext:
        return DealContext(self.game, self.round, self.rules)


class FairState(Data, frozen=True):
    """Public information about a game's deals while it runs."""

    scheme: str
    game: str
    rules: str
    coming: FairRound | None
    """The next deal: its commitment and the numbers so far; null if there is no next deal."""
    dealt: tuple[FairRound, ...]


def promise(bound: DealContext, secret: bytes) -> Promise:
    return Promise(
        game=bound.game,
        round=bound.round,
        rules=bound.rules,
        secret=secret.hex(),
        commitment=commitment_of(bound, secret),
    )


class Fairness:
    """The commitments and numbers of one game. A game that was started before commitments existed has none."""

    def __init__(self, game: "Game[Any, Any]") -> None:
        self._game = game
        self.coming: Promise | None = None
        self.numbers: dict[int, str] = {}
        """Numbers for the coming deal, by seat."""
        self._changes = [0] * game.players
        self._dealt: list[tuple[Promise, tuple[PlayerNumber, ...]]] = []
        self._is_whole = True
        self.revision = 0
        """Incremented with every public change."""

    def promised(self, made: Promise) -> None:
        self.revision += 1
        self.coming = made
        self.numbers = {}
        self._changes = [0] * self._game.players

    def dealt(self) -> None:
        """Move the commitment of the coming deal to the past deals."""
        self.revision += 1
        if self.coming is None:
            self._is_whole = False
            return
        self._dealt.append((self.coming, self._given()))
        self.coming = None
        self.numbers = {}

    def ended(self) -> None:
        """Drop the commitment to a further deal: the game is over."""
        if self.coming is not None:
            self.revision += 1
            self.coming = None
            self.numbers = {}

    def next_round(self) -> int | None:
        """Return the round to commit to now; None if no commitment is due."""
        if self.coming is not None or not self._is_whole or (self._dealt and self._game.deals_once):
            return None
        return len(self._dealt) + 1

    def rules(self, default: str) -> str:
        """Return the rules version of the first deal, or the given one before it."""
        return self._dealt[0][0].rules if self._dealt else default

    def read_number(self, seat: int, round_number: int, text: str) -> str:
        """Parse and return a number; raise `FairError` if the seat may not add one to that deal now."""
        if self.coming is None or self.coming.round != round_number:
            raise FairError("fair-number-late", round=round_number)
        if self._changes[seat] >= MOST_CHANGES:
            raise FairError("fair-number-often", most=MOST_CHANGES)
        return read_number(text)

    def added(self, seat: int, number: str) -> None:
        self.revision += 1
        self.numbers[seat] = number
        self._changes[seat] += 1

    def _given(self) -> tuple[PlayerNumber, ...]:
        return tuple(PlayerNumber(seat=seat, number=self.numbers[seat]) for seat in sorted(self.numbers))

    def dice(self) -> FairDice | None:
        """Return the random source for the coming deal; None without a commitment."""
        return None if self.coming is None else FairDice(self._seed(self.coming, self._given()))

    def _seed(self, made: Promise, numbers: tuple[PlayerNumber, ...]) -> bytes:
        secret = bytes.fromhex(made.secret)
        return seed_of(made.bound(), secret, self._game.name, self._game.players, numbers)

    def bot_seed(self, seat: int) -> int | None:
        """Return the seed of the seat's bot: the same for the whole game, also after a restart.

        It follows from the first secret, so no player can compute it during the game. None without commitments.
        """
        first = self._dealt[0][0] if self._dealt else self.coming
        return None if first is None else bot_seed_of(first.game, bytes.fromhex(first.secret), seat)

    # Public state and proof.

    def state(self) -> FairState | None:
        """Return the public state, without secrets; None for a game without commitments."""
        first = self._dealt[0][0] if self._dealt else self.coming
        if first is None or not self._is_whole:
            return None
        coming = None if self.coming is None else _shown(self.coming, self._given())
        dealt = tuple(_shown(made, numbers) for made, numbers in self._dealt)
        return FairState(scheme=SCHEME, game=first.game, rules=first.rules, coming=coming, dealt=dealt)

    def proof(self) -> Proof | None:
        """Return the secrets of all deals. Call it only when the game is over."""
        if not self._is_whole or not self._dealt:
            return None
        first = self._dealt[0][0]
        rounds = tuple(
            ProofRound(
                commitment=made.commitment,
                secret=made.secret,
                numbers=numbers,
                seed=self._seed(made, numbers).hex(),
            )
            for made, numbers in self._dealt
        )
        return Proof(scheme=SCHEME, game=first.game, rules=first.rules, rounds=rounds)


def _shown(made: Promise, numbers: tuple[PlayerNumber, ...]) -> FairRound:
    return FairRound(round=made.round, commitment=made.commitment, numbers=numbers)
