"""Compiled and interpreted rules give the same states at every step."""

import pytest

from tests.kit.games.option_mixes import REDUCED
from tests.kit.games.sample_sizes import count
from tests.kit.parity.both_builds import needs_compiled, run_both_builds


@pytest.mark.soak
@needs_compiled
def test_compiled_equals_interpreted() -> None:
    games = count(60, 2000)
    compiled, interpreted = run_both_builds("tests.kit.parity.game_digests", str(games))
    assert len(compiled) == games + len(REDUCED)
    assert compiled == interpreted
