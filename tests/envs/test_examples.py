"""The research examples run and give the documented results."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.kit.games.sample_sizes import count

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.soak
def test_the_first_agent_beats_those_who_play_anything() -> None:
    shares = example("first_agent").main(games=count(20, 300))
    assert shares["careful against random"] > 0.5
    assert shares["careful against random"] > shares["careless against random"]


@pytest.mark.soak
def test_self_play_learns() -> None:
    shares = example("self_play").learn(updates=count(10, 60), games=count(64, 128))
    assert shares[-1] > shares[0]
    assert shares[-1] > count(38, 75) / 100


@pytest.mark.soak
def test_records_teach_what_the_bot_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = example("records_as_data")
    games = module.simulate(tmp_path / "games.jsonl", count(30, 300))
    found = module.learn(games, rounds=count(60, 300))
    assert found["learned"] > found["the most usual legal action"] + 0.1
    assert "decisions" in capsys.readouterr().out
