"""Records of games with a fairness proof, made in the same way as at a live table."""

import random
from collections.abc import Iterable
from typing import Any

import goldgavel as gg
from goldgavel._version import VERSION
from goldgavel.kernel.fair.dice import FairDice
from goldgavel.kernel.fair.scheme import SCHEME, DealContext, PlayerNumber, commitment_of, seed_of
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain
from tests.kit.games.option_mixes import random_step

Record = dict[str, Any]


def proved_round(
    game: Game[Any, Any], bound: DealContext, secret: bytes, numbers: Iterable[PlayerNumber]
) -> tuple[dict[str, Any], FairDice]:
    """Return a round of a proof, and the dice of its deal."""
    given = sorted(numbers, key=lambda one: one.seat)
    seed = seed_of(bound, secret, game.name, game.players, given)
    written = {
        "commitment": commitment_of(bound, secret),
        "secret": secret.hex(),
        "numbers": [plain(one) for one in given],
        "seed": seed.hex(),
    }
    return written, FairDice(seed)


def fair_record(
    name: str, seed: int = 1, table: str = "t-1", *, numbers: bool = True, **options: object
) -> Record:
    """Return the record of a random game with its proof. Most seats add a number; about one in six does not."""
    game = gg.load(name, **options)
    chance, stream = random.Random(seed), Stream(seed)
    state = game.start()
    rounds: list[dict[str, Any]] = []
    while not state.is_terminal():
        if state.needs_deal():
            seats = [seat for seat in range(game.players) if seat == 0 or chance.random() < 5 / 6]
            added = [PlayerNumber(seat=seat, number=random_number(chance)) for seat in seats if numbers]
            bound = DealContext(table, len(rounds) + 1, VERSION)
            written, dice = proved_round(game, bound, chance.randbytes(32), added)
            state.deal(state.shuffled_deal(dice))
            rounds.append(written)
        else:
            random_step(state, stream)
    record: Record = plain(state.record())
    return record | {"fair": {"scheme": SCHEME, "game": table, "rules": VERSION, "rounds": rounds}}


def random_number(chance: random.Random) -> str:
    return "".join(chance.choice("0123456789abcdef") for _ in range(chance.choice([1, 8, 16, 32, 64])))
