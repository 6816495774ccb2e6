"""`replay`: prints a recorded game."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import goldgavel as gg
from goldgavel import text
from goldgavel.games import GAMES
from goldgavel.games.aurum.wording.cards import hand_in_words
from goldgavel.kernel.errors import RecordError
from goldgavel.text.catalogue import card_name
from tests.cli.kit import LANGUAGES, assert_refused, record_of, run, write_records

ENGLISH = text.Speech("en", ())
METALS = ("bismuth", "copper", "phosphorus", "silver", "zinc", "gold")
every_game = pytest.mark.parametrize("name", list(GAMES))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def unfinished(record: dict[str, Any], moves: int) -> dict[str, Any]:
    kept = {key: value for key, value in record.items() if key != "result"}
    return kept | {"moves": record["moves"][:moves], "deals": record["deals"][:1]}


@every_game
@every_language
def test_every_move_but_a_kept_bid_is_printed(name: str, lang: str) -> None:
    record = record_of(name, players=3)
    ran = run("replay", "-", "--lang", lang, stdin=json.dumps(record))
    assert ran.code == 0
    assert ran.err == ""
    numbers = [int(line[:4]) for line in ran.out.splitlines() if line[:4].strip()]
    told = [number for number, move in enumerate(record["moves"], start=1) if move["move"] != "keep"]
    assert numbers == told


@every_game
def test_a_seats_replay_equals_the_engines_history(name: str) -> None:
    record = record_of(name)
    ran = run("replay", "-", "--json", "--seat", "1", stdin=json.dumps(record))
    told = [json.loads(line) for line in ran.out.splitlines()]
    history = gg.from_record(record).history(1)
    assert [(entry["ply"], entry["seat"], entry["move"]) for entry in told] == [
        (entry.ply, entry.seat, entry.move) for entry in history
    ]
    assert all(entry["events"] for entry in told)


def test_json_has_a_line_for_every_move_and_deal() -> None:
    record = record_of("aurum")
    told = [json.loads(line) for line in run("replay", "-", "--json", stdin=json.dumps(record)).out.splitlines()]
    moves = [{"seat": entry["seat"], "move": entry["move"]} for entry in told if entry["move"]]
    assert moves == record["moves"]
    assert len(told) == len(record["moves"]) + len(record["deals"])


def test_without_a_seat_everything_is_shown() -> None:
    record = record_of("aurum", players=3)
    ran = run("replay", "-", stdin=json.dumps(record))
    for move in record["moves"][:3]:
        assert f"Seat {move['seat'] + 1} bids {card_name('en', move['move'].split()[1])}." in ran.out
    told = " ".join(ran.out.split())
    for seat, hand in enumerate(record["deals"][0]["hands"]):
        assert f"Seat {seat + 1} holds {hand_in_words(hand, ENGLISH)}." in told


@every_language
def test_a_seat_does_not_see_secret_bids(lang: str) -> None:
    """Secret bids stay hidden (A39) in a game that stops before the bids are shown."""
    record = record_of("aurum", players=3)
    first, second = record["moves"][:2]
    cards = [card_name(lang, move["move"].split()[1]) for move in (first, second)]
    started = unfinished(record, 2)
    for seat in range(3):
        ran = run("replay", "-", "--seat", str(seat), "--lang", lang, stdin=json.dumps(started))
        bids = [line for line in ran.out.splitlines() if line[:4].strip()]
        assert (cards[0] in bids[0]) == (first["seat"] == seat)
        assert (cards[1] in bids[1]) == (second["seat"] == seat)
        machine = run("replay", "-", "--seat", str(seat), "--json", stdin=json.dumps(started)).out
        told = [json.loads(line) for line in machine.splitlines()]
        hidden = [entry["move"] == "bid ?" for entry in told if entry["move"]]
        assert hidden == [first["seat"] != seat, second["seat"] != seat]


def test_a_seat_sees_only_its_own_hand() -> None:
    record = record_of("aurum", players=3)
    hands = record["deals"][0]["hands"]
    told = run("replay", "-", "--seat", "0", stdin=json.dumps(unfinished(record, 0))).out
    own = hand_in_words(hands[0], ENGLISH)
    told = " ".join(told.split())
    assert f"Your hand: {own}." in told
    rest = told.replace(f"Your hand: {own}.", "")
    assert not re.search(f"(?:{'|'.join(METALS)}) [0-9]", rest)


@every_game
@every_language
def test_an_unfinished_record_is_printed_to_its_end(name: str, lang: str) -> None:
    record = unfinished(record_of(name), 5)
    ran = run("replay", "-", "--lang", lang, stdin=json.dumps(record))
    assert ran.code == 0
    last = ran.out.splitlines()[-1]
    assert (
        last
        == {
            "en": "The game is not finished.",
            "ru": "Партия не закончена.",
            "fr": "La partie n’est pas finie.",
        }[lang]
    )


def test_one_game_of_many(tmp_path: Path) -> None:
    records = [record_of(name, seed) for seed, name in enumerate(["aurum", "auction", "aurum"])]
    path = write_records(tmp_path / "games.jsonl", *records)
    told = [run("replay", path, "--game", str(number)).out for number in (1, 2, 3)]
    assert len(set(told)) == 3
    assert run("replay", path).out == told[0]
    assert run("replay", "--game", "2", path).out == told[1]
    ran = run("replay", path, "--game", "4")
    assert_refused(ran)
    assert "3 games" in ran.err


def test_a_record_on_many_lines_and_blank_lines_between_records(tmp_path: Path) -> None:
    record = record_of("auction")
    plain = run("replay", "-", stdin=json.dumps(record)).out
    assert run("replay", "-", stdin=json.dumps(record, indent=2)).out == plain
    spread = tmp_path / "spread.jsonl"
    spread.write_text("\ufeff\n\n" + json.dumps(record) + "\r\n\n" + json.dumps(record_of("aurum")) + "\n")
    assert run("replay", str(spread)).out == plain
    assert run("replay", str(spread), "--game", "2").out != plain


def test_a_broken_line_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("{broken\n" + json.dumps(record_of("aurum")) + "\n")
    assert_refused(run("replay", str(path)))
    assert run("replay", str(path), "--game", "2").code == 0


def test_names_from_the_record_are_cleaned() -> None:
    names = ["Anna", "B\x1b[31men\u202e\n", "   ", "x" * 300]
    record = record_of("aurum") | {"players": [{"name": name, "kind": "human"} for name in names]}
    ran = run("replay", "-", stdin=json.dumps(record))
    assert "Anna" in ran.out
    assert "B[31men" in ran.out
    assert "Seat 3" in ran.out
    assert "x" * 24 in ran.out
    assert "x" * 25 not in ran.out
    assert not set("\x1b\u202e") & set(ran.out)


@pytest.mark.parametrize("players", [None, "all", [], [7], [{"name": 7}], [{}], [{"name": "A"}] * 9])
def test_players_of_any_shape(players: object) -> None:
    record = record_of("auction", players=3) | {"players": players}
    assert run("replay", "-", stdin=json.dumps(record)).code == 0


def test_a_seat_that_is_not_at_the_table() -> None:
    record = json.dumps(record_of("auction", players=3))
    for seat in ("3", "99999999999999999999"):
        assert_refused(run("replay", "-", "--seat", seat, stdin=record))


@every_game
@every_language
def test_a_game_that_its_players_ended(name: str, lang: str) -> None:
    """The output says that the game was conceded, not that it is unfinished."""
    record = unfinished(record_of(name, players=3), 3) | {"ended": "conceded"}
    ran = run("replay", "-", "--lang", lang, stdin=json.dumps(record))
    assert ran.out.splitlines()[-1] == text.say("told-concede", lang)
    assert text.say("cli-replay-unfinished", lang) not in ran.out


@every_game
def test_a_game_that_the_rules_ended_was_not_conceded(name: str) -> None:
    record = record_of(name, players=3)
    with pytest.raises(RecordError) as problem:
        gg.from_record({**record, "ended": "conceded"})
    assert problem.value.code == "record-conceded-late"
    assert gg.from_record({**record, "ended": 1790000000.5}).is_terminal()  # as older servers wrote it
