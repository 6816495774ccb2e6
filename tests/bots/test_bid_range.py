"""The bids that the adept suggests for a hand in Aurum."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.adept import AdeptBot
from goldgavel.bots.adept.aurum.bid_range import bid_range, rank_of
from goldgavel.bots.master import SearchLimits, with_limits
from goldgavel.kernel.streams import Stream
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import random_game

DEALS = 40
QUICK_MASTER = with_limits(SearchLimits(iterations=300))


def first_bids(players: int) -> list[Any]:
    """Return the view of the first bidder of some deals."""
    game = gg.load("aurum", players=players)
    states = [game.new_game(seed) for seed in range(DEALS)]
    return [state.view(state.current_player()) for state in states]


@pytest.mark.parametrize("players", [3, 4])
def test_both_ends_are_in_the_hand_and_the_adept_bids_one_of_them(players: int) -> None:
    game = gg.load("aurum", players=players)
    for view in first_bids(players):
        found = bid_range(game, view)
        held = {rank_of(card) for card in view.hand}
        assert {found.low, found.high} <= held
        adept = rank_of(AdeptBot(game, view.seat, 0).choose(view, [], None))
        assert adept in {found.low, found.high}


@pytest.mark.parametrize("players", [3, 4])
def test_it_is_narrow_and_the_master_mostly_bids_in_it(players: int) -> None:
    game = gg.load("aurum", players=players)
    inside = width = 0
    for view in first_bids(players):
        found = bid_range(game, view)
        bid = rank_of(QUICK_MASTER(game, view.seat, 0).choose(view, [], None))
        inside += found.low <= bid <= found.high
        width += found.high - found.low + 1
    assert inside >= DEALS * 0.8
    assert width <= DEALS * 2.5


@pytest.mark.parametrize("players", [3, 4])
def test_it_depends_on_the_view_alone(players: int) -> None:
    game = gg.load("aurum", players=players)
    stream = Stream(9)
    asked = []

    def see(state: Any) -> None:
        if state.view().phase != "bid":
            return
        for seat in state.to_move():
            other = other_world(state, seat, stream)
            assert bid_range(game, state.view(seat)) == bid_range(game, other.view(seat))
            asked.append(seat)

    random_game(game, 11, see)
    assert len(set(asked)) == players


def test_the_smallest_hands_have_a_suggestion_too() -> None:
    game = gg.load("aurum", players=3, metals=2, ranks=3, hand=2)
    state = game.new_game(1)
    view: Any = state.view(state.current_player())
    assert bid_range(game, view).low in {rank_of(card) for card in view.hand}
