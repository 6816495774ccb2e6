"""If one of two workers is killed, no confirmed move is lost and its players continue at the other."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.kit.games.sample_sizes import count
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_process import Workers
from tests.server.live.durability.test_kills import Evening, check_evening, report


@pytest.mark.soak
def test_nothing_is_lost_by_kill_9_of_one_worker(tmp_path: Path, postgres: Cluster) -> None:
    tables, kills = count(6, 50), count(4, 50)
    with Workers(tmp_path, postgres, Random(31)) as server:
        evening = Evening(server, tables, tables // 6, Random(32))
        at_kill = asyncio.run(evening.interrupted(kills, server.kill_one, server.wait_for_two_workers))
        assert len(server.processes()) == 2
        check_evening(server, evening.finished)
    report(evening, at_kill)
    assert sum(player.sent_again for game in evening.finished for player in game.players), (
        "no move was interrupted"
    )
    postgres.drop(server.database)
