"""Games continue after an outage of PostgreSQL under load, or of only the workers' LISTEN connection."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import Live, Person
from tests.kit.clients.reconnecting_player import ReconnectingPlayer
from tests.kit.games.sample_sizes import count
from tests.kit.servers.postgres_cluster import Cluster, running_cluster
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.live.durability.test_kills import MIXES, InterruptedGame, check_log, start_table

AWAY = {"storage-failed", "storage-closed"}


class Patient(ReconnectingPlayer):
    """A client that is told of the outage waits a little and sends the same message again."""

    async def _take(self, live: Live, message: dict[str, Any]) -> None:
        is_own = self.pending is not None and message.get("id") == self.pending["id"]
        if message["type"] == "refused" and is_own and message["refusal"]["code"] in AWAY:
            await asyncio.sleep(0.2)
            await live.send(self.pending)
        else:
            await super()._take(live, message)


class Scene:
    """Two workers on a separate PostgreSQL, and games with people at both."""

    def __init__(self, cluster: Cluster, database: str, addresses: list[str]) -> None:
        self.cluster = cluster
        self.database = database
        self.addresses = addresses

    def game(self, number: int) -> InterruptedGame:
        name, options, bots = MIXES[number % len(MIXES)]
        people = [Person.new(self.addresses[number % 2]) for _ in range(options["players"] - bots)]
        table = start_table(people, name, options)
        played = InterruptedGame(self.addresses[0], table, people, Random(number))
        for place, person in enumerate(people):
            played.players[place] = Patient(self.addresses[place % 2], table, person, Random(place))
        played.spectator = Patient(self.addresses[number % 2], table, None, Random(number))
        return played

    async def play(self, games: list[InterruptedGame], disturb: Callable[[], object], times: int) -> None:
        """Play all games to their ends, with this many outages in between."""
        async with asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(game.play())
            for _ in range(times):
                await asyncio.sleep(0.5)
                await asyncio.to_thread(disturb)

    async def check(self, games: list[InterruptedGame]) -> None:
        store = await Store.open(self.database)
        for game in games:
            check_log(game, await store.read(entries_of, game.table))
        await store.close()


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with running_cluster() as cluster, ExitStack() as stack:
        database = cluster.new_database()
        settings = msgspec.structs.replace(UNLIMITED, database=database)
        yield Scene(cluster, database, [stack.enter_context(running_server(settings)) for _ in range(2)])


def disturbed(scene: Scene, disturb: Callable[[], object], times: int) -> None:
    games = [scene.game(number) for number in range(count(4, 14))]
    asyncio.run(scene.play(games, disturb, times))
    asyncio.run(scene.check(games))


@pytest.mark.soak
def test_workers_that_could_not_hear_each_other_catch_up(scene: Scene) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'goldgavel ear'"

    def disturb() -> None:
        scene.cluster.run(cut)

    disturbed(scene, disturb, count(3, 30))


@pytest.mark.soak
def test_every_connection_is_cut(scene: Scene) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'goldgavel%'"

    times: list[int] = []

    def disturb() -> None:
        times.append(len(scene.cluster.run(cut)))

    disturbed(scene, disturb, count(3, 30))
    assert sum(times) > 4


@pytest.mark.soak
def test_the_database_is_switched_off_and_on(scene: Scene) -> None:
    def disturb() -> None:
        scene.cluster.stop()
        scene.cluster.start()

    disturbed(scene, disturb, count(2, 20))
