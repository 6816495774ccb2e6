"""Games through nginx, HAProxy and Caddy, in front of two servers that share a PostgreSQL database."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import goldgavel as gg
from tests.kit.clients.live_client import NO_PACE, NO_TLS, Live, all_live, seated_table
from tests.kit.clients.reconnecting_player import ReconnectingPlayer
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_process import ServerProcess, free_port
from tests.proxies.forwarder import forwarder
from tests.proxies.kit import KINDS, SOON, running_proxy

PACE = {**NO_PACE, "patience": 3600}
OPTIONS: dict[str, Any] = {"players": 3, "match": "round"}
HALFWAY = 20
"""The version of the table at which its server ends."""
MANY = [f"unknown{number}" for number in range(24)]


class MeasuredServer(ServerProcess):
    """A server that has metrics."""

    def __init__(self, folder: Path, database: str) -> None:
        self.metrics = free_port()
        super().__init__(folder, "--metrics-port", str(self.metrics), database=database)

    def has_players(self) -> bool:
        """True if it owns a table where players are."""
        text = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", timeout=SOON, verify=NO_TLS).text
        counted = re.search(r'^goldgavel_connections\{who="player"\} (\S+)$', text, re.MULTILINE)
        assert counted is not None, text
        return float(counted[1]) > 0


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[list[MeasuredServer]]:
    folder = tmp_path_factory.mktemp("servers")
    database = postgres.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(MeasuredServer(folder, database)) for _ in range(2)]
    postgres.drop(database)


each_proxy = pytest.mark.parametrize("name", KINDS)


@each_proxy
def test_requests_of_a_table_arrive_at_one_server(name: str, servers: list[MeasuredServer]) -> None:
    """Over HTTP and WebSocket, whoever asks. The tables are spread over both servers."""
    with (
        forwarder(servers[0].address) as first,
        forwarder(servers[1].address) as second,
        running_proxy(name, first.address, second.address) as proxy,
    ):
        table, people = seated_table(proxy.address, "aurum", OPTIONS, pace=PACE)

        async def visit() -> None:
            async with all_live(proxy.address, table, people) as seats:
                for seat in seats:
                    await seat.ask({"type": "ping", "id": "1"}, "pong")

        asyncio.run(visit())
        with httpx.Client(verify=proxy.trust, timeout=SOON) as client:
            for unknown in (*MANY, *MANY):
                assert client.get(f"{proxy.address}/api/tables/{unknown}/record").status_code == 404
                assert client.get(f"{proxy.address}/live/{unknown}").status_code in {400, 404, 426}
        assert first.tables() | second.tables() == {table, *MANY}
        assert first.tables() & second.tables() == set()
        assert first.tables()
        assert second.tables()


class WaitingPlayer(ReconnectingPlayer):
    """Makes no move from half of the game on until it may."""

    may_continue: asyncio.Event

    async def _answer(self, live: Live) -> None:
        if self.version >= HALFWAY:
            await self.may_continue.wait()
        await super()._answer(live)


@each_proxy
def test_a_game_is_finished_although_its_server_is_killed(name: str, servers: list[MeasuredServer]) -> None:
    with running_proxy(name, *(server.address for server in servers)) as proxy:
        table, people = seated_table(proxy.address, "aurum", OPTIONS, pace=PACE)
        players = [WaitingPlayer(proxy.address, table, person, Random(seat)) for seat, person in enumerate(people)]
        spectator = WaitingPlayer(proxy.address, table, None, Random(9))
        killed = asyncio.run(play(players, spectator, servers))
        assert all(player.visits > 1 for player in (*players, spectator))
        record = people[0].get("GET", f"/tables/{table}/record")
        assert gg.from_record(record).is_terminal()
        made = sum(len(player.confirmed) for player in players)
        assert made == sum(move["move"] != "keep" for move in record["moves"])
    killed.start()


async def play(
    players: list[WaitingPlayer], spectator: WaitingPlayer, servers: list[MeasuredServer]
) -> MeasuredServer:
    """Play a game to its end, and kill the server that owns the table on the way."""
    everyone = [*players, spectator]
    may_continue = asyncio.Event()
    async with asyncio.timeout(3 * SOON), asyncio.TaskGroup() as group:
        for one in everyone:
            one.may_continue = may_continue
            group.create_task(one.play())
        while any(one.version < HALFWAY for one in everyone):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)
        (owner,) = [server for server in servers if server.has_players()]
        await asyncio.to_thread(owner.kill)
        may_continue.set()
    return owner
