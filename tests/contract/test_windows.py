"""Windows and default moves: what upper layers can use without knowing the rules."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from tests.kit.games.option_mixes import all_spread, mix_id, random_game
from tests.kit.games.sample_sizes import mix_count

every_mix = pytest.mark.parametrize(("name", "mix"), all_spread(mix_count(16, 128)), ids=mix_id)
every_game = pytest.mark.parametrize("name", list(GAMES))
pytestmark = pytest.mark.soak


@every_mix
def test_in_a_window_there_is_the_default_and_else_only_changes(name: str, mix: dict[str, Any]) -> None:
    game = gg.load(name, **mix)
    windows = 0

    def see(state: Any) -> None:
        nonlocal windows
        legal = [] if state.is_terminal() else list(state.view(state.current_player()).legal)
        assert state.in_window() == (game.window_default in legal)
        assert all(game.is_window_change(move) == state.in_window() for move in legal if move != "keep")
        windows += state.in_window()

    random_game(game, 51, see)
    assert (windows > 0) == (name == "aurum" and mix["bid_changes"])


@every_game
def test_neutral_moves_are_moves_of_the_game(name: str) -> None:
    game = gg.load(name)
    assert game.neutral_moves
    for move in game.neutral_moves:
        assert game.parse_move(move) >= 0
        assert not game.is_window_change(move)


@pytest.mark.parametrize("text", ["swap Au0 Ag7", "  SWAP au3   bi10 Partner "])
def test_A12_a_change_can_be_named_before_the_window(text: str) -> None:
    assert gg.load("aurum", players=4).is_window_change(text)
    assert not gg.load("auction").is_window_change(text)


def test_A16_without_bid_changes_there_is_nothing_to_name() -> None:
    assert not gg.load("aurum", players=4, edition="digest").is_window_change("swap Au0 Ag7")


@pytest.mark.parametrize("text", ["", "swap", "swap Au0", "swap Ag7 Au0", "play Ag7", "keep", "swap Au0 Ag7 now"])
def test_moves_that_are_not_changes(text: str) -> None:
    assert not gg.load("aurum", players=4).is_window_change(text)
