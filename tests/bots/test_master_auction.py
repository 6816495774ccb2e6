"""The Auction master: sensible choices; its search is legal, repeatable and uses no hidden information."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.adept.auction import features_for
from goldgavel.bots.adept.auction.policy import chosen, set_weights
from goldgavel.bots.adept.auction.weights import STANDARD, Weights
from goldgavel.bots.budget import SearchLimits
from goldgavel.bots.driver import play_game
from goldgavel.bots.master import with_limits
from goldgavel.bots.master.auction.opponent_model import PRIOR_MODEL, bid_models
from goldgavel.bots.master.auction.searcher import Searcher, bids_made
from goldgavel.kernel.streams import Stream
from tests.bots.test_auction_positions import LAST
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.auction import ALL, auction, deal_of
from tests.kit.games.bots import expect_no_peeking
from tests.kit.games.moves import do
from tests.kit.games.option_mixes import spread
from tests.kit.games.sample_sizes import count
from tests.kit.parity.both_builds import needs_compiled, print_build, run_both_builds

LATE = 16
FEW = with_limits(SearchLimits(iterations=2))


def choice(state: Any, worlds: int = 24) -> str:
    searcher = Searcher(state.game, state.current_player())
    return searcher.choose(state.view(state.current_player()), (), SearchLimits(iterations=worlds), Stream(7))


def at_last_round(lot: str, **options: Any) -> Any:
    """Four players and all earlier lots in the box: this decision decides the game."""
    game = auction(4, **options)
    deal = deal_of(game, lot)
    state = game.start()
    state.deal({"first": 0, "deck": deal["deck"][3:] + deal["deck"][:3]})
    for _ in range(LAST):
        do(state, *["pass"] * 4)
    return state


def test_a_lot_for_one_coin_is_taken() -> None:
    state = do(at_last_round("painting painting painting"), "pass", "pass", "pass")
    assert choice(state) == "bid 1"


def test_a_lot_that_only_costs_is_left() -> None:
    state = do(at_last_round("collection collection collection"), "pass", "pass", "pass")
    assert choice(state) == "pass"


def test_who_wins_anyway_pays_no_more_than_the_lot_is_worth() -> None:
    """Two paintings and another third card are not worth fifteen points."""
    state = do(at_last_round("painting painting painting"), "bid 14", "pass", "pass")
    assert choice(state) == "pass"


def played(weights: Weights, noise: float) -> Any:
    """A game of four in which seat 1 values lots by these weights and errors, and the others as adepts do."""
    state = auction(4).new_game(11)
    features = features_for(4)
    set_weights(features, 1, weights)
    features.noises = [0.0, noise, 0.0, 0.0, 0.0, 0.0]
    while not state.is_terminal():
        state.apply_action(chosen(features, state))
    return state


def test_who_plays_as_the_policy_says_is_soon_known() -> None:
    state = played(STANDARD[4], 0.0)
    found = bid_models(state.game, state.history(0))
    assert all(model.noise < 0.6 * PRIOR_MODEL.noise for model in found)
    assert all(0.9 < model.scale < 1.1 for model in found)


def test_who_bids_high_or_wildly_is_found_out() -> None:
    standard = STANDARD[4]
    eager = standard._replace(coin=standard.coin * 0.6, coin_soon=0.0, coin_early=standard.coin_early * 0.6)
    state = played(eager, 0.0)
    high = bid_models(state.game, state.history(0))[1]
    state = played(standard, 9.0)
    wild = bid_models(state.game, state.history(0))[1]
    assert high.scale > 1.1
    assert wild.noise > PRIOR_MODEL.noise


def test_a_history_is_watched_without_the_hidden_cards() -> None:
    """Another order of the unseen cards gives the same history, and so the same `bid_models`."""
    state = auction(4).new_game(2)
    features = features_for(4)
    for _ in range(60):
        state.apply_action(chosen(features, state))
    other = other_world(state, 0, Stream(3))
    assert bid_models(state.game, state.history(0)) == bid_models(state.game, other.history(0))


def test_bids_of_this_lot_are_remembered() -> None:
    state = do(auction(4).new_game(3), "bid 1", "bid 4", "pass")
    assert sum(bids_made(state.view(state.current_player()))) == 5


def test_only_legal_moves_over_all_mixes() -> None:
    """Among random bots, which lead to odd positions, and among masters. `ask` refuses illegal moves."""
    for seed, mix in enumerate(spread("auction", count(6, 400))):
        game = gg.load("auction", **mix)
        bots: list[Any] = [FEW] * game.players if seed % 2 else [FEW, *["random"] * (game.players - 1)]
        assert play_game(game, bots, seed).is_terminal()


def test_the_seed_decides() -> None:
    game = auction(4, tokens=ALL)
    first, second = (play_game(game, [FEW] * 4, 5).record()["moves"] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("tokens", [(), ALL])
def test_hidden_cards_make_no_difference(tokens: tuple[str, ...]) -> None:
    game = auction(4, tokens=tokens)
    for seed in range(count(1, 20)):
        expect_no_peeking(game, FEW, seed)


def test_every_world_holds_what_was_unseen() -> None:
    """The deck of the search's table remains a permutation of the same cards."""
    state = do(auction(4).new_game(1), "pass", "pass", "pass", "bid 1")
    search = Searcher(state.game, state.turn).search(state.view(state.turn), (), Stream(1))
    before = sorted(search.root.deck[:60])
    choice(state)
    assert sorted(search.root.deck[:60]) == before
    assert list(search.root.deck[3:5]) == list(state.deck[3:5])


def late_choices() -> list[str]:
    """Return the master's choices at some moves in the last rounds of a game between adepts."""
    state = auction(3, tokens=ALL).new_game(4)
    features = features_for(3)
    found = []
    while not state.is_terminal():
        if state.round >= LATE and state.move_log.ply() % 3 == 0:
            found.append(choice(state, 2))
        state.apply_action(chosen(features, state))
    return found


@needs_compiled
def test_compiled_equals_interpreted() -> None:
    compiled, interpreted = run_both_builds("tests.bots.test_master_auction")
    assert compiled
    assert compiled == interpreted


if __name__ == "__main__":
    print_build()
    print(late_choices())
