"""`score`: the score keeper."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import LANGUAGES, run

AURUM = {"sides": [{"bid": 4, "tricks": 4, "gold": [2, 5]}, {"bid": 6, "tricks": 3, "gold": []}]}
ODD = {"sides": [{"bid": 12, "tricks": 4, "gold": [8, 8]}, {"bid": 6, "tricks": 3, "gold": []}]}
LINE = {"painting": 3, "sculpture": 2, "furniture": 2, "stamp": 4, "jewel": 2, "collection": 1}
AUCTION = {"players": [LINE | {"coins": coins, "replicas": 0} for coins in (14, 9, 3)]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_has_its_sums_written_out(lang: str) -> None:
    ran = run("score", "aurum", "--lang", lang, stdin=json.dumps(AURUM))
    assert ran.code == 0
    assert ran.err == ""
    assert "2 × 4 = 8" in ran.out
    assert "1 + 2 = 3" in ran.out
    assert "8 + 3 = 11" in ran.out
    assert len(ran.out.splitlines()) == 3


def test_the_answer_as_json() -> None:
    ran = run("score", "aurum", "-", "--json", stdin=json.dumps(AURUM))
    assert json.loads(ran.out) == {
        "sides": [
            {"bid_points": 8, "gold_points": 3, "total": 11},
            {"bid_points": 0, "gold_points": 0, "total": 0},
        ],
        "winners": [0],
        "tie": None,
    }


def test_a_tie_is_explained() -> None:
    side = {"bid": 5, "tricks": 5, "gold": []}
    ran = run("score", "aurum", stdin=json.dumps({"sides": [side, {**side, "gold": [0]}]}))
    assert ran.out.splitlines()[2:] == [
        "A tie (10 : 10): all tied bids are exact (A32); gold 0 beats no gold (A33).",
        "The round goes to side 1.",
    ]


def test_auction() -> None:
    ran = run("score", "auction", "--json", stdin=json.dumps(AUCTION))
    answer = json.loads(ran.out)
    assert answer["winners"] == [0]
    assert [line["coins"] for line in answer["scores"]] == [14, 9, 3]
    assert run("score", "auction", stdin=json.dumps(AUCTION)).out.count("\n") == 4


def test_a_file_and_the_order_of_the_words(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text("\ufeff" + json.dumps(AURUM, indent=2), encoding="utf-8")
    ran = run("score", "aurum", str(sheet), "--json")
    assert ran.code == 0
    assert ran == run("score", "aurum", "--json", str(sheet)) == run("score", "--json", "aurum", str(sheet))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("as_json", [True, False])
def test_impossible_counts_are_a_warning(lang: str, as_json: bool) -> None:
    words = ["score", "aurum", "--lang", lang, *(["--json"] if as_json else [])]
    ran = run(*words, stdin=json.dumps(ODD))
    assert ran.code == 0
    assert len(ran.err.splitlines()) == 2
    assert "12" in ran.err
    if as_json:
        assert json.loads(ran.out)["winners"] == [0]
