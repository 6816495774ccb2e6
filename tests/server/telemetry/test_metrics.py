"""The metrics: on a separate port, correct, without personal data, and with few series."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from socket import create_server

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from goldgavel.server.http.metrics_endpoint import histogram_family
from goldgavel.server.telemetry.counters import Histogram
from tests.kit.clients.live_client import (
    NO_PACE,
    NO_TLS,
    Live,
    Person,
    all_live,
    live,
    play_out,
    play_seat,
    seated_table,
)
from tests.kit.servers.server_process import ServerProcess, free_port


class Watched:
    def __init__(self, server: ServerProcess, port: int) -> None:
        self.server = server
        self.address = server.address
        self.metrics = f"http://127.0.0.1:{port}/metrics"

    def samples(self) -> list[Sample]:
        text = httpx.get(self.metrics, verify=NO_TLS).text
        return [sample for family in text_string_to_metric_families(text) for sample in family.samples]

    def sum(self, name: str, **labels: str) -> float:
        found = [one.value for one in self.samples() if one.name == name and labels.items() <= one.labels.items()]
        return sum(found)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    port = free_port()
    with ServerProcess(tmp_path_factory.mktemp("metrics"), "--metrics-port", str(port)) as server:
        yield Watched(server, port)


def test_a_game_is_counted(watched: Watched) -> None:
    before = {name: watched.sum(name) for name in ("goldgavel_moves_total", "goldgavel_move_seconds_count")}
    table, people = seated_table(watched.address, "auction", {"players": 3})

    async def evening() -> int:
        async with all_live(watched.address, table, people) as seats, live(watched.address, table):
            assert watched.sum("goldgavel_connections", who="player") == 3
            assert watched.sum("goldgavel_connections", who="spectator") == 1
            assert watched.sum("goldgavel_tables", status="playing") >= 1
            await play_out(seats, Random(1))
            return made_by(seats)

    moves = asyncio.run(evening())
    assert watched.sum("goldgavel_moves_total", game="auction", by="person") == moves
    assert watched.sum("goldgavel_move_seconds_count", game="auction") == moves
    assert watched.sum("goldgavel_moves_total") == before["goldgavel_moves_total"] + moves
    assert watched.sum("goldgavel_commit_seconds_count") >= moves
    assert watched.sum("goldgavel_entries_total", kind="deal") >= 1
    for what in ("began", "ended"):
        assert watched.sum("goldgavel_games_total", game="auction", what=what) == 1


def made_by(seats: list[Live]) -> int:
    return sum(message.get("ack") is not None for seat in seats for message in seat.messages)


def test_bots_are_counted_by_level(watched: Watched) -> None:
    ann = Person.new(watched.address)
    seats = ["me", "bot:random", "bot:adept"]
    table = ann.make_table("auction", {"players": 3}, seats=seats, pace=NO_PACE)
    ann.get("POST", f"/tables/{table}/start")

    async def evening() -> None:
        async with live(watched.address, table, ann) as me:
            await play_seat(me, Random(1))

    asyncio.run(evening())
    assert watched.sum("goldgavel_bot_seconds_count", bot="adept") > 0
    assert watched.sum("goldgavel_bot_seconds_count", bot="random") > 0
    assert watched.sum("goldgavel_moves_total", by="bot") > 0


def test_refusals_are_counted_by_code(watched: Watched) -> None:
    ann = Person.new(watched.address)
    assert ann.ask("GET", "/tables/nowhere").status_code == 404
    assert watched.sum("goldgavel_refusals_total", door="http", code="table-unknown") == 1
    table = ann.make_table("auction", {"players": 3})

    async def evening() -> None:
        async with live(watched.address, table, ann) as me:
            await me.ask("no message at all", "refused")

    asyncio.run(evening())
    assert watched.sum("goldgavel_refusals_total", door="live", code="message-unreadable") == 1


def test_invented_addresses_make_no_more_series(watched: Watched) -> None:
    def ask(number: int) -> None:
        with httpx.Client(base_url=watched.address, verify=NO_TLS) as client:
            client.request(f"X{number}", f"/api/tables/none{number}/x{number}")
            client.get(f"/no/such/place/{number}")
            client.get(f"/api/tables/none{number}")

    ask(0)
    before = len(watched.samples())
    for number in range(1, 20):
        ask(number)
    assert len(watched.samples()) == before


def test_nobody_is_in_them(watched: Watched) -> None:
    text = httpx.get(watched.metrics).text
    ann = Person.new(watched.address, "Annabella")
    table = ann.make_table("aurum", {"players": 3})
    text = httpx.get(watched.metrics).text
    for private in (ann.id, ann.token, "Annabella", table, "127.0.0.1"):
        assert private not in text
    assert not re.search(r"(?<![\w-])(Au|Ag|Bi|Cu|P|Zn)\d", text)


def test_process_and_build_are_there(watched: Watched) -> None:
    names = {sample.name for sample in watched.samples()}
    assert {"process_cpu_seconds_total", "process_resident_memory_bytes", "goldgavel_build_info"} <= names


def test_the_worlds_port_does_not_show_them(watched: Watched) -> None:
    assert httpx.get(f"{watched.address}/metrics").status_code == 404
    port = httpx.URL(watched.metrics).port
    assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 404
    assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 404


def test_a_metrics_port_in_use_is_said_in_a_sentence(tmp_path: Path, watched: Watched) -> None:
    from tests.cli.kit import assert_refused, run

    port = str(httpx.URL(watched.metrics).port)
    ran = run("serve", "--port", "0", "--database", str(tmp_path / "x.sqlite"), "--metrics-port", port)
    assert_refused(ran)
    assert "--metrics-port" in ran.err


def test_a_spread_is_cumulative() -> None:
    histogram = Histogram("s", "x", (0.1, 1.0), "game")
    for seconds in (0.05, 0.1, 0.5, 3.0):
        histogram.observe(seconds, "aurum")
    found = {sample.labels.get("le", sample.name): sample.value for sample in histogram_family(histogram).samples}
    assert found == {"0.1": 2, "1.0": 3, "+Inf": 4, "s_count": 4, "s_sum": pytest.approx(3.65)}


def test_every_worker_has_its_own_port(tmp_path: Path, postgres_url: str) -> None:
    """The counts of both workers add up. If both ports were one process, everything would be counted twice."""
    ports = free_ports(2)
    words = ("--workers", "2", "--metrics-port", str(ports[0]))
    with ServerProcess(tmp_path, *words, database=postgres_url) as server:
        for _ in range(30):
            assert httpx.get(f"{server.address}/healthz").is_success
        counted = [Watched(server, port).sum("goldgavel_http_requests_total", route="/healthz") for port in ports]
        assert sum(counted) == 30
        server.stop()


def free_ports(number: int) -> list[int]:
    """Return consecutive free ports."""
    while True:
        first = free_port()
        with ExitStack() as stack:
            try:
                for port in range(first, first + number):
                    stack.enter_context(create_server(("127.0.0.1", port)))
            except OSError:
                continue
            return list(range(first, first + number))
