"""Identities that never sat down at a table are deleted after a long absence; all others stay."""

import asyncio

import pytest

from goldgavel.storage.queries import chat, devices, players, sign_in, tables, unused
from goldgavel.storage.queries.devices import HOUR, UNKNOWN
from goldgavel.storage.rows import ChatRow, SeatRow
from goldgavel.storage.store import Store
from tests.storage.kit import CHAIRS, opened, player, result, secret_of, table

NOW = 1000 * HOUR
BEFORE = 900 * HOUR


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
