"""Random input for the commands that read files never causes a traceback."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldgavel.games import GAMES
from tests.cli.kit import LANGUAGES, CommandResult, assert_refused, record_of, run
from tests.kit.games.altered_json import json_values, with_change
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak
tries = settings(max_examples=count(150, 5_000), deadline=None, derandomize=True)
few_tries = settings(max_examples=count(15, 500), deadline=None, derandomize=True)
RECORDS = {name: record_of(name, players=3) for name in GAMES}
SHEETS: dict[str, Any] = {
    "aurum": {"sides": [{"bid": 4, "tricks": 4, "gold": [0, 3]}] * 2, "options": {"players": 4}},
    "auction": {
        "players": [
            dict.fromkeys(
                ("painting", "sculpture", "furniture", "stamp", "jewel", "collection", "coins", "replicas"), 2
            )
        ]
        * 3
    },
}
languages = st.sampled_from(LANGUAGES)
names = st.sampled_from(sorted(GAMES))


def assert_understood(ran: CommandResult) -> None:
    if ran.code == 0:
        assert ran.out
    else:
        assert_refused(ran)


@tries
@given(given_bytes=st.binary(max_size=300), lang=languages, name=names)
def test_any_bytes(given_bytes: bytes, lang: str, name: str) -> None:
    assert_understood(run("replay", "-", "--lang", lang, stdin=given_bytes))
    assert_understood(run("score", name, "--lang", lang, stdin=given_bytes))


@tries
@given(value=json_values, lang=languages, name=names)
def test_any_json(value: Any, lang: str, name: str) -> None:
    assert_understood(run("replay", "-", "--lang", lang, stdin=json.dumps(value)))
    assert_understood(run("score", name, "--lang", lang, stdin=json.dumps(value)))


@tries
@given(data=st.data(), lang=languages, name=names, as_json=st.booleans())
def test_changed_records(data: st.DataObject, lang: str, name: str, as_json: bool) -> None:
    record = with_change(RECORDS[name], data.draw)
    seat = data.draw(st.sampled_from([[], ["--seat", "0"], ["--seat", "2"]]))
    words = ["replay", "-", "--lang", lang, *seat, *(["--json"] if as_json else [])]
    assert_understood(run(*words, stdin=json.dumps(record)))


@tries
@given(data=st.data(), lang=languages, name=names)
def test_changed_sheets(data: st.DataObject, lang: str, name: str) -> None:
    sheet = with_change(SHEETS[name], data.draw)
    ran = run("score", name, "--lang", lang, stdin=json.dumps(sheet))
    assert ran.code in {0, 2}
    assert "Traceback" not in ran.err


@few_tries
@given(lines=st.lists(st.text(max_size=12), max_size=30), lang=languages, name=names)
def test_anything_typed_at_the_table(lines: list[str], lang: str, name: str) -> None:
    typed = "\n".join(lines).encode("utf-8", "surrogatepass")
    ran = run("play", name, "--bots", "random", "--seed", "1", "--lang", lang, stdin=typed)
    assert ran.code == 0
    assert ran.err == ""


@few_tries
@given(
    words=st.lists(
        st.text(max_size=12) | st.sampled_from(["aurum", "auction", "--players", "3", "-h"]), max_size=5
    )
)
def test_any_words_after_a_command(words: list[str]) -> None:
    for command in ("rules", "version", "bots", "score", "replay"):
        ran = run(command, *words)
        assert ran.code in {0, 2}
        assert "Traceback" not in ran.err
        assert ran.err.count("\n") <= 1
