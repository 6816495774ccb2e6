"""Tables over HTTP: create, find, take a seat, start, leave, rematch."""

import asyncio
import threading
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

from goldgavel.bots import registry
from goldgavel.server.http import games
from goldgavel.server.tables import seat_rows
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import SOON
from tests.kit.servers.finished_games import add_finished
from tests.server.http.conftest import NewVisitor


def test_games_are_described_with_their_options_and_bots(person: NewVisitor) -> None:
    offer = person().done("GET", "/api/games")
    games = {game["name"]: game for game in offer["games"]}
    assert games["aurum"]["players"] == [3, 4]
    assert games["auction"]["players"] == [3, 4, 5, 6]
    options = {option["name"]: option for option in games["auction"]["options"]}
    assert options["tokens"] == {
        "name": "tokens",
        "kind": "subset",
        "allowed": ["stop", "ban", "exchange"],
        "default": [],
        "players": [3, 4, 5, 6],
    }
    levels = {bot["name"]: bot["level"] for bot in offer["bots"]}
    assert levels["master"] > levels["adept"] > levels["novice"] > levels["random"]
    assert offer["bot"] == "adept"
    assert [bot["level"] for bot in offer["bots"]] == sorted(levels.values())
    assert [pace["name"] for pace in offer["paces"]] == ["relaxed", "usual", "quick"]


def test_what_goes_together_is_told_the_usual_first(person: NewVisitor) -> None:
    aurum, auction = person().done("GET", "/api/games")["games"]
    assert aurum["presets"][0]["given"] == {"players": 4, "edition": "evrikus"}
    found = {(one["given"]["players"], one["given"]["edition"]): one["options"] for one in aurum["presets"]}
    assert set(found) == {(3, "evrikus"), (3, "gigamic"), (4, "evrikus"), (4, "gigamic"), (4, "digest")}
    assert found[4, "digest"]["bid_changes"] is False
    assert found[3, "gigamic"]["match"] == "best-of-3"
    assert {option["name"]: option["players"] for option in aurum["options"]}["tie_3p"] == [3]
    assert aurum["presets"][0]["sides"] == [[0, 2], [1, 3]]
    assert auction["presets"][0]["sides"] == [[0], [1], [2], [3]]
    assert [preset["given"] for preset in auction["presets"]] == [{"players": count} for count in (4, 3, 5, 6)]


def test_a_bot_that_is_broken_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "nowhere:Bot", registry.GROUP)
    ours = list(entry_points(group=registry.GROUP))
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken, *ours] if group == registry.GROUP else [])
    assert list(games.playable_bots()) == sorted(entry.name for entry in ours)


def test_friends_make_a_table_and_play(person: NewVisitor) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.table(options={"players": 3}, seats=["free", "me", "bot:random"])
    assert [seat["kind"] for seat in table["seats"]] == ["free", "human", "bot"]
    assert table["status"] == "open"
    assert bob.sit(table, 0).json()["seats"][0]["player"] == bob.me["id"]
    started = ann.done("POST", f"/api/tables/{table['id']}/start")
    assert started["status"] == "playing"
    assert started == bob.done("GET", f"/api/tables/{table['id']}")


def test_bots_take_the_free_chairs(person: NewVisitor) -> None:
    ann = person("Ann")
    table = ann.table(options={"players": 4})
    started = ann.done("POST", f"/api/tables/{table['id']}/start")
    assert [seat["bot"] for seat in started["seats"]] == [None, "adept", "adept", "adept"]


def test_a_quick_game_has_started(person: NewVisitor) -> None:
    made = person("Ann").done("POST", "/api/tables/quick", {"game": "auction", "options": {"players": 5}})
    assert made["status"] == "playing"
    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "bot", "bot", "bot"]


def test_only_listed_tables_that_wait_are_listed(person: NewVisitor) -> None:
    ann = person("Ann")
    shown, hidden, begun = ann.table(listed=True), ann.table(), ann.table(listed=True)
    ann.done("POST", f"/api/tables/{begun['id']}/start")
    ids = [table["id"] for table in person().done("GET", "/api/tables")]
    assert shown["id"] in ids
    assert not {hidden["id"], begun["id"]} & set(ids)


def test_the_maker_sets_chairs_and_everybody_moves_and_leaves(person: NewVisitor) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.table(options={"players": 3})
    assert bob.sit(table, 1).is_success
    moved = bob.sit(table, 2).json()
    assert [seat["player"] for seat in moved["seats"]] == [ann.me["id"], None, bob.me["id"]]
    assert ann.sit(table, 1, "bot:adept").json()["seats"][1]["bot"] == "adept"
    assert bob.ask("DELETE", f"/api/tables/{table['id']}/seats/mine").status_code == 204
    assert bob.refused(403, "DELETE", f"/api/tables/{table['id']}/seats/mine") == "table-not-seated"
    assert bob.sit(table, 2).is_success
    assert ann.sit(table, 2, "free").json()["seats"][2]["kind"] == "free"


def test_who_leaves_a_game_is_played_for(person: NewVisitor) -> None:
    ann = person("Ann")
    table = ann.done("POST", "/api/tables/quick", {"game": "aurum"})
    ann.done("DELETE", f"/api/tables/{table['id']}/seats/mine")
    assert ann.done("GET", f"/api/tables/{table['id']}")["seats"][0]["stand_in"]


def test_who_leaves_just_as_it_starts_is_played_for(person: NewVisitor, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.table()
    bob.sit(table, 1)
    change, is_starting = Store.change, threading.Event()

    async def change_slowly(*query: Any) -> Any:
        is_starting.set()
        await asyncio.sleep(0.3)
        return await change(*query)

    monkeypatch.setattr(Store, "change", change_slowly)
    starter = threading.Thread(target=ann.ask, args=("POST", f"/api/tables/{table['id']}/start"))
    starter.start()
    assert is_starting.wait(SOON)
    bob.done("DELETE", f"/api/tables/{table['id']}/seats/mine")
    starter.join()
    assert ann.done("GET", f"/api/tables/{table['id']}")["seats"][1]["stand_in"]


def test_what_the_game_does_not_have_is_refused_in_words(person: NewVisitor) -> None:
    ann = person("Ann")
    assert ann.refused(400, "POST", "/api/tables", {"game": "chess"}) == "game-unknown"
    assert ann.refused(400, "POST", "/api/tables", {"game": "aurum", "options": {"x": 1}}) == "option-unknown"
    many = {"game": "aurum", "options": {"players": 3}, "seats": ["me", "free", "free", "free"]}
    assert ann.refused(400, "POST", "/api/tables", many) == "table-seats-many"
    assert ann.refused(400, "POST", "/api/tables", {"game": "aurum", "seats": ["me", "me"]}) == "table-seats-me"
    assert ann.refused(400, "POST", "/api/tables", {"game": "aurum", "seats": ["bot:x"]}) == "bot-unknown"
    assert ann.refused(400, "POST", "/api/tables", {"game": "aurum", "tricks": 9}).startswith("server-unreadable")


def test_nobody_hoards_tables(person: NewVisitor) -> None:
    ann = person("Ann")
    for _ in range(20):
        ann.table()
    assert ann.refused(403, "POST", "/api/tables", {"game": "aurum"}) == "table-too-many"


def test_a_rematch_is_one_table_for_all(person: NewVisitor, database_address: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    seats = [
        seat_rows.person(0, ann.me["id"], "Ann"),
        seat_rows.person(1, bob.me["id"], "Bob"),
        seat_rows.bot(2, "random"),
    ]
    path = f"/api/tables/{add_finished(database_address, seats)}"
    again = ann.done("POST", f"{path}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Random\N{NO-BREAK SPACE}3", "Ann", "Bob"]
    assert bob.done("POST", f"{path}/rematch")["id"] == again["id"]
    assert bob.done("GET", path)["next"] == again["id"]
    assert person("Eve").refused(403, "POST", f"{path}/rematch") == "table-not-seated"
    assert ann.refused(409, "POST", f"/api/tables/{again['id']}/rematch") == "table-not-over"


def test_the_protocol_is_described(person: NewVisitor) -> None:
    schema = person().done("GET", "/api/protocol.json")
    assert schema["oneOf"] == [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}]
    assert {"Welcome", "AurumView", "AuctionView"} <= set(schema["$defs"])
