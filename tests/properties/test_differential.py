"""Compiled and interpreted, the same games look the same at every step."""

import pytest

from tests.kit.counts import count
from tests.kit.mixes import REDUCED
from tests.kit.twins import both_ways, needs_compiled


@pytest.mark.soak
@needs_compiled
def test_compiled_equals_interpreted() -> None:
    games = count(60, 2000)
    compiled, interpreted = both_ways("tests.kit.trace", str(games))
    assert len(compiled) == games + len(REDUCED)
    assert compiled == interpreted
