"""Whole games give exactly the stored text."""

import pytest

from goldgavel.games import GAMES, game_class
from tests.goldens.make import FOLDER, GOLDENS, text_of


@pytest.mark.parametrize("golden", list(GOLDENS))
def test_golden(golden: str) -> None:
    assert text_of(golden) == (FOLDER / f"{golden}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_a_golden_for_every_number_of_players(name: str) -> None:
    known = {options["players"] for game, options in GOLDENS.values() if game == name}
    assert known == set(game_class(name).option_list[0].allowed)


def test_no_golden_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDENS)
