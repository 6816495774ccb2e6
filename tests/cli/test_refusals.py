"""Bad input gives one clear sentence in the reader's language and exit code 2, never a traceback."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.cli.kit import LANGUAGES, assert_refused, record_of, run, spawn

COMMANDS: dict[str, list[str]] = {
    "no command": [],
    "unknown command": ["frobnicate"],
    "near command": ["simulte"],
    "option before command": ["--games", "3", "simulate"],
    "help of nothing": ["help", "frobnicate"],
    "no game": ["simulate"],
    "no shell": ["completion"],
    "unknown shell": ["completion", "tcsh"],
    "no game to play": ["play", "--players", "3"],
    "no rules of nothing": ["rules"],
    "no score of nothing": ["score"],
    "unknown game": ["simulate", "chess"],
    "unknown game's rules": ["rules", "chess"],
    "unknown game's score": ["score", "chess"],
    "unknown game to play": ["play", "chess"],
    "unknown option": ["simulate", "aurum", "--gold", "3"],
    "near option": ["simulate", "aurum", "--game", "3"],
    "short option": ["simulate", "aurum", "-n", "3"],
    "option without value": ["simulate", "aurum", "--games"],
    "option followed by another": ["simulate", "aurum", "--games", "--seed", "3"],
    "switch with a value": ["simulate", "aurum", "--legal=yes"],
    "help with a value": ["simulate", "aurum", "--help=yes"],
    "word too many": ["simulate", "aurum", "auction"],
    "word too many for version": ["version", "please"],
    "other game's option": ["simulate", "aurum", "--tokens", "stop"],
    "other game's option too": ["play", "auction", "--bid-changes", "off"],
    "wrong number of players": ["simulate", "aurum", "--players", "5"],
    "players that are no number": ["simulate", "auction", "--players", "many"],
    "wrong edition": ["simulate", "aurum", "--edition", "french"],
    "digest for three": ["simulate", "aurum", "--edition", "digest", "--players", "3"],
    "wrong switch": ["simulate", "aurum", "--bid-changes", "perhaps"],
    "wrong token": ["simulate", "auction", "--tokens", "stop,steal"],
    "wrong coins": ["simulate", "auction", "--coins", "golden"],
    "wrong match": ["play", "aurum", "--match", "chess"],
    "no games": ["simulate", "aurum", "--games", "0"],
    "games below zero": ["simulate", "aurum", "--games", "-1"],
    "games that are no number": ["simulate", "aurum", "--games", "ten"],
    "games beyond digits": ["simulate", "aurum", "--games", "9" * 5000],
    "games in other digits": ["simulate", "aurum", "--games", "٣"],
    "games that are half": ["simulate", "aurum", "--games", "1.5"],
    "no jobs": ["simulate", "aurum", "--jobs", "0"],
    "seed that is no number": ["simulate", "aurum", "--seed", "abc"],
    "unknown bot": ["simulate", "aurum", "--bots", "genius"],
    "empty bot": ["simulate", "aurum", "--bots", ""],
    "too many bots": ["simulate", "aurum", "--bots", "random,random,random,random,random"],
    "too few bots": ["simulate", "aurum", "--bots", "random,random"],
    "wrong number of opponents": ["play", "aurum", "--bots", "random,random,random,random"],
    "unknown opponent": ["play", "aurum", "--bots", "genius"],
    "seat beyond the table": ["play", "aurum", "--players", "3", "--seat", "3"],
    "seat below the table": ["play", "aurum", "--seat", "-1"],
    "legal without records": ["simulate", "aurum", "--legal"],
    "out in no folder": ["simulate", "aurum", "--out", "/nowhere/at/all/games.jsonl"],
    "out is a folder": ["simulate", "aurum", "--out", "/"],
    "out with a name of no file": ["simulate", "aurum", "--out", "a\0b"],
    "unknown rule": ["rules", "aurum", "A99"],
    "rule of the other game": ["rules", "aurum", "B5"],
    "rule of no number": ["rules", "auction", "stamps"],
    "rule of too many digits": ["rules", "auction", "1" * 5000],
    "no record": ["replay"],
    "no such file": ["replay", "/nowhere/games.jsonl"],
    "folder": ["replay", "/"],
    "name of no file": ["replay", "a\0b"],
    "game number zero": ["replay", "-", "--game", "0"],
    "seat that is no number": ["replay", "-", "--seat", "north"],
    "empty record": ["replay", "-"],
    "no such sheet": ["score", "aurum", "/nowhere/sheet.json"],
    "folder of sheets": ["score", "auction", "/"],
    "empty sheet": ["score", "aurum"],
    "empty sheet from a pipe": ["score", "auction", "-"],
    "strange letters": ["simulate", "\x1b[31mred\u202e\ud800"],
}
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_bad_commands(words: list[str], lang: str) -> None:
    ran = run(*words, "--lang", lang)
    assert_refused(ran)
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_each_language_has_its_own_words(words: list[str]) -> None:
    told = [run(*words, "--lang", lang).err for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)


BYTES: dict[str, bytes] = {
    "no text": b"\xff\xfe\x00\x01",
    "no JSON": b"this is no JSON",
    "half an object": b'{"format": "goldgavel/1", "game":',
    "a list": b"[1, 2, 3]",
    "a number": b"7",
    "an empty object": b"{}",
    "a null": b"null",
    "deeper than anyone reads": b"[" * 100_000,
    "deeper objects": b'{"a":' * 100_000,
    "a number beyond numbers": b'{"format": 1e999}',
    "a blank": b"\n\n \n",
    "a byte order mark": b"\xef\xbb\xbf",
}


@every_language
@pytest.mark.parametrize("command", [["replay", "-"], ["score", "aurum"], ["score", "auction", "-", "--json"]])
@pytest.mark.parametrize("given", BYTES.values(), ids=BYTES)
def test_bad_bytes(given: bytes, command: list[str], lang: str) -> None:
    assert_refused(run(*command, "--lang", lang, stdin=given))


def changed(record: dict[str, Any], **parts: object) -> bytes:
    return json.dumps(record | parts).encode()


@every_language
def test_the_error_says_where_a_record_does_not_replay(lang: str) -> None:
    record = record_of("aurum")
    moves = record["moves"]
    illegal = [*moves[:9], moves[9] | {"move": "play Ag99"}, *moves[10:]]
    ran = run("replay", "-", "--lang", lang, stdin=changed(record, moves=illegal))
    assert_refused(ran)
    assert "10" in ran.err
    assert "play Ag99" in ran.err
    again = [moves[0], moves[0], *moves[1:]]
    ran = run("replay", "-", "--lang", lang, stdin=changed(record, moves=again))
    assert_refused(ran)
    assert " 2" in ran.err


@every_language
@pytest.mark.parametrize(
    "parts",
    [
        {"format": "goldgavel/99"},
        {"game": "chess"},
        {"options": {"players": 9}},
        {"options": {"stakes": 3}},
        {"deals": []},
        {"deals": [{"first": 10**30, "hands": [], "aside": []}]},
        {"moves": [{"seat": 10**30, "move": "keep"}]},
        {"moves": [{"seat": 0}]},
        {"moves": "bid Ag4"},
        {"result": {"winners": [7]}},
        {"moves": []},
    ],
    ids=str,
)
def test_records_with_something_wrong(parts: dict[str, object], lang: str) -> None:
    assert_refused(run("replay", "-", "--lang", lang, stdin=changed(record_of("aurum"), **parts)))


@every_language
def test_sheets_with_something_wrong(lang: str) -> None:
    side = {"bid": 4, "tricks": 4, "gold": [1]}
    for sheet in (
        {"sides": [side]},
        {"sides": [side, side | {"bid": -1}]},
        {"sides": [side, side | {"gold": [99]}]},
        {"sides": [side, side | {"luck": 3}]},
        {"sides": [side, {"bid": 3}]},
        {"sides": [side, side], "options": {"players": 12}},
        {"sides": "both"},
    ):
        ran = run("score", "aurum", "--lang", lang, stdin=json.dumps(sheet))
        assert_refused(ran)


@every_language
@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ENAMETOOLONG])
@pytest.mark.parametrize("words", [["replay", "x"], ["score", "aurum", "x"], ["simulate", "aurum", "--out", "x"]])
def test_a_file_that_may_not_be_opened(
    words: list[str], number: int, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number), "x")

    monkeypatch.setattr(Path, "open", refuse)
    assert_refused(run(*words, "--lang", lang))


@every_language
def test_a_full_disk(lang: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    ran = run("simulate", "aurum", "--games", "3", "--out", "/dev/full", "--lang", lang)
    assert_refused(ran)


def test_surrogates_on_the_command_line() -> None:
    done = spawn(["simulate", os.fsdecode(b"aur\xffum")])
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
