"""Verifies a record: replays its game and checks that every deal is the one that its proof gives."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from goldgavel.kernel import records
from goldgavel.kernel.errors import FairError
from goldgavel.kernel.fair import diagnosis
from goldgavel.kernel.fair.dice import FairDice
from goldgavel.kernel.fair.proof import Proof, read_proof
from goldgavel.kernel.fair.scheme import DealContext, PlayerNumber, commitment_of, seed_of
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game, GameState


class FairRound(Data, frozen=True):
    """A verified deal: its commitment and the players' numbers."""

    round: int
    commitment: str
    numbers: tuple[PlayerNumber, ...]


class Report(Data, frozen=True):
    """The result for a record whose deals are all proved."""

    scheme: str
    game: str
    rules: str
    finished: bool
    rounds: tuple[FairRound, ...]


def check(game: "Game[Any, Any]", record: Mapping[str, Any]) -> Report:
    """Verify every deal; the first mismatch raises an error that says where and why."""
    records.read_shape(record)
    proof = read_proof(record, game.players)
    table = record.get("table")
    if isinstance(table, str) and table != proof.game:
        raise FairError("fair-other-game", found=proof.game, expected=table[:64])
    checker = DealChecker(proof, record)
    state = records.replay(game, record, checker.deal)
    dealt = len(state.move_log.deals)
    if len(proof.rounds) > dealt:
        raise FairError("fair-rounds-left", rounds=len(proof.rounds), deals=dealt)
    rounds = [
        FairRound(round=number, commitment=each.commitment, numbers=each.numbers)
        for number, each in enumerate(proof.rounds, start=1)
    ]
    return Report(
        scheme=proof.scheme,
        game=proof.game,
        rules=proof.rules,
        finished=state.is_terminal(),
        rounds=tuple(rounds),
    )


class DealChecker:
    """Verifies each deal while the game is replayed; `deal` is the callback of `records.replay`."""

    def __init__(self, proof: Proof, record: Mapping[str, Any]) -> None:
        self.proof = proof
        self.record = record

    def deal(self, state: "GameState", dealt: dict[str, Any]) -> None:
        number = len(state.move_log.deals) + 1
        if number > len(self.proof.rounds):
            raise FairError("fair-round-missing", round=number)
        each = self.proof.rounds[number - 1]
        context = DealContext(self.proof.game, number, self.proof.rules)
        seed = seed_of(context, bytes.fromhex(each.secret), state.game.name, state.game.players, each.numbers)
        if commitment_of(context, bytes.fromhex(each.secret)) != each.commitment:
            raise diagnosis.of_commitment(self.proof, self.record, context, each, seed)
        right = state.shuffled_deal(FairDice(seed))
        records.take_deal(state, dealt)
        found = state.game.deal_data(state.move_log.deals[-1])
        if seed.hex() != each.seed:
            raise diagnosis.of_seed(context, each, state.game, follows=found == right)
        if found != right:
            raise diagnosis.of_cards(number, right, found)
