"""The score keeper of Aurum gives the same scores as the engine."""

from typing import Any

import pytest

from goldgavel.games.aurum.keeper import keep_score
from goldgavel.kernel.errors import GoldGavelError
from tests.kit.games.aurum import aurum
from tests.kit.games.option_mixes import random_game


def line(bid: Any = 4, tricks: Any = 4, gold: Any = ()) -> dict[str, Any]:
    return {"bid": bid, "tricks": tricks, "gold": list(gold) if isinstance(gold, tuple) else gold}


def test_the_sheet_and_its_sums() -> None:
    scored = keep_score({"options": {"players": 4}, "sides": [line(7, 7, (0, 3, 5)), line(4, 3, (1,))]})
    assert scored.answer == {
        "sides": [
            {"bid_points": 14, "gold_points": 3, "total": 17},
            {"bid_points": 0, "gold_points": 1, "total": 1},
        ],
        "winners": [0],
        "tie": None,
    }
    assert scored.warnings == []
    assert scored.sheet[0].text() == (
        "Side 0: bid 7, took 7, exact: 2 × 7 = 14; gold 0 + 1 + 2 = 3; total 14 + 3 = 17"
    )
    assert "недобор: 0" in scored.sheet[1].text("ru")
    assert "camp 0" in scored.sheet[2].text("fr")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("tie", ["share", "gold"])
def test_it_agrees_with_the_engine(players: int, tie: str) -> None:
    """Every round of random games: its bids, tricks and gold give the engine's points and winners."""
    ended: list[tuple[list[list[int]], Any]] = []
    game = aurum(players, tie_3p=tie)
    for seed in range(60):
        state = random_game(game, seed)
        sides = 2 if players == 4 else 3
        stocks: list[list[int]] = [[] for _ in range(sides)]
        for seat, stock in enumerate(state.view().stocks):
            stocks[seat % sides if players == 4 else seat] += [int(card[2:]) for card in stock]
        ended.append((stocks, state.view().rounds[-1]))
    for stocks, result in ended:
        lines = [line(side.bid, side.tricks, tuple(gold)) for side, gold in zip(result.sides, stocks, strict=True)]
        scored = keep_score({"options": {"players": players, "tie_3p": tie}, "sides": lines})
        assert [side["total"] for side in scored.answer["sides"]] == [side.total for side in result.sides]
        assert tuple(scored.answer["winners"]) == result.winners
        assert scored.warnings == []


def test_the_number_of_lines_tells_the_number_of_players() -> None:
    assert len(keep_score({"sides": [line(), line(), line()]}).answer["sides"]) == 3
    assert len(keep_score({"sides": [line(), line()]}).answer["sides"]) == 2


@pytest.mark.parametrize(
    ("sides", "warnings"),
    [
        ([line(11), line()], ["sheet-warning-bid"]),
        ([line(0), line()], ["sheet-warning-bid"]),
        ([line(10), line(), line()], ["sheet-warning-bid"]),
        ([line(gold=(5,)), line(gold=(5,))], ["sheet-warning-gold"]),
        ([line(gold=(8,)), line(), line()], ["sheet-warning-gold"]),
        ([line(tricks=40), line(tricks=5)], ["sheet-warning-tricks"]),
        ([line(gold=(0, 0, 0, 0, 1, 1)), line(gold=(2, 2, 8))], []),
    ],
)
def test_what_the_box_could_not_hold_is_added_up_with_a_warning(sides: list[Any], warnings: list[str]) -> None:
    scored = keep_score({"sides": sides})
    assert [warning.id for warning in scored.warnings] == warnings
    assert len(scored.answer["sides"]) == len(sides)
    for lang in ("en", "ru", "fr"):
        assert all(warning.text(lang) for warning in scored.warnings)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "sheet-shape"),
        ({"sides": 3}, "sheet-shape"),
        ({"sides": [], "options": 4}, "sheet-options"),
        ({"sides": [line()]}, "sheet-sides"),
        ({"sides": [line()] * 4}, "sheet-sides"),
        ({"sides": [line(), line()], "options": {"players": 3}}, "sheet-sides"),
        ({"sides": [line(), line()], "options": {"players": 7}}, "option-value"),
        ({"sides": [line(), 5]}, "sheet-line"),
        ({"sides": [line(), {"bid": 1, "tricks": 2}]}, "sheet-field-missing"),
        ({"sides": [line(), line() | {"colour": 1}]}, "sheet-field-unknown"),
        ({"sides": [line(bid=-1), line()]}, "sheet-count"),
        ({"sides": [line(bid=1.5), line()]}, "sheet-count"),
        ({"sides": [line(bid=True), line()]}, "sheet-count"),
        ({"sides": [line(tricks="4"), line()]}, "sheet-count"),
        ({"sides": [line(tricks=None), line()]}, "sheet-count"),
        ({"sides": [line(tricks=10**30), line()]}, "sheet-count"),
        ({"sides": [line(gold=3), line()]}, "sheet-gold-list"),
        ({"sides": [line(gold=(9,)), line()]}, "sheet-gold-rank"),
        ({"sides": [line(gold=("x",)), line()]}, "sheet-count"),
    ],
)
def test_what_cannot_be_a_count_is_refused(data: Any, code: str) -> None:
    with pytest.raises(GoldGavelError) as problem:
        keep_score(data)
    assert problem.value.code == code
    assert all(problem.value.text(lang) for lang in ("en", "ru", "fr"))
