"""Games and states have a readable `repr` without memory addresses."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.envs.batch.env import BatchEnv
from tests.kit.games.option_mixes import all_spread, mix_id

ENGINE = Path(__file__).parents[2] / "docs" / "engine.md"
every_mix = pytest.mark.parametrize(("name", "mix"), all_spread(6), ids=mix_id)


@every_mix
def test_the_repr_of_a_game_makes_the_same_game(name: str, mix: dict[str, Any]) -> None:
    game = gg.load(name, **mix)
    again = eval(repr(game), {"goldgavel": gg})  # noqa: S307 - our own text
    assert again.options == game.options


@every_mix
def test_a_state_shows_where_it_is_all_the_game_long(name: str, mix: dict[str, Any]) -> None:
    game, chance = gg.load(name, **mix), Random(1)
    for text in (str(game.start()), repr(game.start())):
        assert name in text
        assert "deal" in text
    state = game.new_game(seed=3)
    while not state.is_terminal():
        if chance.random() < 0.05:
            looked_at(state)
            looked_at(game.sample(state.view(state.current_player()), chance))
        state.apply_action(chance.choice(state.legal_actions()))
    looked_at(state)
    assert "over" in repr(state)


def looked_at(state: Any) -> None:
    line, text = repr(state), str(state)
    assert "\n" not in line
    assert " at 0x" not in line + text
    assert f"ply {state.view(None).ply}:" in line
    assert line.strip("<>") == text.splitlines()[0]
    assert all(f"\nseat {seat}: " in text for seat in range(state.game.players))
    turn = re.search(r"seat (\d) to move", line)
    assert (turn is None) == state.is_terminal()


def test_a_state_shows_the_hidden_cards() -> None:
    state = gg.load("aurum", players=3).new_game(seed=1)
    hands = state.record()["deals"][0]["hands"]
    for seat, hand in enumerate(hands):
        assert f"seat {seat}: " in str(state)
        assert " ".join(hand) in str(state)


def test_a_batch_names_its_game_and_size() -> None:
    pytest.importorskip("numpy")
    env = BatchEnv("auction", 3, players=4)
    assert repr(env) == f"BatchEnv({env.game!r}, n=3)"


def test_the_public_api_is_there() -> None:
    """Every name that docs/engine.md promises exists."""
    text = ENGINE.read_text(encoding="utf-8").partition("## The public API")[2]
    rows = {row[0]: re.findall(r"`(\w+)`", row[1]) for row in re.findall(r"(?m)^\| (.+?) \| (.+) \|$", text)}
    game = gg.load("aurum")
    for name in gg.__all__:
        assert name in rows["`goldgavel`"]
        assert hasattr(gg, name)
    assert [name for name in rows["a game"] if not hasattr(game, name)] == []
    assert [name for name in rows["a state"] if not hasattr(game.new_game(seed=1), name)] == []
