"""Replays over HTTP: who may read them, their contents, and replays of uploaded records."""

from collections.abc import Iterator
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.views import plain
from goldgavel.server.http.compression import accepted_encodings
from goldgavel.server.http.replays import LARGEST_RECORD
from goldgavel.text import LazyText, Speech
from tests.kit.games.option_mixes import random_game
from tests.kit.servers.finished_games import PRIVATE, add_finished
from tests.server.http.conftest import NewVisitor
from tests.server.http.test_records import seats_of

Json = dict[str, Any]
every_game = pytest.mark.parametrize("name", list(GAMES))


def last_view(replay: Json) -> Json:
    view: Json = replay["start"]["view"]
    for moment in replay["moments"]:
        moves = moment["view"].get("moves", view["moves"]) + moment.get("moves", [])
        view = {**view, **moment["view"], "moves": moves}
    return view


def words_of(replay: Json) -> Iterator[str]:
    for moment in replay["moments"]:
        for told in moment["told"]:
            yield from told["words"]


def sent(name: str = "auction", **options: Any) -> Json:
    record: Json = random_game(gg.load(name, **options), 3).record()
    return record


@every_game
def test_a_finished_game_is_told_again(person: NewVisitor, database_address: str, name: str) -> None:
    ann = person("Ann")
    table = add_finished(database_address, seats_of(ann), name)
    state = gg.from_record(ann.done("GET", f"/api/tables/{table}/record"))
    game = state.game
    for seat in (None, 0, 2):
        query = {} if seat is None else {"seat": seat}
        replay = person().done("GET", f"/api/tables/{table}/replay", params=query)
        wanted = game.open_view(state) if seat is None else state.view(seat)
        assert last_view(replay) == plain(wanted)
        assert (replay["seat"], replay["open"]) == (seat, seat is None)
        assert [moment["version"] for moment in replay["moments"]] == list(range(1, len(replay["moments"]) + 1))
        assert replay["start"]["version"] == 0
        assert replay["table"] == ann.done("GET", f"/api/tables/{table}")


def test_it_is_told_in_the_readers_language(person: NewVisitor, database_address: str) -> None:
    path = f"/api/tables/{add_finished(database_address, seats_of(person('Ann')), 'aurum')}/replay"
    english, russian, french = (
        list(words_of(person().done("GET", path, params={"lang": lang, "seat": 0}))) for lang in ("en", "ru", "fr")
    )
    assert len(english) == len(russian) == len(french)
    assert not set(english) & set(russian)
    assert not set(english) & set(french)
    assert (
        list(words_of(person().done("GET", path, headers={"Accept-Language": "fr"}, params={"seat": 0}))) == french
    )


@every_game
def test_texts_say_what_the_sentences_say(person: NewVisitor, database_address: str, name: str) -> None:
    path = f"/api/tables/{add_finished(database_address, seats_of(person('Ann')), name)}/replay"
    texts = person().done("GET", path, params={"words": "ids", "seat": 0})
    names = [seat["name"] for seat in texts["table"]["seats"]]
    spoken = person().done("GET", path, params={"words": "en", "seat": 0})
    speech = Speech("en", names, 0)
    lines = [msgspec.convert(line, tuple[LazyText, ...]) for line in words_of(texts)]
    assert list(map(speech.line, lines)) == list(words_of(spoken))


def test_a_record_without_names_leaves_them_to_the_reader_of_texts(person: NewVisitor) -> None:
    record = {name: value for name, value in sent().items() if name != "players"}
    for query, expected in (({"words": "ids"}, ""), ({"words": "fr"}, "Place 1"), ({"lang": "ru"}, "Место 1")):
        replay = person().done("POST", "/api/replay", record, params=query)
        assert replay["table"]["seats"][0]["name"] == expected


def test_only_who_may_read_the_record_may_see_the_replay(person: NewVisitor, database_address: str) -> None:
    ann, eve = person("Ann"), person("Eve")
    path = f"/api/tables/{add_finished(database_address, seats_of(ann), settings=PRIVATE)}/replay"
    assert ann.done("GET", path)["table"]["seats"][0]["name"] == "Ann"
    for query in ({}, {"seat": 0}):
        assert eve.refused(403, "GET", path, params=query) == "table-record-private"
        assert person().refused(401, "GET", path, params=query) == "server-who-are-you"


def test_a_game_that_runs_is_not_told(person: NewVisitor) -> None:
    ann = person("Ann")
    for table in (ann.done("POST", "/api/tables/quick", {"game": "auction"}), ann.table()):
        for query in ({}, {"seat": 0}):
            path = f"/api/tables/{table['id']}/replay"
            assert ann.refused(409, "GET", path, params=query) == "table-not-over"
    assert ann.refused(404, "GET", "/api/tables/nothing/replay") == "table-unknown"


@pytest.mark.parametrize("seat", ["-1", "6", "1.5", "all", "9" * 40, "0x1", "\x00", "0&seat=9"])
def test_hostile_eyes_are_refused(person: NewVisitor, database_address: str, seat: str) -> None:
    path = f"/api/tables/{add_finished(database_address, seats_of(person('Ann')))}/replay"
    assert person().refused(400, "GET", path, params={"seat": seat}) == "server-unreadable-at"
    assert person().refused(400, "POST", "/api/replay", sent(), params={"seat": seat}) == "server-unreadable-at"


def test_a_seat_that_is_not_there(person: NewVisitor, database_address: str) -> None:
    path = f"/api/tables/{add_finished(database_address, seats_of(person('Ann')))}/replay"
    assert person().refused(404, "GET", path, params={"seat": 3}) == "table-no-such-seat"
    assert person().refused(404, "POST", "/api/replay", sent(), params={"seat": 5}) == "table-no-such-seat"


def test_it_comes_compressed_to_whoever_can_read_that(person: NewVisitor, database_address: str) -> None:
    path = f"/api/tables/{add_finished(database_address, seats_of(person('Ann')))}/replay"
    small = person().ask("GET", path, headers={"Accept-Encoding": "br, gzip;q=0.5"})
    large = person().ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in large.headers
    assert small.headers["vary"] == large.headers["vary"] == "Accept-Encoding"
    assert small.json() == large.json()
    assert 5 * int(small.headers["content-length"]) < int(large.headers["content-length"])


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        ("gzip", True),
        ("deflate, gzip", True),
        ("gzip; q=0.1", True),
        ("gzip;q=0", False),
        ("", False),
        ("br", False),
    ],
)
def test_who_takes_gzip(wanted: str, *, taken: bool) -> None:
    assert ("gzip" in accepted_encodings(wanted)) is taken


@every_game
def test_an_uploaded_record_is_replayed(person: NewVisitor, name: str) -> None:
    record = sent(name, players=3) | {
        "players": [{"name": "Zoé", "kind": "human"}, {"kind": "bot", "bot": "adept"}]
    }
    replay = person().done("POST", "/api/replay", record)
    state = gg.from_record(record)
    assert last_view(replay) == plain(state.game.open_view(state))
    assert replay["table"]["id"] == ""
    assert replay["table"]["options"] == record["options"]
    assert [seat["kind"] for seat in replay["table"]["seats"]] == ["human", "bot", "human"]
    assert [seat["bot"] for seat in replay["table"]["seats"]] == [None] * 3
    assert replay["table"]["seats"][0]["name"] == "Zoé"
    assert all(seat["name"] for seat in replay["table"]["seats"])


def test_an_unfinished_record_is_told_too(person: NewVisitor) -> None:
    record = sent()
    del record["result"]
    record["moves"] = record["moves"][:9]
    replay = person().done("POST", "/api/replay", record, params={"seat": 1})
    assert replay["table"]["status"] == "playing"
    assert len(replay["moments"]) == 10


def test_the_largest_records_fit(person: NewVisitor) -> None:
    """With the lists of legal moves, for six players with all tokens."""
    state = random_game(gg.load("auction", players=6, tokens=["stop", "ban", "exchange"]), 3)
    record = state.record(legal=True)
    assert len(msgspec.json.encode(record)) < LARGEST_RECORD
    assert last_view(person().done("POST", "/api/replay", record))["phase"] == "over"


SPOILED: list[tuple[Json, str]] = [
    ({"format": "goldgavel/9"}, "record-format"),
    ({"game": "chess"}, "game-unknown"),
    ({"options": {"players": 77}}, "option-"),
    ({"options": {"colour": "red"}}, "option-"),
    ({"deals": []}, "record-deal-missing"),
    ({"deals": [{"first": 0, "deck": ["stamp"] * 60}]}, "record-deal"),
    ({"deals": [{}] * 3000}, "record-deal"),
    ({"moves": [{"seat": 0, "move": "x" * 9000}]}, "record-move"),
    ({"moves": [{"seat": 2**62, "move": "pass"}]}, "record-move"),
    ({"moves": [{"seat": -1, "move": "pass"}]}, "record-move"),
    ({"moves": [{"seat": 0, "move": "pass", "legal": ["pass"]}]}, "record-"),
    ({"result": {"winners": [5]}}, "record-result"),
    ({"moves": "all"}, "server-unreadable-at"),
    ({"moves": [{"seat": 1e300, "move": "pass"}]}, "server-unreadable-at"),
    ({"players": [{"bot": "x" * 65}]}, "server-unreadable-at"),
    ({"players": 7}, "server-unreadable-at"),
]


@pytest.mark.parametrize(("change", "code"), SPOILED)
def test_spoiled_records_are_refused_in_words(person: NewVisitor, change: Json, code: str) -> None:
    assert person().refused(400, "POST", "/api/replay", sent() | change).startswith(code)


def test_a_record_too_large_is_not_read(person: NewVisitor) -> None:
    large = sent() | {"comment": "x" * LARGEST_RECORD}
    assert person().refused(413, "POST", "/api/replay", large) == "server-too-large"


def test_random_damage_is_refused_and_never_fails(person: NewVisitor) -> None:
    chance = Random(5)
    whole = msgspec.json.encode(sent())
    json = {"Content-Type": "application/json"}
    eve = person()
    for _ in range(120):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            start = chance.randrange(len(damaged))
            damaged[start : start + chance.randrange(4)] = chance.choice(
                [b"", b"9", b'"', b"[", b"stamp", b"\xff"]
            )
        answer = eve.ask("POST", "/api/replay", content=bytes(damaged), headers=json)
        assert answer.status_code in {200, 400}, answer.text


@every_game
def test_what_comes_is_what_the_document_says(person: NewVisitor, name: str) -> None:
    document = person().done("GET", "/schema/openapi.json")
    schema = {"$ref": "#/components/schemas/Replay", "components": document["components"]}
    replay = person().done("POST", "/api/replay", sent(name))
    jsonschema_rs.validator_for(schema).validate(replay)
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validator_for(schema).validate(replay | {"moments": 7})
