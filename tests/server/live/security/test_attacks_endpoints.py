"""Refused connections: guessed tables, other sites, full tables, and tables without spectators."""

import asyncio
import re
import sqlite3
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from goldgavel.server.settings.settings import Settings
from tests.kit.clients.live_client import Live, Person, all_live, live, play_out, seated_table
from tests.kit.servers.captured_logs import CapturedLogs, captured_logs
from tests.kit.servers.server_thread import UNLIMITED, running_server

FRIEND = "https://friend.example"


@pytest.fixture
def address(watched: tuple[str, CapturedLogs]) -> Iterator[str]:
    yield watched[0]
    assert watched[1].lines == []


def limited(**changes: Any) -> Settings:
    return msgspec.structs.replace(UNLIMITED, **changes)


@asynccontextmanager
async def knock(address: str, path: str, headers: dict[str, str]) -> AsyncIterator[Live]:
    url = address.replace("http", "ws", 1) + path
    async with connect(url, additional_headers=headers, compression=None) as socket:
        found = Live(socket)
        await found.until(lambda: found.messages or found.closed)
        yield found


@pytest.mark.parametrize(
    "name", ["", "x", "AAAAAAAAAAAAAAAA", "%00", "..%2f..%2fapi", "%27--", "A" * 2000, "%ff", "a/b"]
)
def test_every_unknown_table_gives_the_same_answer(address: str, name: str) -> None:
    async def play() -> None:
        async with knock(address, f"/live/{name}", {}) as found:
            assert await found.until_closed() == 4404
            assert [message["refusal"]["code"] for message in found.messages] == ["table-unknown"]

    asyncio.run(play())


def test_the_names_of_tables_cannot_be_guessed(address: str) -> None:
    person = Person.new(address)
    names = [person.make_table("auction", {"players": 3}) for _ in range(10)]
    assert all(len(urlsafe_b64decode(name + "==")) * 8 >= 96 for name in names)
    assert len({name[:4] for name in names}) == len(names)


def sent_from(address: str, cookie: str, origin: str | None, **more: str) -> dict[str, str]:
    own = {
        "own": address,
        None: "",
        "lookalike": f"{address}.evil.example",
        "secure": address.replace("http", "https"),
    }
    shown = own.get(origin, origin)
    return {"Cookie": f"goldgavel={cookie}", **({"Origin": shown} if shown else {}), **more}


@pytest.mark.parametrize(
    ("origin", "is_let_in"),
    [
        ("own", True),
        (FRIEND, True),
        (None, True),
        ("https://evil.example", False),
        ("null", False),
        ("lookalike", False),
        ("secure", False),
        (f"{FRIEND}.evil.example", False),
    ],
)
def test_no_other_site_opens_a_socket_with_the_visitors_cookie(origin: str | None, is_let_in: bool) -> None:
    with running_server(limited(origins=(FRIEND,))) as address:
        with httpx.Client(base_url=address) as browser:
            browser.post("/api/identity", json={"name": "Anna"})
            table = browser.post("/api/tables", json={"game": "auction"}).json()["id"]
            cookie = browser.cookies["goldgavel"]

        async def seat() -> int | None:
            async with knock(address, f"/live/{table}", sent_from(address, cookie, origin)) as found:
                return found.seat

        if is_let_in:
            assert asyncio.run(seat()) == 0
        else:
            with pytest.raises(InvalidStatus) as turned_away:
                asyncio.run(seat())
            assert turned_away.value.response.status_code == 403


def test_an_empty_token_does_not_let_a_foreign_cookie_in(address: str) -> None:
    """With a token the origin is not checked, so a cookie sent with it must not count."""
    with httpx.Client(base_url=address) as browser:
        browser.post("/api/identity", json={"name": "Anna"})
        table = browser.post("/api/tables", json={"game": "auction"}).json()["id"]
        cookie = browser.cookies["goldgavel"]

    async def play() -> None:
        empty = "Bearer \N{NO-BREAK SPACE}"
        headers = sent_from(address, cookie, "https://evil.example", Authorization=empty)
        async with knock(address, f"/live/{table}", headers) as found:
            assert await found.until_closed() == 4401

    asyncio.run(play())


@pytest.mark.parametrize("protocol", ["0", "2", "x", "1.0", "%00"])
def test_another_protocol_is_told_to_reload(address: str, protocol: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0], query=f"protocol={protocol}") as found:
            assert await found.until_closed() == 4001
            assert found.messages == [{"type": "reload", "protocol": 1}]

    asyncio.run(play())


def test_a_table_without_spectators_dismisses_them_before_anything_is_shown(address: str) -> None:
    people = [Person.new(address, name) for name in ("Anna", "Boris")]
    table = people[0].make_table("auction", {"players": 3}, seats=["me", "free", "bot:random"], spectators=False)
    people[1].sit(table, 1)

    async def play(table: str, start: bool) -> None:
        async with AsyncExitStack() as stack:
            strangers = [await stack.enter_async_context(live(address, table)) for _ in range(3)]
            seats = await stack.enter_async_context(all_live(address, table, people))
            if start:
                await asyncio.to_thread(people[0].get, "POST", f"/tables/{table}/start")
            for stranger in strangers:
                assert await stranger.until_closed() == 4003
                assert [m for m in stranger.messages if m.get("view")] == []
            async with live(address, table) as late:
                assert await late.until_closed() == 4403
                assert [message["type"] for message in late.messages] == ["refused"]
            await play_out(seats, Random(2))

    asyncio.run(play(table, start=True))
    rematch = people[0].get("POST", f"/tables/{table}/rematch")["id"]
    asyncio.run(play(rematch, start=False))  # it starts automatically when its players are connected


def test_a_house_can_be_full() -> None:
    with running_server(limited(most_sockets=2, most_devices=2)) as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def play(person: Person | None, code: str) -> None:
            async with AsyncExitStack() as stack:
                found = await asyncio.gather(
                    *(stack.enter_async_context(live(address, table, person)) for _ in range(6))
                )
                away = [one for one in found if one.messages[0]["type"] == "refused"]
                assert len(away) == 4
                for one in away:
                    assert (await one.until_closed(), one.messages[0]["refusal"]["code"]) == (4403, code)
                assert {one.closed for one in found if one not in away} == {None}

        asyncio.run(play(None, "table-full-house"))
        asyncio.run(play(people[0], "table-too-many-devices"))


def test_who_knocks_too_often_waits() -> None:
    with running_server(limited(request_rate=0.001, request_burst=3)) as address, captured_logs() as logs:

        async def play() -> list[int]:
            codes = []
            for _ in range(5):
                try:
                    async with knock(address, "/live/x", {}) as found:
                        codes.append(await found.until_closed())
                except InvalidStatus as refused:
                    codes.append(refused.response.status_code)
            return codes

        assert asyncio.run(play()) == [4404] * 3 + [429] * 2
        assert httpx.get(f"{address}/api/games").status_code == 429  # it would have been saved by now
        assert logs.lines == []


@pytest.mark.parametrize("name", ["<script>alert(1)</s>", "'; DROP TABLE tables; --", '"><img src=x>', "{$name}"])
def test_names_are_only_text(address: str, name: str) -> None:
    person = Person.new(address, name)
    assert person.name == name
    table = person.make_table("auction", {"players": 3})
    person.get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with live(address, table, person, query="protocol=1&lang=en") as seat:
            assert seat.table["seats"][0]["name"] == name
            await play_out([seat], Random(1))

    asyncio.run(play())
    assert person.get("GET", f"/tables/{table}/record")["players"][0]["name"] == name


def test_logs_name_no_cards_even_when_writing_them_fails(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with running_server(limited(database=str(database))) as address, captured_logs() as logs:
        person = Person.new(address)
        table = person.make_table("aurum", {"players": 3})
        with sqlite3.connect(database) as broken:
            broken.execute("CREATE TRIGGER fail BEFORE INSERT ON log BEGIN INSERT INTO nowhere VALUES (1); END")
        broken.close()
        assert person.ask("POST", f"/tables/{table}/start").status_code == 503
    assert "no such table: main.nowhere" in logs.text()
    assert re.findall(r"\b(?:Ag|Bi|Zn|P)\d\b", logs.text()) == []
    assert person.token not in logs.text()
