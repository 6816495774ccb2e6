"""B23 to B25: tokens, stop and ban."""

import pytest

from tests.kit.games.auction import ALL, auction, cards, dealt, give, sell, set_coins
from tests.kit.games.moves import do, last_events, legal, refused


def test_B23_everyone_has_one_of_each_in_play() -> None:
    assert dealt(auction(4)).view().tokens == ((),) * 4
    assert dealt(auction(4, tokens=ALL)).view().tokens == (ALL,) * 4
    assert dealt(auction(4, tokens=["exchange", "stop"])).view().tokens == (("stop", "exchange"),) * 4


def test_B23_a_token_that_is_not_in_play() -> None:
    state = set_coins(dealt(auction(3, tokens="ban")), [20, 20, 20])
    assert refused(state, "bid 15 stop") == refused(state, "bid 1 exchange") == "B23"
    assert "bid 1 ban 2" in legal(state)
    assert {move for move in legal(dealt(auction(3))) if len(move.split()) > 2} == set()


def test_B23_each_is_used_once_in_the_game() -> None:
    state = do(dealt(auction(3, tokens=ALL)), "bid 1 ban 1", "pass")
    assert state.view().tokens == (("stop", "exchange"), ALL, ALL)
    do(state, "bid 2", "pass")
    assert state.to_move() == [0]
    assert refused(state, "bid 3 ban 1") == "B23"
    do(state, "bid 15 stop")
    assert state.view().tokens == (("exchange",), ALL, ALL)
    do(state, "pass")
    set_coins(state, [20, 20, 20])
    assert refused(state, "bid 15 stop") == "B23"


def test_B23_a_token_used_is_told() -> None:
    state = do(dealt(auction(3, tokens=ALL)), "bid 1 ban 1")
    assert [(used.seat, used.token) for used in last_events(state, "token-used")] == [(0, "ban")]
    assert [(made.coins, made.token) for made in last_events(state, "bid-made")] == [(1, "ban")]


def test_B23_never_with_a_pass_and_one_with_a_bid() -> None:
    state = dealt(auction(3, tokens=ALL))
    for move in ("pass stop", "pass ban 2", "bid 15 stop ban 2", "bid 4 exchange stop"):
        assert refused(state, move) == "B23"


def test_B23_the_bid_is_placed_then_the_token_takes_effect_then_the_bidding_may_be_over() -> None:
    state = do(dealt(auction(3, tokens=ALL), "stamp stamp painting"), "pass", "bid 4 ban 2")
    kinds = [event.__struct_config__.tag for event in state.events()]
    assert kinds[:5] == ["bid-made", "token-used", "banned", "lot-won", "paid"]


def test_B23_the_first_bid_of_one_coin_may_have_a_token() -> None:
    state = give(dealt(auction(3, tokens=ALL)), {0: "stamp", 1: "jewel"})
    assert {"bid 1 ban 1", "bid 1 ban 2", "bid 1 exchange"} <= legal(state)


def test_B23_a_bid_with_a_token_must_be_a_bid() -> None:
    state = do(set_coins(dealt(auction(3, tokens=ALL)), [20, 16, 20]), "bid 16")
    for move in ("bid 16 stop", "bid 17 stop", "bid 17 ban 2", "bid 5 ban 2", "bid 17 exchange"):
        assert refused(state, move) == "B6"


@pytest.mark.parametrize(("players", "least"), [(3, 15), (4, 10), (5, 8), (6, 6)])
def test_B24_a_stop_needs_a_high_bid(players: int, least: int) -> None:
    state = dealt(auction(players, tokens="stop"))
    assert refused(state, f"bid {least - 1} stop") == "B24"
    assert str(least) in str(state.why_illegal(f"bid {least - 1} stop"))
    stops = {f"bid {coins} stop" for coins in range(least, state.view().coins[0] + 1)}
    assert {move for move in legal(state) if "stop" in move} == stops


def test_B24_the_bidder_wins_right_away() -> None:
    state = do(dealt(auction(5, tokens="stop"), "stamp stamp stamp"), "bid 6", "bid 8 stop")
    assert cards(state, 1) == {"stamp": 3}
    assert last_events(state, "lot-won")[0].seat == 1
    assert state.view().round == 1


def test_B24_the_stop_is_paid_to_all_others() -> None:
    state = do(dealt(auction(5, tokens="stop")), "bid 6", "bid 8 stop")
    assert state.view().coins == (14, 4, 14, 14, 14)


def test_B25_the_banned_one_is_out_for_this_round() -> None:
    state = do(dealt(auction(4, tokens="ban")), "bid 5", "pass", "bid 6 ban 0")
    assert state.view().bidding == (2, 3)
    assert state.to_move() == [3]
    banned = last_events(state, "banned")[0]
    assert (banned.seat, banned.banned) == (2, 0)
    do(state, "bid 7", "bid 8", "pass")
    assert last_events(state, "paid")[0].seat == 2
    assert state.view().coins == (17, 17, 7, 17)  # seat 0 took its 5 coins back
    assert state.view().bidding == (0, 1, 2, 3)


def test_B25_if_nobody_else_is_left_the_bidder_wins() -> None:
    state = do(dealt(auction(3, tokens="ban")), "bid 5", "pass", "bid 6 ban 0")
    assert last_events(state, "lot-won")[0].seat == 2
    assert state.view().round == 1


def test_B25_only_an_opponent_still_in_the_bidding() -> None:
    state = do(dealt(auction(4, tokens="ban")), "pass", "bid 1")
    assert refused(state, "bid 2 ban 0") == "B25"
    assert refused(state, "bid 2 ban 2") == "B25"
    assert refused(state, "bid 2 ban 4") == "B25"
    assert {move for move in legal(state) if move.startswith("bid 2 ")} == {"bid 2 ban 1", "bid 2 ban 3"}


def test_B25_the_ban_is_not_a_move_of_the_banned() -> None:
    state = do(dealt(auction(4, tokens="ban")), "bid 1 ban 1")
    assert [move["move"] for move in state.record()["moves"]] == ["bid 1 ban 1"]
    assert state.to_move() == [2]


def test_a_token_bid_may_use_all_the_coins() -> None:
    state = give(dealt(auction(3, tokens=ALL), "painting painting stamp"), {0: "stamp", 1: "jewel"})
    assert {"bid 20 stop", "bid 20 ban 1", "bid 20 exchange"} <= legal(state)
    assert "bid 21 stop" not in legal(state)
    sell(state, 0, 20)
    assert legal(set_coins(state, [20, 0, 20])) == {"pass"}
