"""If one of two workers is killed or stopped, no confirmed move is lost and its tables continue at the other."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.kit.games.sample_sizes import count
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_process import Process, Workers
from tests.server.live.durability.test_kills import Evening, check_evening, report


def interrupted(
    folder: Path, postgres: Cluster, tables: int, times: int, end: Callable[[Workers], list[Process]]
) -> Evening:
    """Interrupt a worker repeatedly while many games run, and compare all logs with what players were told."""
    with Workers(folder, postgres, Random(31)) as server:
        evening = Evening(server, tables, tables // 6, Random(32))
        at_end = asyncio.run(evening.interrupted(times, lambda: end(server), server.wait_for_two_workers))
        assert len(server.processes()) == 2
        check_evening(server, evening.finished)
    report(evening, at_end)
    postgres.drop(server.database)
    return evening


@pytest.mark.soak
def test_nothing_is_lost_by_kill_9_of_one_worker(tmp_path: Path, postgres: Cluster) -> None:
    evening = interrupted(tmp_path, postgres, count(6, 50), count(4, 50), Workers.kill_one)
    assert sum(player.sent_again for game in evening.finished for player in game.players), (
        "no move was interrupted"
    )


def test_an_owner_that_was_stopped_for_too_long_writes_nothing_when_it_continues(
    tmp_path: Path, postgres: Cluster
) -> None:
    """Its players connect again, and see the one truth."""
    evening = interrupted(tmp_path, postgres, count(4, 50), count(2, 20), Workers.pause_one)
    assert sum(player.visits for game in evening.finished for player in game.players) > sum(
        len(game.players) for game in evening.finished
    )
