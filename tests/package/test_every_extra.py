"""Each extra works in an environment without the others.

The guides' commands (test_commands.py) use `server`, `postgres` and `terminal`.
"""

from pathlib import Path

import pytest

from tests.kit.games.sample_sizes import SOAK
from tests.package.kit import Environment

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not SOAK, reason="downloads some hundred megabytes")]

RESEARCH = """
import gymnasium, pyspiel
import goldgavel.envs.gymnasium, goldgavel.envs.openspiel
from goldgavel.envs.batch import BatchEnv
from goldgavel.envs.pettingzoo import aurum_v0

batch = BatchEnv("auction", 64)
batch.step(batch.sample())
env = aurum_v0.env()
env.reset(seed=1)
seat, _ = gymnasium.make("goldgavel/Aurum-v0").reset(seed=1)
assert pyspiel.load_game("goldgavel_aurum(players=3)") is not None
print("all there")
"""


def test_arena_has_ratings_and_plots(compiled_wheel: Path, tmp_path: Path) -> None:
    made = Environment.new(tmp_path / "arena", compiled_wheel, "arena")
    words = "arena aurum --bots novice,random --deals 2 --seed 1 --jobs 1 --plot ladder.png --lang en"
    assert "Ratings need" not in made.goldgavel(*words.split()).stdout
    assert (made.work / "ladder.png").read_bytes().startswith(b"\x89PNG")


def test_envs_has_every_library(compiled_wheel: Path, tmp_path: Path) -> None:
    made = Environment.new(tmp_path / "envs", compiled_wheel, "envs")
    assert made.python(RESEARCH).strip() == "all there"
