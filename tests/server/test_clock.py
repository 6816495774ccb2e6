"""The server's clock, if the computer's clock is set back between two runs."""

import time

import pytest

from goldgavel.server.clock import LARGEST_STEP, Clock

NOW = 1_700_000_000.0
HOUR = 3600.0


@pytest.mark.parametrize(
    ("last", "start"),
    [
        (None, NOW),
        (NOW - HOUR, NOW),
        (NOW + HOUR, NOW + HOUR),
        (NOW + LARGEST_STEP + HOUR, NOW),  # that time was wrong
    ],
)
def test_it_continues_at_the_last_known_time(
    last: float | None, start: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(time, "monotonic", lambda: 5.0)
    clock = Clock(last)
    assert clock() == start
    monkeypatch.setattr(time, "monotonic", lambda: 7.5)
    assert clock() == start + 2.5
