"""`verify`: checks the proofs of records."""

import json
import os
import pty
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldgavel.games import GAMES
from tests.cli.kit import LANGUAGES, assert_refused, read_terminal, record_of, run, start, write_records
from tests.kit.games.altered_json import json_values, with_change
from tests.kit.games.fair_records import fair_record
from tests.kit.games.forged_records import FORGERIES, forged
from tests.kit.games.sample_sizes import count

every_game = pytest.mark.parametrize("name", list(GAMES))
every_language = pytest.mark.parametrize("lang", LANGUAGES)
RECORDS = {name: fair_record(name, players=3) for name in GAMES}
OTHERS = {name: fair_record(name, seed=2, table="t-2", players=3) for name in GAMES}


@every_game
@every_language
def test_a_fair_record_is_explained(name: str, lang: str) -> None:
    record = RECORDS[name]
    ran = run("verify", "-", "--lang", lang, stdin=json.dumps(record))
    assert (ran.code, ran.err) == (0, "")
    for each in record["fair"]["rounds"]:
        assert each["commitment"] in ran.out
        assert all(one["number"] in ran.out for one in each["numbers"])


@every_game
@pytest.mark.parametrize("kind", ["exchange_cards", "change_number", "secret_of_another_game", "remove_proof"])
def test_a_forged_record_is_refused_in_every_language(name: str, kind: str) -> None:
    record = json.dumps(forged(RECORDS[name], OTHERS[name], FORGERIES[kind], 1))
    said = {lang: run("verify", "-", "--lang", lang, stdin=record) for lang in LANGUAGES}
    assert {ran.code for ran in said.values()} == {1}
    assert len({ran.out for ran in said.values()}) == len(LANGUAGES)
    assert all(ran.out.count("\n") == 1 and ran.err == "" for ran in said.values())


def test_many_records_and_their_sum(tmp_path: Path) -> None:
    wrong = forged(RECORDS["aurum"], OTHERS["aurum"], FORGERIES["change_secret"], 1)
    path = write_records(tmp_path / "games.jsonl", *RECORDS.values(), wrong, *OTHERS.values())
    ran = run("verify", path)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0].startswith("Game 3: Round ")
    assert lines[1:] == ["5 records: 4 fair, 1 refused."]


def test_an_error_in_the_first_of_many_is_printed(tmp_path: Path) -> None:
    path = write_records(tmp_path / "games.jsonl", record_of("aurum"), RECORDS["aurum"])
    lines = run("verify", path).out.splitlines()
    assert lines[0].startswith("Game 1: This record has no proof")
    assert lines[1] == "2 records: 1 fair, 1 refused."


def test_all_fair(tmp_path: Path) -> None:
    path = write_records(tmp_path / "games.jsonl", *RECORDS.values())
    ran = run("verify", path)
    assert (ran.code, ran.out, ran.err) == (0, "2 records: 2 fair, 0 refused.\n", "")


def test_json(tmp_path: Path) -> None:
    wrong = forged(RECORDS["auction"], OTHERS["auction"], FORGERIES["exchange_cards"], 1)
    path = write_records(tmp_path / "games.jsonl", RECORDS["aurum"], wrong)
    with Path(path).open("ab") as file:
        file.write(b"{broken\n")
    ran = run("verify", path, "--json", "--lang", "fr")
    good, bad, broken = map(json.loads, ran.out.splitlines())
    assert ran.code == 1
    assert (good["record"], good["fair"], good["game"]) == (1, True, "t-1")
    assert len(good["rounds"]) == len(RECORDS["aurum"]["deals"])
    assert (bad["record"], bad["fair"], bad["code"], bad["round"]) == (2, False, "fair-cards", 1)
    assert bad["text"].startswith("Manche")
    assert (broken["fair"], broken["code"]) == (False, "record-json")
    assert "round" not in broken


def test_a_deal_without_players_numbers_is_named() -> None:
    game = fair_record("auction", seed=3)
    ran = run("verify", "-", stdin=json.dumps(game))
    assert "no player added" not in ran.out
    alone = fair_record("auction", seed=3, numbers=False)
    assert "no player added" in run("verify", "-", stdin=json.dumps(alone)).out


def test_a_record_on_many_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORDS["auction"], indent=2))
    assert run("verify", str(path)).code == 0


def test_what_cannot_be_read(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n\n")
    for words in (["verify"], ["verify", str(empty)], ["verify", str(tmp_path)], ["verify", "nothing.json"]):
        assert_refused(run(*words))


def test_progress_is_shown_on_a_terminal_only(tmp_path: Path) -> None:
    path = write_records(tmp_path / "games.jsonl", *RECORDS.values())
    terminal, end = pty.openpty()
    process = start(["verify", path], stdout=-3, stderr=end, settings={"TERM": "xterm", "COLUMNS": "80"})
    os.close(end)
    shown = read_terminal(terminal)
    assert process.wait(60) == 0
    assert "records" in shown


@pytest.mark.soak
@settings(max_examples=count(100, 5_000), deadline=None, derandomize=True)
@given(data=st.data(), lang=st.sampled_from(LANGUAGES), name=st.sampled_from(sorted(GAMES)), as_json=st.booleans())
def test_changed_records(data: st.DataObject, lang: str, name: str, as_json: bool) -> None:
    value = data.draw(st.sampled_from(["any", "proof", "record"]))
    record = RECORDS[name]
    spoilt = (
        data.draw(json_values)
        if value == "any"
        else record | {"fair": with_change(record["fair"], data.draw)}
        if value == "proof"
        else with_change(record, data.draw)
    )
    ran = run("verify", "-", "--lang", lang, *(["--json"] if as_json else []), stdin=json.dumps(spoilt))
    assert ran.code in {0, 1}
    assert ran.err == ""
    assert ran.out
