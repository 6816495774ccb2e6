"""The score keeper of Auction, for sheets that people fill in."""

from typing import Any

import pytest

from goldgavel.games.auction.keeper import FIELDS, keep_score
from goldgavel.kernel.errors import OptionError, SheetError
from goldgavel.kernel.views import plain
from tests.kit.games.auction import auction
from tests.kit.games.option_mixes import random_game

NOTHING = dict.fromkeys(FIELDS, 0)


def player(**counts: int) -> dict[str, int]:
    return NOTHING | counts


def sheet(*players: Any, **options: Any) -> dict[str, Any]:
    return {"options": options, "players": list(players)}


def test_it_adds_up() -> None:
    first = player(painting=1, furniture=2, stamp=3, coins=9)
    found = keep_score(sheet(first, player(sculpture=2, coins=30, replicas=1), player(jewel=2, coins=4)))
    assert found.answer["winners"] == [1]
    assert found.answer["scores"][0] == {
        "painting": 5,
        "sculpture": -5,
        "furniture": 12,
        "stamp": 17,
        "jewel": 0,
        "collection": 0,
        "coins": 9,
        "total": 38,
        "replicas": 0,
    }
    assert [line["total"] for line in found.answer["scores"]] == [38, 50, 9]
    assert found.warnings == []
    assert "5 − 5 + 12 + 17 + 0 + 0 + 9 = 38" in found.sheet[0].text("en")


def test_it_takes_the_options_of_the_table() -> None:
    players = [player(sculpture=2)] * 3 + [player(sculpture=1)]
    book = keep_score(sheet(*players)).answer
    places = keep_score(sheet(*players, sculpture_ties="places", players="4")).answer
    assert [line["sculpture"] for line in book["scores"]] == [11, 11, 11, 10]
    assert [line["sculpture"] for line in places["scores"]] == [15, 15, 15, -5]
    assert book["winners"] == places["winners"] == [0, 1, 2]


@pytest.mark.parametrize("value", [-1, 1.0, True, "1", None, [1], 10**9])
@pytest.mark.parametrize("field", FIELDS)
def test_what_cannot_be_a_count_is_refused(field: str, value: Any) -> None:
    with pytest.raises(SheetError) as problem:
        keep_score(sheet(player(), player() | {field: value}, player()))
    assert problem.value.params["owner"] == 1
    for lang in ("en", "ru", "fr"):
        assert field in problem.value.text(lang)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "sheet-shape"),
        ({"players": 3}, "sheet-shape"),
        ({"players": [NOTHING] * 3, "options": []}, "sheet-options"),
        ({"players": [NOTHING, NOTHING, 4]}, "sheet-line"),
        ({"players": [NOTHING, NOTHING, {}]}, "sheet-field-missing"),
        ({"players": [NOTHING, NOTHING, NOTHING | {"cat": 1}]}, "sheet-field-unknown"),
        ({"players": [NOTHING] * 3, "options": {"players": 4}}, "sheet-players"),
    ],
)
def test_anything_but_a_sheet_is_refused(data: Any, code: str) -> None:
    with pytest.raises(SheetError) as problem:
        keep_score(data)
    assert problem.value.code == code
    for lang in ("en", "ru", "fr"):
        assert problem.value.text(lang)


def test_two_players_are_too_few() -> None:
    with pytest.raises(OptionError):
        keep_score(sheet(player(), player()))


@pytest.mark.parametrize(
    ("counts", "warning"),
    [
        ({"painting": 11}, "sheet-warning-kind"),
        ({"collection": 6}, "sheet-warning-kind"),
        ({"replicas": 6}, "sheet-warning-kind"),
        ({"stamp": 11}, "sheet-warning-group"),
        ({"stamp": 13, "replicas": 2}, "sheet-warning-group"),
        ({"coins": 61}, "sheet-warning-coins"),
    ],
)
def test_what_the_box_could_not_hold_is_added_up_with_a_warning(counts: dict[str, int], warning: str) -> None:
    found = keep_score(sheet(player(**counts), player(), player()))
    assert [message.id for message in found.warnings] == [warning]
    assert found.answer["winners"] in ([0], [1, 2])
    for lang in ("en", "ru", "fr"):
        assert all(message.text(lang) for message in found.warnings + found.sheet)


def test_joined_replicas_need_no_warning() -> None:
    found = keep_score(sheet(player(stamp=10, jewel=6, replicas=3), player(jewel=6, replicas=2), player()))
    assert found.warnings == []


@pytest.mark.parametrize("seed", range(20))
def test_it_agrees_with_the_engine(seed: int) -> None:
    game = auction(3 + seed % 4, tokens="exchange", sculpture_ties=("book", "places")[seed % 2])
    state = random_game(game, seed)
    players = []
    for held, coins in zip(state.view().cards, state.view().coins, strict=True):
        joined = {kind: getattr(held.joined, kind) for kind in ("sculpture", "furniture", "stamp", "jewel")}
        counts = {kind: getattr(held, kind) + joined.get(kind, 0) for kind in FIELDS[:6]}
        players.append(counts | {"coins": coins, "replicas": held.replica + sum(joined.values())})
    found = keep_score(sheet(*players, sculpture_ties=game.options.sculpture_ties))
    assert found.answer == game.result(state) | {"tie": plain(state.view().tie)}
    assert found.warnings == []
