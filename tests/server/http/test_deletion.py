"""Deletion of a player's data: nothing that names them remains, and other players' games stay."""

import asyncio
import threading
from typing import Any

import pytest
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from goldgavel.server.players.identities import hash_secret
from goldgavel.server.players.recovery import read_recovery_code
from goldgavel.server.tables import seat_rows
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.storage.schema import metadata
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import SOON
from tests.kit.servers.finished_games import add_finished
from tests.server.http.conftest import NewVisitor


def rows_of(database: str) -> list[tuple[Any, ...]]:
    """Return every row of every table."""

    def read(connection: Connection) -> list[tuple[Any, ...]]:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(select(table))]
        return [tuple(str(value) if isinstance(value, dict) else value for value in row) for row in rows]

    async def ask() -> list[tuple[Any, ...]]:
        store = await Store.open(database)
        try:
            return await store.database.read(read)
        finally:
            await store.close()

    return asyncio.run(ask())


def test_no_trace_stays(person: NewVisitor, database_address: str) -> None:
    ann, bob = person("Xanthippe"), person("Bob")
    secret, bearer = ann.secret, ann.bearer
    code = ann.done("POST", "/api/me/link")["code"]
    recovery = read_recovery_code(ann.done("POST", "/api/me/recovery")["code"]) or ""
    own, begun, theirs = ann.table(), ann.done("POST", "/api/tables/quick", {"game": "aurum"}), bob.table()
    ann.done("PUT", f"/api/tables/{theirs['id']}/seats/1", {"who": "me"})
    people = [seat_rows.person(seat, who.me["id"], who.me["name"]) for seat, who in enumerate((ann, bob))]
    over = add_finished(database_address, [*people, seat_rows.bot(2, "random")])
    traces = {"Xanthippe", ann.me["id"], secret, hash_secret(secret), hash_secret(code), hash_secret(recovery)}
    assert any(traces & set(row) for row in rows_of(database_address))

    answer = ann.ask("DELETE", "/api/me")
    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()

    assert bob.refused(404, "POST", "/api/identity/recover", {"code": recovery}) == "identity-recovery-wrong"
    assert not any(traces & set(row) for row in rows_of(database_address))
    assert not any("Xanthippe" in str(row) for row in rows_of(database_address))
    assert bob.refused(401, "GET", "/api/me", headers=bearer) == "server-who-are-you"
    assert bob.refused(404, "GET", f"/api/players/{ann.me['id']}/statistics") == "server-player-unknown"
    assert bob.refused(404, "GET", f"/api/tables/{own['id']}") == "table-unknown"
    for table in (begun["id"], theirs["id"], over):
        assert "Xanthippe" not in bob.ask("GET", f"/api/tables/{table}").text
        assert ann.me["id"] not in bob.ask("GET", f"/api/tables/{table}").text
    assert bob.done("GET", f"/api/tables/{theirs['id']}")["seats"][1]["kind"] == "free"
    assert bob.done("GET", f"/api/tables/{begun['id']}")["seats"][0]["stand_in"]
    assert bob.done("GET", f"/api/tables/{over}/record")["players"][0] == {"name": "", "kind": "human"}


def test_a_table_that_is_being_read_meanwhile(
    person: NewVisitor, database_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = person("Xanthippe"), person("Bob")
    people = [seat_rows.person(seat, who.me["id"], who.me["name"]) for seat, who in enumerate((ann, bob))]
    path = f"/api/tables/{add_finished(database_address, [*people, seat_rows.bot(2, 'random')])}"
    read, is_read = Store.read, threading.Event()

    async def read_slowly(store: Store, query: Any, *args: Any) -> Any:
        found = await read(store, query, *args)
        if query is snapshot:
            is_read.set()
            await asyncio.sleep(0.5)
        return found

    monkeypatch.setattr(Store, "read", read_slowly)
    reader = threading.Thread(target=bob.ask, args=("GET", path))
    reader.start()
    assert is_read.wait(SOON)
    ann.done("DELETE", "/api/me")
    reader.join()
    assert "Xanthippe" not in bob.ask("GET", path).text


def test_their_sockets_are_closed(person: NewVisitor) -> None:
    ann = person("Ann")
    table = ann.done("POST", "/api/tables/quick", {"game": "aurum", "pace": {"bot_pause": 60}})
    url = f"{ann.address.replace('http', 'ws')}/live/{table['id']}"
    with connect(url, additional_headers=ann.bearer) as socket:
        socket.recv(timeout=SOON)
        ann.done("DELETE", "/api/me")
        with pytest.raises(ConnectionClosed) as closed:
            drain(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


def drain(socket: ClientConnection) -> None:
    """Read the whole (short) stream."""
    for _ in range(20):
        socket.recv(timeout=SOON)


def test_the_others_play_on(person: NewVisitor) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = f"/api/tables/{ann.table()['id']}"
    bob.done("PUT", f"{path}/seats/1", {"who": "me"})
    ann.done("POST", f"{path}/start")
    ann.done("DELETE", "/api/me")
    found = bob.done("GET", path)
    assert found["maker"] == ""
    assert found["seats"][0] == {
        "kind": "human",
        "name": "",
        "player": None,
        "bot": None,
        "here": False,
        "stand_in": True,
    }
    assert found["seats"][1]["name"] == "Bob"
