"""Hostile input: texts that are not moves, and altered records."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.errors import GoldGavelError, UnreadableMove
from goldgavel.kernel.records import read_json
from tests.kit.games.option_mixes import random_game
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak
every_game = pytest.mark.parametrize("name", list(GAMES))
tries = settings(max_examples=count(150, 20_000), deadline=None, derandomize=True)

WORDS = ["bid", "play", "swap", "keep", "end", "pass", "offer", "for", "join", "accept", "stop", "ban", "exchange"]
WORDS += [
    "partner",
    "mine",
    "theirs",
    "Ag7",
    "Au0",
    "Cu10",
    "Zn99",
    "stamp",
    "replica@stamp",
    "0",
    "1",
    "61",
    "-3",
]
near_moves = st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join)


@every_game
@tries
@given(text=st.one_of(st.text(max_size=80), near_moves))
def test_parse_move_reads_moves_and_refuses_the_rest(name: str, text: str) -> None:
    game = gg.load(name)
    try:
        action = game.parse_move(text)
    except GoldGavelError as problem:
        for lang in ("en", "ru", "fr"):
            assert "\n" not in problem.text(lang)
    else:
        assert game.move_text(action).lower() == " ".join(text.lower().split())


def parts(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Yield the path of every part of a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += parts(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found += parts(inner, (*path, place))
    return found


RECORDS = {name: random_game(gg.load(name, players=3), 5).record(legal=True) for name in GAMES}
PARTS = {name: parts(record)[1:] for name, record in RECORDS.items()}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def changed(record: Any, path: tuple[Any, ...], value: Any) -> Any:
    again = json.loads(json.dumps(record))
    where = again
    for step in path[:-1]:
        where = where[step]
    if value is ...:
        del where[path[-1]]
    else:
        where[path[-1]] = value
    return again


@every_game
@tries
@given(data=st.data())
def test_a_changed_record_is_refused_or_replays(name: str, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(PARTS[name]))
    value = data.draw(json_values | st.just(...) | st.sampled_from([part[-1] for part in PARTS[name][:40]]))
    record = changed(RECORDS[name], path, value)
    try:
        state = gg.from_record(record)
    except GoldGavelError as problem:
        for lang in ("en", "ru", "fr"):
            assert problem.text(lang)
    else:
        assert state.record()["moves"] == gg.from_record(state.record()).record()["moves"]


@tries
@given(blob=st.one_of(st.binary(max_size=60), json_values.map(msgspec.json.encode)))
def test_unreadable_json_is_refused(blob: bytes) -> None:
    try:
        record = read_json(blob)
        gg.from_record(record)
    except GoldGavelError as problem:
        assert str(problem)


@pytest.mark.parametrize(
    "blob", [b"[" * 100_000, b'{"a":' * 100_000, b"\xff\xfe", b'{"a": 1e999}', b"", b"[]", b"nul"]
)
def test_deep_broken_or_foreign_json_is_refused(blob: bytes) -> None:
    with pytest.raises(GoldGavelError):
        read_json(blob)


@every_game
def test_an_illegal_move_in_a_record_is_named(name: str) -> None:
    record = json.loads(json.dumps(RECORDS[name]))
    record["moves"][6]["move"] = "nonsense"
    with pytest.raises(GoldGavelError, match=r"Move 7 of the record, “nonsense”") as problem:
        gg.from_record(record)
    assert "ход" in problem.value.text("ru").lower()


@every_game
def test_a_record_must_fit_its_moves(name: str) -> None:
    def refused(**changes: Any) -> str:
        with pytest.raises(GoldGavelError) as problem:
            gg.from_record(RECORDS[name] | changes)
        return problem.value.code

    record = RECORDS[name]
    assert refused(format="goldgavel/9") == "record-format"
    assert refused(game="poker") == "game-unknown"
    assert refused(deals=[]) == "record-deal-missing"
    assert refused(deals=[*record["deals"], record["deals"][0]]) == "record-deals-left"
    assert refused(result={}) == "record-result"
    assert refused(moves=record["moves"][:-1]) == "record-result-early"
    assert refused(moves=record["moves"] + record["moves"][:1]) == "record-move"
    assert refused(options={"players": 99}) == "option-value"
    moves = json.loads(json.dumps(record["moves"]))
    moves[3]["legal"] = ["pass"] * 9
    assert refused(moves=moves) == "record-legal"


def test_unreadable_is_not_illegal() -> None:
    state = gg.load("aurum").new_game(1)
    assert isinstance(state.why_illegal("play Qq7"), UnreadableMove)
    assert not isinstance(state.why_illegal("keep"), UnreadableMove)
