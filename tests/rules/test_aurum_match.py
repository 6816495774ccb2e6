"""A34 to A38: the end of the game, and variants."""

from typing import Any

import pytest

from tests.kit.games.aurum import aurum, end_with, round_winners, sheet
from tests.rules.test_aurum_scores import NO_GOLD, NO_GOLD_4


def race(nuggets: list[int], **round_end: Any) -> Any:
    return end_with(aurum(3), nuggets=nuggets, number=sum(nuggets), **round_end)


def test_A34_the_first_with_two_nuggets_wins() -> None:
    state = race([1, 1, 0], bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD)
    assert state.is_terminal()
    assert state.returns() == [0.0, 1.0, 0.0]
    assert state.view().winners == (1,)


def test_A34_rounds_continue_until_then() -> None:
    state = race([1, 1, 0], bids=[2, 2, 4], tricks=[1, 1, 4], gold=NO_GOLD)
    assert not state.is_terminal()
    assert state.view().nuggets == (1, 1, 1)
    assert state.needs_deal()


def test_A34_four_players_in_every_edition() -> None:
    for edition in ("evrikus", "gigamic", "digest"):
        game = aurum(4, edition=edition)
        state = end_with(game, bids=[2, 9, 1, 9], tricks=[2, 0, 0, 0], gold=NO_GOLD_4, nuggets=[1, 1], number=2)
        assert state.returns() == [1.0, 0.0, 1.0, 0.0]


GIGAMIC = {"edition": "gigamic"}


def test_A35_two_nuggets_win_at_once() -> None:
    game = aurum(3, **GIGAMIC)
    state = end_with(game, bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD, nuggets=[0, 1, 0], number=1)
    assert state.returns() == [0.0, 1.0, 0.0]


def test_A35_after_round_three_the_most_nuggets() -> None:
    game = aurum(3, **GIGAMIC)
    state = end_with(game, bids=[9, 9, 9], tricks=[0, 0, 0], gold=[[], [1], [1]], nuggets=[0, 1, 1], number=2)
    assert state.view().nuggets == (0, 2, 2)
    assert state.returns() == [0.0, 0.5, 0.5]


def test_A35_among_equals_the_higher_bid_of_the_last_round() -> None:
    game = aurum(3, **GIGAMIC)
    state = end_with(game, bids=[3, 5, 1], tricks=[1, 1, 1], gold=NO_GOLD, nuggets=[1, 1, 0], number=2)
    assert state.view().nuggets == (1, 1, 1)
    assert state.returns() == [0.0, 1.0, 0.0]


def test_A35_then_they_share_the_win() -> None:
    game = aurum(3, **GIGAMIC)
    state = end_with(game, bids=[5, 5, 1], tricks=[1, 1, 1], gold=NO_GOLD, nuggets=[1, 1, 0], number=2)
    assert state.returns() == [0.5, 0.5, 0.0]


def test_A36_several_with_two_the_higher_bid() -> None:
    state = race([1, 1, 0], bids=[3, 4, 9], tricks=[0, 0, 0], gold=NO_GOLD)
    assert state.view().nuggets == (2, 2, 1)
    assert state.returns() == [0.0, 1.0, 0.0]


def test_A36_then_they_share_the_win() -> None:
    state = race([1, 1, 0], bids=[4, 4, 9], tricks=[0, 0, 0], gold=NO_GOLD)
    assert state.returns() == [0.5, 0.5, 0.0]


def test_A36_with_four_the_teams_bid() -> None:
    state = end_with(
        aurum(4), bids=[2, 3, 8, 7], tricks=[0] * 4, gold=[[0], [0], [], []], nuggets=[1, 1], number=2
    )
    assert state.view().nuggets == (2, 2)
    assert state.returns() == [1.0, 0.0, 1.0, 0.0]


def test_A37_without_gold_0() -> None:
    for players in (3, 4):
        view = aurum(players, zero_gold=False).new_game(seed=3).view()
        assert view.stocks == ((),) * players
        assert "Au0" not in view.supply


def test_A38_points_add_up_over_three_rounds() -> None:
    game = aurum(3, match="points")
    state = end_with(game, bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD, points=[10, 1, 3], number=2)
    assert state.scores() == [14, 7, 3]
    assert state.returns() == [1.0, 0.0, 0.0]
    assert state.view().nuggets == (0, 0, 0)
    assert round_winners(state) == (1,)


def test_A38_not_before_the_third_round() -> None:
    game = aurum(3, match="points")
    state = end_with(game, bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD, points=[90, 1, 3], number=1)
    assert not state.is_terminal()


def test_A38_every_round_has_its_own_line_of_the_sheet() -> None:
    game = aurum(3, match="points")
    state = end_with(game, bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD, number=1)
    assert sheet(state, 0) == [(0, 0, 0)] * 3
    assert sheet(state, 1) == [(4, 0, 4), (6, 0, 6), (0, 0, 0)]


def test_A38_equals_share_the_win() -> None:
    game = aurum(3, match="points")
    state = end_with(game, bids=[9, 9, 9], tricks=[0, 0, 0], gold=[[1], [], []], points=[4, 5, 5], number=2)
    assert state.returns() == pytest.approx([1 / 3] * 3)
