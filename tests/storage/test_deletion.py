"""Deletion of a player's data."""

import asyncio

import pytest

from goldgavel.storage.errors import Conflict
from goldgavel.storage.queries import devices, played, players, results, sign_in, tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.rows import SeatRow
from goldgavel.storage.store import Store
from tests.storage.kit import CHAIRS, entry, opened, player, result, secret_of, table

BOTH = [
    SeatRow(seat=0, player="ann", name="Ann", bot=None),
    SeatRow(seat=1, player="bob", name="Bob", bot=None),
    SeatRow(seat=2, player=None, name="", bot="adept"),
]
WITHOUT_ANN = [SeatRow(seat=0, player=None, name="", bot=None), *BOTH[1:]]
RESULTS = [result(0, "ann"), result(1, "bob"), result(2, None)]


async def fill(store: Store) -> None:
    await store.write(sign_in.add_link, secret_of("link"), secret_of("ann"), 100.0)
    await store.write(sign_in.set_recovery_code, "ann", secret_of("code"), 100.0)
    await store.write(devices.add_secret, "ann", secret_of("phone"), 1.0)
    await store.write(tables.add_table, table(id="over"), BOTH)
    ends = [result(end.seat, end.player, table_id="over") for end in RESULTS]
    await store.append("over", [entry(1)], (table(id="over", status="over"), ends))
    await store.write(tables.add_table, table(id="running", status="playing"), BOTH)
    await store.write(tables.add_table, table(id="waiting"), CHAIRS)
    await store.write(tables.add_table, table(id="guest", maker="bob"), BOTH)


def test_what_names_a_player_goes_and_what_others_played_stays(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            await fill(store)
            assert await store.forget_player("ann") == (["waiting"], ["guest", "over", "running"], [], [])
            assert await store.read(players.player, "ann") is None
            for secret in ("ann", "phone"):
                assert await store.read(devices.player_by_secret, secret_of(secret)) is None
            assert await store.write(sign_in.use_link, secret_of("link"), 1.0) is None
            assert await store.read(sign_in.recovery_code_of, "ann") is None
            assert await store.read(played.tables_of, "ann", 10) == []
            assert await store.read(results.statistics, "ann") == []
            assert await store.read(tables.table, "waiting") is None
            assert await store.read(tables.table, "running") == (
                table(id="running", status="playing", maker="", revision=1),
                WITHOUT_ANN,
            )
            assert await store.read(tables.table, "guest") == (
                table(id="guest", maker="bob", revision=1),
                WITHOUT_ANN,
            )
            assert await store.read(entries_of, "over") == [entry(1)]
            assert [end.player for end in (await store.read(results.results_of, ["over"]))["over"]] == [
                None,
                "bob",
                None,
            ]
            assert await store.read(players.player, "bob") == player("bob")
            assert len(await store.read(played.tables_of, "bob", 10)) == 3

    asyncio.run(scene())


def test_who_is_forgotten_is_not_written_again(database_url: str) -> None:
    """A cached table may still name a player who was just deleted."""

    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            await store.write(tables.add_table, table(status="playing"), BOTH)
            await store.forget_player("ann")
            with pytest.raises(Conflict):
                await store.change("t", None, tables.save, table(status="playing"), BOTH)
            await store.change("t", None, tables.save, table(status="playing", revision=1), BOTH)
            assert await store.read(tables.table, "t") == (
                table(status="playing", maker="", revision=2),
                WITHOUT_ANN,
            )
            await store.append("t", [entry(1)], (table(status="over"), RESULTS))
            assert [end.player for end in (await store.read(results.results_of, ["t"]))["t"]] == [
                None,
                "bob",
                None,
            ]

    asyncio.run(scene())


def test_a_stranger_is_forgotten_without_a_word(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            assert await store.forget_player("nobody") == ([], [], [], [])
            assert await store.read(tables.table, "t") == (table(), CHAIRS)

    asyncio.run(scene())
