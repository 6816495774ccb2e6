"""Writes the test vectors for other implementers, docs/fair-vectors.json: `python -m tests.fair.vectors`."""

import hashlib
import json
from pathlib import Path
from typing import Any

import goldgavel as gg
from goldgavel.kernel.fair.dice import FairDice, block
from goldgavel.kernel.fair.scheme import (
    SCHEME,
    DealContext,
    PlayerNumber,
    commitment_message,
    commitment_of,
    seed_message,
    seed_of,
)
from goldgavel.kernel.game import GameState
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain
from tests.kit.games.option_mixes import random_step

FILE = Path(__file__).parents[2] / "docs" / "fair-vectors.json"
RULES = "0.4.0"
CASES: tuple[tuple[str, int, int, tuple[tuple[int, str], ...]], ...] = (
    ("aurum", 4, 1, ((0, "0"), (1, "00"), (2, "c0ffee"), (3, "f" * 64))),
    ("aurum", 4, 2, ((1, "1234567890abcdef"),)),
    ("aurum", 3, 1, ()),
    ("auction", 3, 1, ((2, "7"),)),
    ("auction", 4, 1, ((0, "a"), (1, "b"), (2, "c"), (3, "d"))),
    ("auction", 5, 1, ((4, "00000000000000000000000000000001"),)),
    ("auction", 6, 1, ((0, "1"), (5, "1"))),
)
"""Rules, players, round, numbers by seat."""
BOUNDS = (1, 2, 3, 52, 60, 2**16, 3 * 2**30, 2**31 + 1, 2**32)
"""With the larger ones, many random words are rejected."""


class Noted:
    """Dice that record their draws."""

    def __init__(self, dice: FairDice) -> None:
        self.dice = dice
        self.draws: list[list[int]] = []

    def randrange(self, n: int, /) -> int:
        drawn = self.dice.randrange(n)
        self.draws.append([n, drawn])
        return drawn


def secret_of(text: str) -> bytes:
    """Arbitrary but reproducible bytes."""
    return hashlib.sha256(text.encode()).digest()


def before(name: str, players: int, number: int) -> GameState:
    """Return a game in which all rounds before this one were played at random."""
    state: GameState = (
        gg.load(name, players=players).new_game(1) if number > 1 else gg.load(name, players=players).start()
    )
    stream = Stream(1)
    while number > 1:
        state.seeded = False
        random_step(state, stream)
        if state.needs_deal():
            break
    return state


def deal_vector(name: str, players: int, number: int, given: tuple[tuple[int, str], ...]) -> dict[str, Any]:
    bound = DealContext(f"table-{name}-{players}", number, RULES)
    secret = secret_of(f"{bound.game} {number}")
    numbers = [PlayerNumber(seat=seat, number=text) for seat, text in given]
    seed = seed_of(bound, secret, name, players, numbers)
    state = before(name, players, number)
    dice = Noted(FairDice(seed))
    deal = state.shuffled_deal(dice)
    return {
        "game": bound.game,
        "round": number,
        "rules": RULES,
        "name": name,
        "players": players,
        "first_of_the_round_before": state.record()["deals"][-1]["first"] if number > 1 else None,
        "secret": secret.hex(),
        "numbers": [plain(one) for one in numbers],
        "commitment_message": commitment_message(bound, secret).hex(),
        "commitment": commitment_of(bound, secret),
        "seed_message": seed_message(bound, name, players, numbers).hex(),
        "seed": seed.hex(),
        "first_blocks": [block(seed, counter).hex() for counter in range(2)],
        "draws": dice.draws,
        "deal": plain(deal),
    }


def draw_vector(n: int) -> dict[str, Any]:
    seed = secret_of(f"draws below {n}")
    dice = FairDice(seed)
    return {"seed": seed.hex(), "n": n, "draws": [dice.randrange(n) for _ in range(12)]}


def vectors() -> dict[str, Any]:
    return {
        "scheme": SCHEME,
        "deals": [deal_vector(*case) for case in CASES],
        "dice": [draw_vector(n) for n in BOUNDS],
    }


def main() -> None:
    FILE.write_text(written(vectors()), encoding="utf-8")


def written(found: dict[str, Any]) -> str:
    """Format as indented JSON, with short lists on one line."""
    cases = {
        key: "[\n" + ",\n".join("    " + json.dumps(case) for case in found[key]) + "\n  ]"
        for key in ("deals", "dice")
    }
    lines = [f'  "scheme": {json.dumps(found["scheme"])}', *(f'  "{key}": {cases[key]}' for key in cases)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
