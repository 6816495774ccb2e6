"""Databases and clients of earlier versions: games are kept and can be continued."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from goldgavel.protocol.table_info import SeatInfo
from goldgavel.storage.migrations import revisions
from tests.cli.kit import run
from tests.kit.servers.server_process import ServerProcess
from tests.upgrade import client, protocol
from tests.upgrade.make import FOLDER, MOVES

NAMES = sorted(file.stem for file in FOLDER.glob("*.sql"))


class Old(NamedTuple):
    server: ServerProcess
    token: str
    over: str
    open: str


@pytest.fixture(params=NAMES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Old]:
    """The current server on a database of an earlier version."""
    script = (FOLDER / f"{request.param}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        database.executescript(script)
    told = dict(re.findall(r"(?m)^-- (\w+): (\S+)$", script))
    with ServerProcess(tmp_path) as server:
        yield Old(server, **told)
        server.stop()


def test_there_is_a_database_of_every_revision() -> None:
    """`python -m tests.upgrade.make . rNNNN` writes one for the newest revision."""
    assert sorted(revisions()) == NAMES


def test_an_old_database_is_upgraded_and_its_games_continue(old: Old, tmp_path: Path) -> None:
    address = old.server.address
    assert client.ask(address, f"/api/tables/{old.over}", None, old.token)["status"] == "over"
    playing = client.ask(address, f"/api/tables/{old.open}", None, old.token)
    assert (playing["status"], playing["seats"][0]["name"]) == ("playing", "Ann")
    assert client.play(address, old.open, old.token) > 0
    for table in (old.over, old.open):
        record = client.ask(address, f"/api/tables/{table}/record", None, old.token)
        assert record["result"]
        file = tmp_path / f"{table}.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        told = run("replay", str(file))
        assert (told.code, told.err) == (0, "")
        assert len(told.out.splitlines()) > MOVES


@pytest.mark.parametrize("old", NAMES[:1], indirect=True)
@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_a_client_of_the_first_version_plays_at_a_new_table(old: Old, game: str) -> None:
    table = client.new_table(old.server.address, game, old.token, client.NO_RESTS | {"lot_rest": 0})
    assert client.play(old.server.address, table, old.token) > 0
    assert client.ask(old.server.address, f"/api/tables/{table}", None, old.token)["status"] == "over"


def test_the_protocol_only_grows() -> None:
    """Messages and fields of protocol 1 must not be removed, and new ones must not be required of clients."""
    then, now = json.loads(protocol.FILE.read_text(encoding="utf-8")), protocol.described()
    for name, fields in then["sent"].items():
        assert set(fields) <= set(now["sent"][name]), name
    for name, message in then["taken"].items():
        assert set(message["fields"]) <= set(now["taken"][name]["fields"]), name
        assert set(now["taken"][name]["required"]) <= set(message["required"]), name


def test_a_seat_of_an_earlier_server_is_read() -> None:
    """It said `person` for what records call `human`."""
    seat = {"kind": "person", "name": "Ann", "player": "p", "bot": None, "here": True, "stand_in": False}
    assert msgspec.convert(seat, SeatInfo).kind == "human"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**seat, "kind": "guest"}, SeatInfo)
