"""The adept's appraisal of a lot: likely points and a fair price."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.adept import AdeptBot
from goldgavel.bots.adept.auction.appraisal import appraisal
from goldgavel.kernel.streams import Stream
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import random_game

FIRST_LOTS = 60


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_lots_are_not_worth_the_whole_purse(players: int) -> None:
    """The current sheet gives a first sculpture 20 points or more, but it is not worth all coins."""
    game = gg.load("auction", players=players)
    prices = []
    for seed in range(FIRST_LOTS):
        state = game.new_game(seed)
        seat = state.current_player()
        found = appraisal(game, state.view(seat), seat)
        purse = state.view().coins[seat]
        assert 0 <= found.low <= found.high <= purse * 2 // 3 + 1
        prices.append((found.high, sold_for(game, state)))
    highs = [high for high, _ in prices]
    assert 2 <= sum(highs) / FIRST_LOTS <= game.new_game(0).view().coins[0] / 2
    assert sum(abs(high - sold) <= 1 for high, sold in prices) > FIRST_LOTS * 0.9, (
        "what adepts pay among themselves"
    )


def sold_for(game: Any, state: Any) -> int:
    """Return the price of the first lot among adepts; 0 if no one bids."""
    bots = [AdeptBot(game, seat, 0) for seat in range(game.players)]
    price = 0
    while state.round == 0:
        seat = state.current_player()
        state.apply_action(game.parse_move(bots[seat].choose(state.view(seat), [], None)))
        price = max([price, *(event.coins for event in state.events() if type(event).__name__ == "LotWon")])
    return price


def test_the_adept_bids_as_far_as_it_says() -> None:
    game = gg.load("auction", players=4)
    seen = []

    def see(state: Any) -> None:
        if state.view().phase != "bid" or state.is_terminal():
            return
        seat = state.current_player()
        view = state.view(seat)
        found = appraisal(game, view, seat)
        bids = AdeptBot(game, seat, 0).choose(view, [], None) != "pass"
        assert bids == (view.least_bid is not None and view.least_bid <= found.high)
        assert (found.low == 0) == (found.high == 0)
        seen.append(bids)

    random_game(game, 7, see)
    assert set(seen) == {True, False}


def test_it_depends_on_the_view_alone() -> None:
    game = gg.load("auction", players=5, tokens="stop,ban,exchange")
    stream = Stream(9)

    def see(state: Any) -> None:
        if state.view().phase == "bid":
            seat = state.current_player()
            other = other_world(state, seat, stream)
            assert appraisal(game, state.view(seat), seat) == appraisal(game, other.view(seat), seat)

    random_game(game, 11, see)
