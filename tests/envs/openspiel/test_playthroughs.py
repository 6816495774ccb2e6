"""Whole games as OpenSpiel sees them, line by line."""

import pytest

from goldgavel.games import game_class
from tests.envs.openspiel.kit import load
from tests.envs.openspiel.make import FOLDER, GOLDENS, condensed, text_of


@pytest.mark.parametrize("golden", list(GOLDENS))
def test_playthrough(golden: str) -> None:
    assert text_of(golden) == (FOLDER / f"{golden}.txt").read_text(encoding="utf-8")


def test_no_playthrough_is_missing_or_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDENS)
    played = {(game.name, game.num_players()) for game in map(load, GOLDENS.values())}
    wanted = {
        (name, players) for name in ("aurum", "auction") for players in game_class(name).option_list[0].allowed
    }
    assert played == wanted


def test_a_float_that_changes_is_seen() -> None:
    lines = ["ObservationTensor(0).a 12", "ObservationTensor(0).b 34", "ObservationTensor(1).a 12", "# State 1"]
    other = [lines[0], "ObservationTensor(0).b 35", *lines[2:]]
    (mine, yours, after), (changed, same, _) = condensed(lines), condensed(other)
    assert after == "# State 1"
    assert (mine != changed, yours == same) == (True, True)
