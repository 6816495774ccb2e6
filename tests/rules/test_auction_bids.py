"""B6 to B9: bidding and passing."""

import pytest

from goldgavel.kernel.errors import IllegalMove, NotYourTurn, UnreadableMove
from tests.kit.games.auction import all_pass, auction, cards, dealt, sell, set_coins
from tests.kit.games.moves import do, last_events, legal, refused


def test_B6_the_first_bid_is_at_least_one_coin() -> None:
    state = dealt(auction(4))
    assert legal(state) == {"pass"} | {f"bid {coins}" for coins in range(1, 16)}


def test_B6_only_the_seat_on_turn_has_moves() -> None:
    state = do(dealt(auction(4)), "bid 2")
    assert [bool(legal(state, seat)) for seat in range(4)] == [False, True, False, False]


def test_B6_every_bid_is_higher_than_the_one_before() -> None:
    state = do(dealt(auction(4)), "bid 2", "bid 5")
    assert refused(state, "bid 5") == refused(state, "bid 4") == "B6"
    assert legal(state) == {"pass"} | {f"bid {coins}" for coins in range(6, 16)}


def test_B6_a_player_with_all_the_coins_can_bid_them_all() -> None:
    state = do(set_coins(dealt(auction(4)), [60, 0, 0, 0]), "bid 60")
    assert (state.view().high_bid, state.view().high_bidder) == (60, 0)
    made = last_events(state, "bid-made")[0]
    assert (made.seat, made.coins, made.token) == (0, 60, None)


def test_B6_nobody_bids_more_than_they_have() -> None:
    state = set_coins(dealt(auction(4)), [7, 20, 1, 32])
    assert refused(state, "bid 8") == "B6"
    do(state, "bid 7", "bid 20")
    assert legal(state) == {"pass"}
    do(state, "pass")
    assert legal(state) == {"pass"} | {f"bid {coins}" for coins in range(21, 33)}


def test_B6_clockwise_among_those_still_in() -> None:
    state = dealt(auction(5), first=3)
    turns = []
    for move in ("bid 1", "pass", "bid 2", "pass", "bid 3", "bid 4", "bid 5", "bid 6"):
        turns.append(state.to_move()[0])
        do(state, move)
    assert turns == [3, 4, 0, 1, 2, 3, 0, 2]


def test_B6_a_bid_is_a_total() -> None:
    state = do(dealt(auction(4)), "bid 2", "bid 5", "pass", "bid 6", "bid 7", "pass", "pass")
    assert last_events(state, "paid")[0].coins == 7
    assert state.view().coins[0] == 8


def test_B6_only_the_seat_whose_turn_it_is() -> None:
    state = dealt(auction(4), first=2)
    with pytest.raises(NotYourTurn):
        do(state, "3: bid 1")
    assert legal(state, 3) == set()


@pytest.mark.parametrize(
    "move",
    ["bid 0", "bid 61", "bid 015", "bid -3", "bid +3", "bid 2.5", "bid 0 stop", "bid 99 ban 2", "bid 07 exchange"],
)
def test_B6_a_bid_is_a_whole_number_of_coins(move: str) -> None:
    state = dealt(auction(4))
    assert refused(state, move) == "B6"
    with pytest.raises(IllegalMove):
        state.game.parse_move(move)
    assert "60" in str(state.why_illegal(move))


@pytest.mark.parametrize(
    "move", ["bid", "bid two", "bid 5 go", "pass 3", "bid 5 ban", "bid 5 6", "bid ?", "join", "sell"]
)
def test_text_that_is_not_a_move_is_refused(move: str) -> None:
    assert isinstance(dealt(auction(4)).why_illegal(move), UnreadableMove)


def test_B7_who_passes_is_out_for_this_round_only() -> None:
    state = do(dealt(auction(3)), "pass", "bid 1", "bid 2")
    assert state.to_move() == [1]
    assert state.view().bidding == (1, 2)
    do(state, "pass")
    assert state.view().bidding == (0, 1, 2)


def test_B7_who_passes_keeps_the_coins() -> None:
    state = do(dealt(auction(3)), "bid 9", "bid 10", "pass", "pass")
    assert state.view().coins == (25, 10, 25)


def test_B7_who_cannot_outbid_is_still_asked() -> None:
    state = do(set_coins(dealt(auction(4)), [15, 0, 15, 30]), "bid 15")
    assert state.to_move() == [1]
    assert legal(state) == {"pass"}
    do(state, "pass")
    assert legal(state) == {"pass"}
    assert state.record()["moves"][-1] == {"seat": 1, "move": "pass"}


def test_B8_the_bidder_wins_at_once_when_all_others_have_passed() -> None:
    state = do(dealt(auction(4)), "bid 1", "pass", "pass", "pass")
    assert last_events(state, "lot-won")[0].seat == 0
    assert state.view().round == 1


def test_B8_also_when_the_others_passed_before_the_bid() -> None:
    state = do(dealt(auction(4)), "pass", "pass", "pass")
    assert state.view().phase == "bid"
    assert state.to_move() == [3]
    assert "pass" in legal(state)
    do(state, "bid 3")
    assert last_events(state, "lot-won")[0].seat == 3
    assert state.view().round == 1


def test_B8_not_while_another_player_is_in() -> None:
    state = do(dealt(auction(3)), "bid 1", "pass")
    assert state.view().round == 0
    assert state.to_move() == [2]


def test_B9_if_all_pass_the_lot_goes_to_the_box() -> None:
    state = all_pass(dealt(auction(4), "stamp jewel replica", "painting painting painting"))
    assert all(cards(state, seat) == {} for seat in range(4))
    assert last_events(state, "lot-boxed")[0].cards == ("stamp", "jewel")
    assert last_events(state, "lot-won") == []
    boxed = state.view().boxed
    assert [(lot.round, lot.cards, lot.third) for lot in boxed] == [(0, ("stamp", "jewel"), None)]
    assert state.view().coins == (15, 15, 15, 15)


def test_B9_the_last_one_may_pass_too() -> None:
    state = do(dealt(auction(3)), "pass", "pass", "pass")
    assert len(state.view().boxed) == 1


def test_B9_its_third_card_is_unseen_until_the_game_is_over() -> None:
    state = all_pass(dealt(auction(3), "stamp jewel replica"))
    assert state.view().unseen.replica == 5
    for _ in range(18):
        all_pass(state)
    assert all(lot.third is None for lot in state.view().boxed)
    sell(state, 0)
    assert state.is_terminal()
    assert state.view().boxed[0].third == "replica"
