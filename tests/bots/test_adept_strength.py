"""The adept beats the random bot clearly. `python -m benchmarks.adept` measures by how much."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.driver import play_game
from tests.kit.games.sample_sizes import count

GAMES = count(48, 240)

# Equal players would win 1/2, 1/3, 1/4 or 1/6. In 48 games they exceed 75 % less than once in a thousand
# runs, and the adept fails even less often.
CLEARLY = 0.75


def wins(name: str, options: dict[str, Any], adepts: tuple[int, ...]) -> float:
    """Return the adepts' share of wins. Their seats rotate."""
    game = gg.load(name, **options)
    total = 0.0
    for turn in range(GAMES):
        seats = {(seat + turn) % game.players for seat in adepts}
        bots = ["adept" if seat in seats else "random" for seat in range(game.players)]
        total += play_game(game, bots, seed=turn).returns()[min(seats)]
    return total / GAMES


@pytest.mark.soak
@pytest.mark.parametrize(("players", "adepts"), [(3, (0,)), (4, (0, 2))])
def test_aurum(players: int, adepts: tuple[int, ...]) -> None:
    assert wins("aurum", {"players": players}, adepts) > CLEARLY


@pytest.mark.soak
@pytest.mark.parametrize("tokens", ["none", "stop,ban,exchange"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_auction(players: int, tokens: str) -> None:
    assert wins("auction", {"players": players, "tokens": tokens}, (0,)) > CLEARLY
