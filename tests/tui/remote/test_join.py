"""A server's table in the terminal, with a real server, full-screen and in line mode."""

import asyncio
import re
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goldgavel.client.links import read_link
from goldgavel.tui.local_storage.identities import known_identities
from goldgavel.tui.seat.join import join_table
from goldgavel.tui.seat.remote import RemoteSeat
from tests.cli.kit import run
from tests.kit.clients.live_client import SOON, Person, live, play_seat
from tests.kit.servers.server_process import ServerProcess
from tests.tui.key_player import bid_or_pass, play_cards, play_out
from tests.tui.kit import seated
from tests.tui.remote.kit import joined, open_table, sits


@pytest.mark.parametrize(("game", "players"), [("aurum", 3), ("auction", 3)])
def test_a_whole_game_at_a_servers_table(server: ServerProcess, game: str, players: int) -> None:
    host, table, link = open_table(server.address, game, players)

    async def test() -> None:
        async with seated(joined(link), when=sits) as player, live(server.address, table, host) as hosts_seat:
            assert player.snapshot.status == "open"
            assert "Guest" in player.shown("felt" if game == "aurum" else "sets")
            await asyncio.to_thread(host.get, "POST", f"/tables/{table}/start")
            hosting = asyncio.create_task(play_seat(hosts_seat, Random(1)))
            await play_out(player, play_cards if game == "aurum" else bid_or_pass)
            await hosting
            assert player.snapshot.view.winners == tuple(hosts_seat.view["winners"])
            assert player.snapshot.seat == 1

    asyncio.run(test())
    record = host.get("GET", f"/tables/{table}/record")
    assert record["result"]
    if game == "auction":  # one deal, which did not wait for the players' numbers
        return
    numbers = [number["seat"] for deal in record["fair"]["rounds"] for number in deal["numbers"]]
    assert 1 in numbers, "the terminal adds a number of its own to the deals"


def test_a_whole_game_in_line_mode(server: ServerProcess) -> None:
    host, table, link = open_table(server.address, "auction", 3)
    ended: list[Any] = []

    def guest() -> None:
        ended.append(run("play", "--join", link, "--plain", "--name", "Guest", stdin="0\n" * 500))

    playing = threading.Thread(target=guest)
    playing.start()

    async def test() -> None:
        async with live(server.address, table, host) as hosts_seat:
            await hosts_seat.until(lambda: hosts_seat.table["seats"][1]["kind"] == "human")
            await asyncio.to_thread(host.get, "POST", f"/tables/{table}/start")
            await play_seat(hosts_seat, Random(1))

    asyncio.run(test())
    playing.join(SOON)
    assert ended[0].code == 0, ended[0].err
    assert "You pass." in ended[0].out
    assert re.search("wins? the game|share the win", ended[0].out)


def test_with_a_recovery_code_the_terminal_is_the_player_who_made_it(server: ServerProcess) -> None:
    host, table, link = open_table(server.address, "aurum", 3)
    host.get("POST", f"/tables/{table}/start")
    code = host.get("POST", "/me/recovery")["code"].lower()
    ran = run("play", "--join", link, "--recover", "--plain", stdin=f"{code}\nquit\n")
    assert (ran.code, ran.err) == (0, "Recovery code:\n")
    place = join_table(read_link(link), "", "Player", "en")
    assert [seat.player for seat in place.table.seats].count(host.id) == 1
    assert place.token == known_identities()[server.address]
    devices = host.get("GET", "/me/devices")
    assert [device["browser"] for device in devices] == [None, "goldgavel"]


@pytest.mark.parametrize("typed", ["", "\n", "wrong\n"])
def test_a_wrong_recovery_code_changes_nothing(server: ServerProcess, typed: str) -> None:
    _, _, link = open_table(server.address, "aurum", 3)
    before = known_identities()
    ran = run("play", "--join", link, "--recover", "--plain", stdin=typed)
    assert ran.code != 0
    assert "recovery code is not valid" in ran.err
    assert known_identities() == before


def test_whoever_comes_back_is_the_same_person(server: ServerProcess) -> None:
    _, _, link = open_table(server.address, "aurum", 3)
    first, second = (
        join_table(read_link(link), "Guest", "Player", "en"),
        join_table(read_link(link), "", "Player", "en"),
    )
    assert first.token == second.token == known_identities()[server.address]
    assert [seat.name for seat in second.table.seats][1] == "Guest"


def test_a_full_table_is_watched(server: ServerProcess) -> None:
    host, table, link = open_table(server.address, "aurum", 3)
    Person.new(server.address, "Other").sit(table, 1)
    host.get("POST", f"/tables/{table}/start")

    async def test() -> None:
        async with seated(joined(link), when=lambda snapshot: snapshot.view is not None) as player:
            assert player.snapshot.seat is None
            assert player.shown("buttons").strip() == ""
            await player.press("enter", "x", "right")

    asyncio.run(test())


def test_a_lost_connection_loses_nothing(tmp_path: Path) -> None:
    """The server is killed during a game and started again. The seat reconnects and continues."""
    server = ServerProcess(tmp_path)
    server.start()
    host, table, link = open_table(server.address, "aurum", 3)
    place = join_table(read_link(link), "Guest", "Player", "en")
    host.get("POST", f"/tables/{table}/start")
    seat = RemoteSeat(place, "en")

    async def until(true: Callable[[], object]) -> None:
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def test() -> None:
        running = asyncio.create_task(seat.run())
        await until(lambda: seat.snapshot.decision is not None)
        server.kill()
        await until(lambda: seat.snapshot.connection_problem)
        moving = asyncio.create_task(seat.move(seat.snapshot.view.legal[0], seat.snapshot.decision))
        server.start()
        assert await moving is None
        assert seat.snapshot.view.has_bid[1]
        assert not seat.snapshot.connection_problem
        running.cancel()
        await asyncio.wait([running])

    try:
        asyncio.run(test())
    finally:
        server.stop()
