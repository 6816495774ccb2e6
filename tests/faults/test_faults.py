"""Whatever is killed, stopped or cut off: no confirmed move is lost or doubled, and all are shown the same log."""

import pytest

from tests.faults.catalogue import NAMES, SAMPLE, SEED, TABLES, full_count, rounds, sample
from tests.faults.kit.figures import Figures
from tests.kit.games.sample_sizes import SOAK


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES if SOAK else SAMPLE)
def test_the_promises_hold(name: str) -> None:
    """`python -m tests.faults NAME --times N` does the same with other counts, and writes a report."""
    total = Figures()
    if SOAK:
        for seed, figures in rounds(name, full_count(name), SEED, TABLES):
            print(f"{name}, seed {seed}: {figures}")
            total.add(figures)
    else:
        total = sample(name)
        print(f"{name}: {total}")
    assert total.is_clean(), str(total)
    assert total.struck
