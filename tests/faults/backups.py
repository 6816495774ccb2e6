"""Backups under load. Each is restored, and its unfinished games are played to their end by the same people."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

from goldgavel.kernel.entries import Entry
from goldgavel.server.settings.settings import database_url
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.cli.kit import run
from tests.faults.kit.checks import check_games
from tests.faults.kit.games import InterruptedGame
from tests.faults.kit.scene import Scene, Strike
from tests.kit.servers.server_process import ServerProcess

Logs = dict[str, list[Entry]]


def back_up(scene: Scene) -> Strike:
    at = monotonic()
    number = len(list(scene.folder.glob("*.backup")))
    ran = run("backup", str(scene.folder / f"{number}.backup"), "--database", scene.server.database)
    assert (ran.code, ran.err) == (0, "")
    return Strike(at)


def restore_all(scene: Scene) -> None:
    """Restore every backup. Each log in it is the beginning of the final one. The games of the first continue."""
    played = asyncio.run(logs_of(scene.database))
    for file in sorted(scene.folder.glob("*.backup")):
        target = file.with_suffix(".sqlite")
        ran = run("restore", str(file), "--database", str(target))
        assert (ran.code, ran.err) == (0, "")
        for table, log in asyncio.run(logs_of(database_url(str(target)))).items():
            if log != played[table][: len(log)]:
                scene.figures.blame("unstored", f"table {table}: {file.name} has another log")
    continue_games(scene, scene.folder / "0.sqlite")


def continue_games(scene: Scene, database: Path) -> None:
    """Start a server on a restored database, and play its unfinished games."""
    folder = scene.folder / "restored"
    folder.mkdir()
    server = ServerProcess(folder, database=str(database))
    restored = asyncio.run(logs_of(database_url(str(database))))
    with server:
        games = [again(game, server.address) for game in scene.finished if restored.get(game.table)]
        asyncio.run(play(games))
        assert server.stop() == []
    asyncio.run(check_games(database_url(str(database)), games, scene.figures))


def again(game: InterruptedGame, address: str) -> InterruptedGame:
    return InterruptedGame(address, game.table, game.people, Random(game.table), prefix="again-")


async def play(games: list[InterruptedGame]) -> None:
    await asyncio.gather(*(game.play() for game in games))


async def logs_of(address: str) -> Logs:
    store = await Store.open(address)
    try:
        return {
            name: await store.read(entries_of, name) for name in await store.read(tables.table_ids, "", 100_000)
        }
    finally:
        await store.close()
