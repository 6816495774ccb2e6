"""A backup taken during play and restored with the command: every game replays and continues."""

import asyncio
import os
import pty
import subprocess
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from goldgavel.kernel.entries import Entry
from goldgavel.server.lifecycle.log_check import replay_all
from goldgavel.server.settings.settings import database_url
from goldgavel.storage.queries import players, tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.cli.kit import LANGUAGES, CommandResult, assert_refused, run, spawn, start
from tests.kit.clients.live_client import Person, any_move, live, seated_table
from tests.kit.clients.reconnecting_player import ReconnectingPlayer
from tests.kit.games.sample_sizes import count
from tests.kit.servers.databases import KINDS
from tests.kit.servers.server_process import ServerProcess
from tests.storage.kit import entry, player, secret_of, table

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("auction", {"players": 3}),
    ("aurum", {"players": 3}),
    ("auction", {"players": 5, "tokens": ["stop", "ban", "exchange"]}),
    ("aurum", {"players": 4}),
]
PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0, "patience": 3600}

Started = tuple[str, list[Person]]


async def logs_of(address: str) -> dict[str, list[Entry]]:
    store = await Store.open(address)
    try:
        return {
            name: await store.read(entries_of, name) for name in await store.read(tables.table_ids, "", 10_000)
        }
    finally:
        await store.close()


def started(server: ServerProcess, tables: int) -> list[Started]:
    mixes = [MIXES[number % len(MIXES)] for number in range(tables)]
    return [seated_table(server.address, game, options, pace=PACE) for game, options in mixes]


async def play_on(server: ServerProcess, games: list[Started]) -> None:
    players = [
        ReconnectingPlayer(server.address, table, person, Random(seat))
        for table, people in games
        for seat, person in enumerate(people)
    ]
    await asyncio.gather(*(one.play() for one in players))


async def backed_up_under_load(
    server: ServerProcess, games: list[Started], files: list[Path]
) -> list[CommandResult]:
    """Run the command repeatedly while every table is played."""
    playing = asyncio.create_task(play_on(server, games))
    ran = []
    for file in files:
        await asyncio.sleep(0.3)
        ran.append(await asyncio.to_thread(run, "backup", str(file), "--database", str(server.database)))
    await playing
    return ran


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_every_game_of_a_backup_under_load_plays_again(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    """From SQLite with one process, and from PostgreSQL with two workers; each into both."""
    files = [tmp_path / f"{number}.backup" for number in range(count(2, 20))]
    tables = count(5, 60)
    with server_on(kind, tmp_path, request) as server:
        games = started(server, tables)
        for ran in asyncio.run(backed_up_under_load(server, games, files)):
            assert (ran.code, ran.err) == (0, "")
        played = asyncio.run(logs_of(database_url(server.database)))
        server.stop()
    caught = 0
    for number, file in enumerate(files):
        target = tmp_path / f"restored{number}.sqlite"
        ran = run("restore", str(file), "--database", str(target))
        assert (ran.code, ran.err) == (0, "")
        assert f"{tables} games were played again" in ran.out
        caught += check_logs(asyncio.run(logs_of(f"sqlite:///{target}")), played)
    assert caught, "no backup was taken in the middle of a game"
    cluster: Cluster = request.getfixturevalue("postgres")
    address = cluster.new_database()
    assert run("restore", str(files[-1]), "--database", address).code == 0
    assert asyncio.run(logs_of(address)) == asyncio.run(logs_of(f"sqlite:///{target}"))
    cluster.drop(address)


def server_on(kind: str, folder: Path, request: pytest.FixtureRequest) -> ServerProcess:
    if kind == "sqlite":
        return ServerProcess(folder)
    return ServerProcess(folder, "--workers", "2", database=request.getfixturevalue("postgres_url"))


def check_logs(restored: dict[str, list[Entry]], played: dict[str, list[Entry]]) -> int:
    """Check that each log is a prefix of the final one; return how many were incomplete."""
    assert set(restored) == set(played)
    for name, log in restored.items():
        assert log == played[name][: len(log)]
    return sum(len(log) < len(played[name]) for name, log in restored.items())


def test_players_continue_with_a_restored_database(tmp_path: Path) -> None:
    """A server is lost with its disk; the backup has the game and all identities."""
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    with ServerProcess(tmp_path / "first") as server:
        games = started(server, 1)
        asyncio.run(some_moves(server, games[0]))
        assert run("backup", str(tmp_path / "x.backup"), "--database", str(server.database)).code == 0
    again = ServerProcess(tmp_path / "second")
    assert run("restore", str(tmp_path / "x.backup"), "--database", str(again.database)).code == 0
    with again:
        asyncio.run(play_on(again, games))
        games[0][1][0].address = again.address
        assert games[0][1][0].get("GET", f"/tables/{games[0][0]}")["status"] == "over"
        again.stop()


async def some_moves(server: ServerProcess, game: Started) -> None:
    """Return the first decision of each client that has one."""
    table, people = game
    for person in people:
        async with live(server.address, table, person) as seat:
            if seat.is_asked():
                await seat.confirmed(await seat.move(any_move(seat, Random(1)), request=f"first-{seat.seat}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_commands_say(tmp_path: Path, lang: str) -> None:
    database, file = tmp_path / "games.sqlite", tmp_path / "games.backup"
    asyncio.run(one_table(database))
    saved = run("backup", str(file), "--database", str(database), "--lang", lang)
    restored = run("restore", str(file), "--database", str(tmp_path / "new.sqlite"), "--no-check", "--lang", lang)
    for ran in (saved, restored):
        assert (ran.code, ran.err) == (0, "")
        assert "games.backup" in ran.out
        assert len(ran.out.splitlines()) == 1
    assert_refused(run("restore", str(file), "--database", str(tmp_path / "new.sqlite"), "--lang", lang))
    assert_refused(run("backup", "--lang", lang))
    assert_refused(run("restore", "--lang", lang))
    assert_refused(run("restore", str(tmp_path / "no.backup"), "--database", str(tmp_path / "x"), "--lang", lang))
    assert not (tmp_path / "x").exists()


def test_a_backup_goes_through_standard_streams(tmp_path: Path) -> None:
    """As `docker compose exec` needs it: the container has no file that the host can read."""
    database = tmp_path / "games.sqlite"
    asyncio.run(one_table(database))
    saved = spawn(["backup", "-", "--database", str(database), "--lang", "ru"])
    assert saved.returncode == 0
    assert len(saved.stderr.splitlines()) == 1
    again = tmp_path / "again.sqlite"
    restored = spawn(["restore", "-", "--database", str(again), "--no-check", "--lang", "fr"], saved.stdout)
    assert (restored.returncode, restored.stderr) == (0, b"")
    assert asyncio.run(logs_of(f"sqlite:///{again}")) == asyncio.run(logs_of(f"sqlite:///{database}"))


def test_half_a_backup_on_standard_input_leaves_nothing_behind(tmp_path: Path) -> None:
    database, again = tmp_path / "games.sqlite", tmp_path / "again.sqlite"
    asyncio.run(one_table(database))
    whole = spawn(["backup", "-", "--database", str(database)]).stdout
    refused = spawn(["restore", "-", "--database", str(again)], whole[:-20])
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert not again.exists()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_terminal_is_not_a_backup(tmp_path: Path, command: str) -> None:
    database = tmp_path / "games.sqlite"
    asyncio.run(one_table(database))
    target = database if command == "backup" else tmp_path / "again.sqlite"
    ours, theirs = pty.openpty()
    refused = start([command, "-", "--database", str(target)], stdin=theirs, stdout=theirs, stderr=subprocess.PIPE)
    _, said = refused.communicate(timeout=120)
    os.close(ours)
    os.close(theirs)
    assert refused.returncode == 2
    assert b"games.backup" in said


def test_a_reader_that_goes_away_is_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    asyncio.run(one_table(database))
    reading, writing = os.pipe()
    os.close(reading)
    process = start(["backup", "-", "--database", str(database)], stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    _, said = process.communicate(timeout=120)
    assert process.returncode == 2
    assert len(said.splitlines()) == 1


async def one_table(database: Path) -> None:
    """Add a table whose log the rules refuse."""
    store = await Store.open(f"sqlite:///{database}")
    await store.write(players.add_player, player("ann"), secret_of("ann"))
    await store.write(tables.add_table, table(status="playing"), [])
    await store.append("t", [entry(1)])
    await store.close()


def test_a_game_that_does_not_play_again_is_named(tmp_path: Path) -> None:
    database, file = tmp_path / "games.sqlite", tmp_path / "games.backup"
    asyncio.run(one_table(database))
    assert run("backup", str(file), "--database", str(database)).code == 0
    ran = run("restore", str(file), "--database", str(tmp_path / "new.sqlite"))
    assert ran.code == 1
    assert "1 game cannot be played again" in ran.err
    assert asyncio.run(replay_all(f"sqlite:///{database}", lambda _: None)).tables == ("t",)
    assert asyncio.run(logs_of(f"sqlite:///{tmp_path / 'new.sqlite'}"))["t"] == [entry(1)]
