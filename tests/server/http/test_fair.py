"""Proofs over HTTP: what a table reveals and when, and the check of any record."""

import asyncio
import json
import threading
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldgavel.games import GAMES
from goldgavel.storage.errors import StorageError
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import NO_TLS, SOON
from tests.kit.games.altered_json import with_change
from tests.kit.games.fair_records import fair_record
from tests.kit.games.forged_records import FORGERIES, NotApplicable, forged
from tests.kit.games.sample_sizes import count
from tests.kit.servers.finished_games import PRIVATE, add_finished
from tests.server.http.conftest import NewVisitor
from tests.server.http.test_records import seats_of

RECORDS = {name: fair_record(name, players=3) for name in GAMES}
OTHERS = {name: fair_record(name, seed=2, table="t-2", players=3) for name in GAMES}


@pytest.mark.parametrize("name", list(GAMES))
def test_a_running_game_tells_its_promises_and_no_secret(person: NewVisitor, name: str) -> None:
    ann = person("Ann")
    table = ann.done("POST", "/api/tables/quick", {"game": name})
    for asker in (ann, person()):
        found = asker.done("GET", f"/api/tables/{table['id']}/fair")
        assert set(found) == {"deals"}
        assert found["deals"]["coming"]["round"] == 1
        assert found["deals"]["game"] == table["id"]
        assert "secret" not in json.dumps(found)


def test_no_promise_is_told_before_it_is_written(person: NewVisitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost commitment would look like a broken one."""
    ann = person("Ann")
    path = f"/api/tables/{ann.table()['id']}"
    is_written = threading.Event()

    async def never_written(*_: object) -> None:
        is_written.set()
        await asyncio.sleep(0.3)
        raise StorageError("storage-failed")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", never_written)
        starter = threading.Thread(target=ann.ask, args=("POST", f"{path}/start"))
        starter.start()
        assert is_written.wait(SOON)
        assert ann.done("GET", f"{path}/fair") == {"deals": None}
        starter.join()


def test_a_table_that_has_not_begun(person: NewVisitor) -> None:
    ann = person("Ann")
    assert ann.refused(409, "GET", f"/api/tables/{ann.table()['id']}/fair") == "table-is-open"
    assert ann.refused(404, "GET", "/api/tables/nowhere/fair") == "table-unknown"


@pytest.mark.parametrize("name", list(GAMES))
def test_a_finished_game_opens_everything_and_checks_itself(
    person: NewVisitor, database_address: str, name: str
) -> None:
    ann = person("Ann")
    table = add_finished(database_address, seats_of(ann), name)
    found = ann.done("GET", f"/api/tables/{table}/fair")
    record = ann.done("GET", f"/api/tables/{table}/record")
    assert found["checked"]["fair"] is True
    assert found["checked"]["report"]["game"] == table
    assert found["proof"] == record["fair"]
    assert ann.done("POST", "/api/verify", record) == found["checked"]


def test_a_private_proof_is_for_its_players(person: NewVisitor, database_address: str) -> None:
    ann, eve = person("Ann"), person("Eve")
    path = f"/api/tables/{add_finished(database_address, seats_of(ann), settings=PRIVATE)}/fair"
    assert ann.done("GET", path)["checked"]["fair"]
    assert eve.refused(403, "GET", path) == "table-record-private"
    assert person().refused(401, "GET", path) == "server-who-are-you"


def test_a_game_from_before_there_were_promises(person: NewVisitor, database_address: str) -> None:
    ann = person("Ann")
    table = add_finished(database_address, seats_of(ann), promises=False)
    assert ann.done("GET", f"/api/tables/{table}/fair") == {"deals": None}
    assert "fair" not in ann.done("GET", f"/api/tables/{table}/record")


@pytest.mark.parametrize("name", list(GAMES))
def test_every_forgery_is_refused_with_its_reason(person: NewVisitor, name: str) -> None:
    ann = person("Ann")
    assert ann.done("POST", "/api/verify", RECORDS[name])["fair"] is True
    for kind, forgery in FORGERIES.items():
        try:
            record = forged(RECORDS[name], OTHERS[name], forgery, 1)
        except NotApplicable:
            continue
        answer = ann.done("POST", "/api/verify?lang=ru", record)
        assert (answer["fair"], answer["problem"]["code"]) == (False, forgery.reason), kind
        assert "Раунд" in answer["problem"]["text"] or "round" not in answer["problem"]


@pytest.mark.parametrize("data", [None, 7, [], {}, {"fair": {}}, {"format": "goldgavel/1"}])
def test_invalid_records_are_refused(person: NewVisitor, data: Any) -> None:
    assert person("Ann").refused(400, "POST", "/api/verify", data).startswith("server-unreadable")


def test_a_record_that_is_too_long(person: NewVisitor) -> None:
    record = RECORDS["aurum"] | {"fair": RECORDS["aurum"]["fair"] | {"more": "x" * 300_000}}
    assert person("Ann").refused(413, "POST", "/api/verify", record) == "server-too-large"


@pytest.mark.soak
@settings(max_examples=count(60, 3_000), deadline=None, derandomize=True)
@given(data=st.data(), name=st.sampled_from(sorted(GAMES)))
def test_a_spoilt_proof_is_answered(address: str, data: st.DataObject, name: str) -> None:
    record = RECORDS[name] | {"fair": with_change(RECORDS[name]["fair"], data.draw)}
    # Encoded by hand, because httpx refuses to send "Infinity", which the server must handle.
    kind = {"content-type": "application/json"}
    answer = httpx.post(f"{address}/api/verify", content=json.dumps(record), headers=kind, verify=NO_TLS)
    assert answer.status_code in {200, 400}
    if answer.status_code == 200 and not answer.json()["fair"]:
        assert answer.json()["problem"]["text"]
