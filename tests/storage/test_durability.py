"""Confirmed writes survive a kill at any time."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from goldgavel.storage.queries.log import entries_of
from tests.kit.games.sample_sizes import count
from tests.storage.append_until_killed import TABLES
from tests.storage.kit import opened

ROOT = Path(__file__).parents[2]


def confirmed_until_killed(url: str, seconds: float) -> dict[str, int]:
    """Return the last version of each table that the child confirmed."""
    command = [sys.executable, "-m", "tests.storage.append_until_killed", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as child:  # noqa: S603
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.kill()
        lines = [first, *child.stdout.readlines()]
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {name: int(version) for name, version in whole}


async def versions(url: str) -> dict[str, list[int]]:
    async with opened(url) as store:
        return {name: [found.version for found in await store.read(entries_of, name)] for name in TABLES}


@pytest.mark.soak
def test_nothing_confirmed_is_lost_by_kill_9(sqlite_url: str) -> None:
    chance = random.Random(9)
    saved = 0
    for _ in range(count(3, 50)):
        confirmed = confirmed_until_killed(sqlite_url, chance.uniform(0.0, 0.3))
        stored = asyncio.run(versions(sqlite_url))
        assert confirmed
        for name, found in stored.items():
            assert found == list(range(1, len(found) + 1))
            assert len(found) >= confirmed.get(name, 0)
            assert len(found) % 2 == 0  # an append of two entries is there whole or not at all
        assert sum(map(len, stored.values())) > saved
        saved = sum(map(len, stored.values()))
