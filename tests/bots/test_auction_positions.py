"""Adept and master find the obvious move in Auction positions."""

from typing import Any

import pytest

from goldgavel.bots.adept.auction import features_for, tables
from goldgavel.bots.adept.auction.features import Features
from goldgavel.bots.adept.auction.policy import refreshed
from goldgavel.bots.registry import find_bot
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.kernel.views import Told
from tests.kit.games.auction import auction, dealt, give, set_coins
from tests.kit.games.moves import do, legal

LAST = 19


both = pytest.mark.parametrize("level", ["adept", "master:200it"])


def choice(state: Any, level: str = "adept") -> str:
    seat = state.current_player()
    move = find_bot(level)(state.game, seat, 1).choose(state.view(seat), (), None)
    assert move in legal(state)
    return move


def thoughts(state: Any) -> Features:
    return refreshed(features_for(state.players), state)


def last_round(state: Any) -> Any:
    """Move to the last round, with all earlier lots in the box."""
    state.round = LAST
    state.boxed = (1 << LAST) - 1
    return state


def test_tables_are_the_engines() -> None:
    assert tables.ALONE[tables.STAMP][:7] == (0, 1, 8, 17, 28, 41, 56)
    assert tables.ALONE[tables.FURNITURE][:5] == (0, 0, 12, 12, 24)
    assert tables.PLACES[5] == (20, 15, 10, -5, -5)
    assert (tables.NO_SCULPTURE, tables.WITH_SET, tables.WITHOUT_SET) == (-5, 20, -10)


@both
def test_who_could_have_the_lot_for_one_coin_takes_it(level: str) -> None:
    state = do(dealt(auction(4), "stamp jewel painting"), "pass", "pass", "pass")
    assert choice(state, level) == "bid 1"


@both
def test_a_high_price_is_left_to_others(level: str) -> None:
    state = do(dealt(auction(4), "stamp jewel painting"), "bid 14")
    assert choice(state, level) == "pass"


@both
def test_nobody_pays_for_a_burden(level: str) -> None:
    """Two collections without a set in the last round: minus twenty points."""
    state = last_round(dealt(auction(4)))
    view_lot(state, "collection", "collection")
    assert choice(state, level) == "pass"


def view_lot(state: Any, *cards: str) -> None:
    """Show these cards, from earlier lots."""
    deck = list(state.deck)
    for place, card in enumerate(cards):
        target = 3 * state.round + place
        source = next(at for at in range(target, -1, -1) if deck[at] == KINDS.index(card))
        deck[target], deck[source] = deck[source], deck[target]
    state.deck = deck


@pytest.mark.parametrize(
    ("held", "best"), [("stamp stamp stamp stamp furniture", "stamp"), ("jewel furniture", "furniture")]
)
def test_a_replica_joins_where_it_gains_most(held: str, best: str) -> None:
    state = last_round(give(dealt(auction(3)), {0: held, 1: "sculpture", 2: "sculpture"}))
    view_lot(state, "replica", "painting")
    state.first = state.turn = 0
    do(state, "bid 1", "pass", "pass")
    assert choice(state) == f"join {best}"


def test_the_more_stamps_the_dearer_the_next() -> None:
    state = last_round(give(dealt(auction(4)), {0: "stamp stamp stamp", 1: "painting"}))
    view_lot(state, "stamp", "stamp")
    values = thoughts(state).values
    assert values[0] > values[1]


@both
def test_the_last_rival_is_banned_from_a_lot_worth_having(level: str) -> None:
    state = last_round(give(dealt(auction(4, tokens="ban")), {0: "stamp stamp stamp stamp"}))
    view_lot(state, "stamp", "stamp")
    state.first = state.turn = 0
    do(state, "bid 1", "bid 2", "pass", "pass")
    assert choice(state, level) == "bid 3 ban 1"


@both
def test_stop_takes_a_lot_that_others_would_bid_up(level: str) -> None:
    state = last_round(give(dealt(auction(4, tokens="stop")), {0: "stamp stamp stamp stamp"}))
    view_lot(state, "stamp", "stamp")
    state.first = state.turn = 0
    assert choice(state, level) == "bid 10 stop"


def test_a_swap_that_helps_both_is_offered_and_accepted() -> None:
    held = {0: "stamp stamp stamp stamp jewel", 1: "jewel jewel jewel jewel stamp", 2: "painting", 3: "painting"}
    state = last_round(give(dealt(auction(4, tokens="exchange")), held))
    view_lot(state, "painting", "painting")
    assert choice(state) == "bid 1 exchange"
    do(state, "bid 1 exchange")
    assert choice(state).startswith("offer 1 jewel for stamp")
    do(state, "offer 1 jewel for stamp mine")
    assert choice(state) == "accept"


@both
def test_a_swap_that_only_costs_is_declined(level: str) -> None:
    held = {0: "painting stamp", 1: "stamp stamp stamp stamp stamp", 2: "painting", 3: "painting"}
    state = last_round(give(dealt(auction(4, tokens="exchange")), held))
    view_lot(state, "painting", "painting")
    do(state, "bid 1 exchange", "offer 1 painting for stamp mine")
    assert choice(state, level) == "decline"


@both
def test_a_swap_with_a_player_far_behind_is_accepted(level: str) -> None:
    """The other player gains more, but a player with two cards will not win."""
    held = {0: "stamp jewel", 1: "stamp jewel jewel jewel jewel", 2: "stamp stamp stamp", 3: "stamp stamp stamp"}
    state = last_round(give(dealt(auction(4, tokens="exchange")), held))
    view_lot(state, "painting", "painting")
    do(state, "bid 1 exchange", "offer 1 jewel for stamp mine")
    assert choice(state, level) == "accept"


def test_the_master_does_not_help_a_rival_who_gains_more() -> None:
    """Both sets grow, the stamps by more: the adept takes the points, the master prefers the win."""
    held = {0: "stamp stamp stamp stamp jewel", 1: "jewel jewel jewel jewel stamp", 2: "painting", 3: "painting"}
    state = last_round(give(dealt(auction(4, tokens="exchange")), held))
    view_lot(state, "painting", "painting")
    do(state, "bid 1 exchange", "offer 1 jewel for stamp mine")
    assert choice(state, "adept") == "accept"
    assert choice(state, "master:200it") == "decline"


def test_coins_are_worth_more_early_and_to_players_who_can_spend_them() -> None:
    state = set_coins(dealt(auction(4)), [50, 4, 3, 3])
    early = list(thoughts(state).price)
    assert early[1] > early[0]
    assert thoughts(last_round(state)).price[1] < early[1]


def test_a_declined_swap_is_not_offered_again() -> None:
    held = {0: "stamp stamp stamp stamp jewel", 1: "jewel jewel jewel jewel stamp", 2: "painting", 3: "painting"}
    state = last_round(give(dealt(auction(4, tokens="exchange")), held))
    view_lot(state, "painting", "painting")
    bot = find_bot("adept")(state.game, 0, 1)
    history: list[Told] = []

    def after(*moves: str) -> str:
        for move in moves:
            seat = state.current_player()
            do(state, move)
            history.append(Told(ply=len(history), seat=seat, move=move, events=tuple(state.events(0))))
        chosen = bot.choose(state.view(0), history, None)
        assert chosen == bot.choose(state.view(0), history, None)
        return chosen

    assert after() == "bid 1 exchange"
    assert after("bid 1 exchange").startswith("offer 1 jewel for stamp")
    assert not after("offer 1 jewel for stamp mine", "decline", "bid 2", "pass", "pass").endswith("exchange")
    assert "jewel for stamp" not in after("bid 3 exchange")
