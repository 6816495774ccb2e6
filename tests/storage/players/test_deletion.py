"""Deletion of a player's data: on request, and of those who never sat down at a table and stay away."""

import asyncio

import pytest

from goldgavel.storage.errors import Conflict
from goldgavel.storage.queries import chat, devices, played, players, results, sign_in, tables, unused
from goldgavel.storage.queries.devices import HOUR, UNKNOWN
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.rows import ChatRow, SeatRow
from goldgavel.storage.store import Store
from tests.storage.kit import CHAIRS, entry, opened, player, result, secret_of, table

BOTH = [
    SeatRow(seat=0, player="ann", name="Ann", bot=None),
    SeatRow(seat=1, player="bob", name="Bob", bot=None),
    SeatRow(seat=2, player=None, name="", bot="adept"),
]
WITHOUT_ANN = [SeatRow(seat=0, player=None, name="", bot=None), *BOTH[1:]]
RESULTS = [result(0, "ann"), result(1, "bob"), result(2, None)]
NOW = 1000 * HOUR
BEFORE = 900 * HOUR


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


async def removed(store: Store) -> list[str]:
    """Look at all players, page by page, and delete those that are unused."""
    gone: list[str] = []
    after: str | None = ""
    while after is not None:
        found, after = await store.read(unused.unused_players, after, BEFORE)
        gone += await store.write(unused.remove_unused_players, found, BEFORE)
    return sorted(gone)


def test_only_who_left_no_trace_is_deleted(database_url: str) -> None:
    names = ["seated", "host", "scored", "writer", "visitor", "idle"]

    async def scene() -> None:
        async with opened(database_url, ["ann", *names]) as store:
            seats = [SeatRow(seat=0, player="seated", name="Seated", bot=None), *CHAIRS[1:]]
            await store.write(tables.add_table, table(maker=""), seats)
            await store.write(tables.add_table, table(id="u", maker="host"), CHAIRS)
            await store.append("t", [], (table(status="over"), [result(1, "scored")]))
            line = ChatRow(id=0, table="u", player="writer", name="W", text="Hi", request="r", at=1.0)
            await store.write(chat.add_line, line)
            await store.write(devices.note_visit, secret_of("visitor"), BEFORE, UNKNOWN)
            await store.write(sign_in.set_recovery_code, "idle", secret_of("code"), 1.0)
            await store.write(sign_in.add_link, secret_of("link"), secret_of("idle"), NOW)
            assert await removed(store) == ["idle"]
            for name in ("ann", *names[:-1]):
                assert await store.read(players.player, name) == player(name)
            assert await store.read(devices.player_by_secret, secret_of("idle")) is None
            assert await store.read(sign_in.recovery_code_of, "idle") is None
            assert await store.write(sign_in.use_link, secret_of("link"), 1.0) is None
            assert await removed(store) == []

    asyncio.run(scene())


def test_the_search_goes_page_by_page(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unused, "PAGE", 3)
    names = [f"p{number}" for number in range(8)]

    async def scene() -> None:
        async with opened(database_url, names) as store:
            assert await store.read(unused.unused_players, "", BEFORE) == (names[:3], "p2")
            assert await store.read(unused.unused_players, "p5", BEFORE) == (names[6:], "p7")
            assert await store.read(unused.unused_players, "p7", BEFORE) == ([], None)
            assert await removed(store) == names

    asyncio.run(scene())


def test_who_comes_back_meanwhile_stays(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            found = await store.read(unused.unused_players, "", BEFORE)
            assert found.unused == ["ann", "bob"]
            await store.write(devices.note_visit, secret_of("ann"), NOW, UNKNOWN)
            assert await store.write(unused.remove_unused_players, found.unused, BEFORE) == ["bob"]
            assert await store.write(unused.remove_unused_players, [], BEFORE) == []

    asyncio.run(scene())
