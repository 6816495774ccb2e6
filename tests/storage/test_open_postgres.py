"""Errors of an unusable PostgreSQL, without the password; concurrent starts on an empty one."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from goldgavel.storage import address
from goldgavel.storage.errors import Missing
from goldgavel.storage.queries import chat, mutes, played, players, results, tables
from goldgavel.storage.queries.played import GameFilter
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.storage.store import Store
from tests.kit.games.sample_sizes import count
from tests.kit.servers.postgres_cluster import Cluster, name_in
from tests.storage.kit import opened
from tests.storage.test_open import refusal


@pytest.mark.parametrize("name", ["postgresql", "postgres", "postgresql+asyncpg", "postgresql+psycopg2"])
def test_every_usual_name_is_understood(name: str) -> None:
    url = address.read_address(f"{name}://ann:secret@db.example:6000/games?host=/run/pg")
    assert (url.drivername, url.password, url.database) == ("postgresql+asyncpg", "secret", "games")
    assert address.place_of(url) == "/run/pg"
    assert address.place_of(url.difference_update_query(["host"])) == "db.example:6000"


def test_no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "find_spec", lambda _: None)
    error = refusal("postgresql://ann:secret@localhost/games")
    assert error.code == "storage-no-driver"
    assert "goldgavel[server,postgres]" in error.text("ru")


@pytest.mark.parametrize("where", ["127.0.0.1:1/games", "/games?host=/nowhere", "nosuch.invalid/games"])
def test_nobody_at_home(where: str) -> None:
    error = refusal(f"postgresql://ann:secret@{where}")
    assert error.code == "storage-unreachable"
    assert "secret" not in f"{error} {error.__cause__}"


def test_not_let_in(postgres: Cluster) -> None:
    nowhere = postgres.address("no_such_database")
    assert refusal(nowhere).code == "storage-not-let-in"
    stranger = postgres.address("postgres").replace("postgres@", "stranger:secret@")
    error = refusal(stranger)
    assert error.code == "storage-not-let-in"
    assert "secret" not in f"{error} {error.__cause__}"
    assert str(postgres.folder) in error.text("fr")


def test_a_database_of_another_program(postgres: Cluster) -> None:
    other = postgres.new_database(empty=True)
    postgres.run("CREATE TABLE recipes (name text)", name_in(other))
    assert refusal(other).code == "storage-not-ours"
    postgres.drop(other)


OPEN = """
import asyncio, sys
from goldgavel.storage.store import Store
async def main():
    await (await Store.open(sys.argv[1])).close()
asyncio.run(main())
"""


def test_several_that_start_at_once_make_one_schema(postgres: Cluster) -> None:
    for _ in range(count(1, 10)):
        empty = postgres.new_database(empty=True)
        command = [sys.executable, "-c", OPEN, empty]
        started = [subprocess.Popen(command, cwd=Path(__file__).parents[2]) for _ in range(4)]  # noqa: S603
        assert [one.wait(60) for one in started] == [0] * 4
        postgres.drop(empty)


def test_a_commit_waits_for_the_disk(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            found = await store.database.write(lambda one: one.scalar(text("SHOW synchronous_commit")))
            assert found == "on"

    asyncio.run(scene())


def test_what_no_text_of_postgresql_can_be_is_nobody(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for odd in ("\x00", "t\x00", "\ud800", "t\u0430", "t\u202e"):
            assert await store.read(tables.table, odd) is None
            assert await store.read(snapshot, odd) is None
            assert await store.read(players.player, odd) is None
            assert await store.read(results.statistics, odd) == []
            assert await store.read(played.tables_of, "ann", 9, None, GameFilter(player=odd)) == []
            assert await store.read(chat.chat_for, "t", odd, 9) == ([], [])
            with pytest.raises(Missing):
                await store.write(mutes.add_mute, "ann", odd, 9)
            await store.write(mutes.remove_mute, "ann", odd)

    async def run() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            await scene(store)

    asyncio.run(run())
