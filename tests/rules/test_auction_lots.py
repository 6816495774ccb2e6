"""B10 to B14: the winner's cards, replicas, payment, the bank and the next round."""

import pytest

from tests.kit.games.auction import all_pass, auction, cards, dealt, give, sell, set_coins
from tests.kit.games.moves import do, last_events, legal, refused


def test_B10_the_winner_takes_all_three_cards() -> None:
    state = sell(dealt(auction(4), "stamp painting collection"), 2, 3)
    assert cards(state, 2) == {"stamp": 1, "painting": 1, "collection": 1}
    assert state.view().cards[2].count == 3


def test_B10_the_third_is_turned_up_for_everyone() -> None:
    state = sell(dealt(auction(4), "stamp painting collection"), 2, 3)
    for reader in (None, 0, 2):
        won = last_events(state, "lot-won", reader)[0]
        assert (won.seat, won.coins, won.cards) == (2, 3, ("stamp", "painting", "collection"))
        assert state.view(reader).unseen.collection == 4


def test_B11_the_owner_chooses_the_group() -> None:
    state = sell(dealt(auction(4), "stamp jewel replica"), 1)
    assert state.view().phase == "join"
    assert state.view().joining == 1
    assert state.to_move() == [1]
    assert legal(state) == {"join stamp", "join jewel"}
    do(state, "join jewel")
    assert cards(state, 1) == {"stamp": 1, "jewel": 1, "replica@jewel": 1}
    assert [line.jewel for line in state.view().scores][1] == 10


def test_B11_only_stamps_jewels_furniture_and_sculptures() -> None:
    state = give(dealt(auction(4), "painting collection replica"), {0: "stamp jewel furniture sculpture painting"})
    sell(state, 0)
    assert legal(state) == {"join stamp", "join jewel", "join furniture", "join sculpture"}
    for move in ("join painting", "join collection", "join replica", "decline", "bid 1 stop"):
        assert refused(state, move) == "B11"


def test_B11_only_a_group_that_the_owner_has() -> None:
    state = sell(dealt(auction(4), "stamp jewel replica"), 1)
    assert refused(state, "join furniture") == "B11"
    assert refused(state, "pass") == refused(state, "bid 3") == "B11"


def test_B11_cards_of_the_same_lot_count_first() -> None:
    state = give(dealt(auction(4), "replica furniture painting"), {0: "stamp"})
    assert legal(sell(state, 0)) == {"join stamp", "join furniture"}


def test_B11_with_one_group_there_is_nothing_to_choose() -> None:
    state = sell(dealt(auction(4), "replica furniture painting"), 3)
    assert state.view().phase == "bid"
    assert state.view().round == 1
    assert cards(state, 3) == {"furniture": 1, "painting": 1, "replica@furniture": 1}
    assert last_events(state, "replica-joined")[0].group == "furniture"


def test_B11_with_no_group_it_waits() -> None:
    state = sell(dealt(auction(4), "replica painting collection"), 0)
    assert state.view().round == 1
    assert cards(state, 0) == {"replica": 1, "painting": 1, "collection": 1}
    assert last_events(state, "replica-waits")[0].replicas == 1


def test_B11_and_joins_at_the_first_chance() -> None:
    lots = ("replica painting collection", "painting painting painting", "stamp stamp stamp")
    state = sell(sell(dealt(auction(4), *lots), 0), 0)
    assert cards(state, 0)["replica"] == 1
    sell(state, 0)
    assert cards(state, 0)["replica@stamp"] == 1
    assert state.view().round == 3


def test_B11_the_first_chance_may_be_a_choice() -> None:
    state = sell(sell(dealt(auction(4), "replica painting collection", "stamp sculpture painting"), 0), 0)
    assert legal(state) == {"join stamp", "join sculpture"}


def test_B11_several_replicas_join_one_at_a_time() -> None:
    state = give(dealt(auction(4), "replica replica jewel"), {0: "stamp"})
    sell(state, 0)
    assert legal(state) == {"join stamp", "join jewel"}
    do(state, "join stamp")
    assert state.view().phase == "join"
    assert state.to_move() == [0]
    do(state, "join jewel")
    assert cards(state, 0) == {"stamp": 1, "jewel": 1, "replica@stamp": 1, "replica@jewel": 1}
    assert state.view().round == 1


def test_B11_several_replicas_with_one_group_all_join_it() -> None:
    state = sell(dealt(auction(4), "replica replica jewel"), 0)
    assert cards(state, 0) == {"jewel": 1, "replica@jewel": 2}
    assert len(last_events(state, "replica-joined")) == 2


def test_B11_once_joined_it_cannot_be_moved() -> None:
    state = sell(dealt(auction(4), "stamp replica painting", "jewel painting painting"), 0)
    sell(state, 0)
    assert cards(state, 0) == {"stamp": 1, "replica@stamp": 1, "painting": 3, "jewel": 1}
    assert state.view().phase == "bid"
    assert refused(state, "join jewel") == "B11"


@pytest.mark.parametrize(
    ("players", "bid", "share", "rest"), [(4, 11, 3, 2), (6, 4, 0, 4), (3, 8, 4, 0), (5, 12, 3, 0), (5, 7, 1, 3)]
)
def test_B12_the_bid_is_split_among_the_others(players: int, bid: int, share: int, rest: int) -> None:
    state = dealt(auction(players), "stamp stamp stamp")
    purse = state.view().coins[0]
    sell(state, 1, bid)
    assert state.view().coins == tuple(purse - bid if seat == 1 else purse + share for seat in range(players))
    assert state.view().bank == rest
    paid = last_events(state, "paid")[0]
    assert (paid.seat, paid.coins, paid.share, paid.bank) == (1, bid, share, rest)


def test_B12_those_who_passed_get_their_share_too() -> None:
    state = do(dealt(auction(3)), "pass", "bid 1", "bid 6", "pass")
    assert state.view().coins == (23, 23, 14)


def test_B12_payment_comes_after_the_replicas_have_joined() -> None:
    state = sell(dealt(auction(3), "stamp jewel replica"), 0, 5)
    assert state.view().coins == (20, 20, 20)
    do(state, "join stamp")
    assert state.view().coins == (15, 22, 22)
    assert state.view().bank == 1


def test_B13_whoever_alone_has_the_fewest_cards_takes_the_bank() -> None:
    state = give(dealt(auction(4)), {0: "stamp " * 9, 1: "stamp " * 6, 2: "stamp " * 6, 3: "stamp " * 12})
    sell(state, 2, 5)  # 1 each, 2 to the bank
    assert state.view().bank == 0
    assert state.view().coins == (16, 18, 10, 16)
    taken = last_events(state, "bank-taken")[0]
    assert (taken.seat, taken.coins) == (1, 2)


def test_B13_if_several_have_the_fewest_it_stays() -> None:
    state = give(dealt(auction(4)), {0: "stamp " * 9, 1: "stamp " * 6, 2: "stamp " * 6, 3: "stamp " * 12})
    sell(state, 0, 5)
    assert state.view().bank == 2
    assert last_events(state, "bank-taken") == []
    sell(state, 2, 5)
    assert state.view().bank == 0
    assert last_events(state, "bank-taken")[0].coins == 4


def test_B13_a_bank_of_one_coin_is_taken_and_an_empty_one_is_not() -> None:
    for coins in (0, 1):
        state = give(dealt(auction(3)), {1: "painting", 2: "jewel"})
        state.bank = coins
        all_pass(state)
        assert [taken.coins for taken in last_events(state, "bank-taken")] == [1] * coins


def test_B11_only_a_replica_waits() -> None:
    state = sell(dealt(auction(3), "painting painting painting"), 0)
    assert last_events(state, "replica-waits") == []
    state = sell(dealt(auction(3), "painting painting replica"), 0)
    assert [waits.replicas for waits in last_events(state, "replica-waits")] == [1]


def test_B13_also_when_all_have_passed() -> None:
    state = give(dealt(auction(3)), {0: "stamp", 1: "painting painting", 2: "jewel jewel"})
    state.bank = 3
    all_pass(state)
    assert state.view().coins == (23, 20, 20)
    assert state.view().bank == 0


def test_B13_replicas_and_collections_count() -> None:
    state = give(
        dealt(auction(3)), {0: "replica@stamp collection replica", 1: "painting painting", 2: "jewel " * 5}
    )
    state.bank = 3
    all_pass(state)
    assert state.view().coins == (20, 23, 20)


def test_B14_the_token_moves_one_seat_clockwise() -> None:
    state = dealt(auction(3), first=1)
    firsts = []
    for winner in (0, None, 2, 2):
        firsts.append(state.view().first)
        assert state.to_move() == [firsts[-1]]
        state = all_pass(state) if winner is None else sell(state, winner)
    assert firsts == [1, 2, 0, 1]
    assert last_events(state, "first-moved")[0].seat == 2


def test_B14_twenty_rounds_and_then_the_scores() -> None:
    state = dealt(auction(3))
    for _ in range(19):
        all_pass(state)
    assert not state.is_terminal()
    assert state.view().deck_size == 0
    all_pass(state)
    assert state.is_terminal()
    assert state.view().round == 19
    over = last_events(state, "game-over")[0]
    assert over.winners == (0, 1, 2)
    assert [line.total for line in over.scores] == [15, 15, 15]  # 20 coins, no sculpture
    assert state.returns() == pytest.approx([1 / 3] * 3)


def test_B14_coins_in_the_bank_are_nobodys() -> None:
    state = dealt(auction(3))
    for _ in range(19):
        all_pass(state)
    sell(state, 0, 1)
    assert state.is_terminal()
    assert state.view().bank == 1
    assert sum(line.coins for line in state.view().scores) == 59


def test_B14_the_bank_of_the_last_round_is_taken_first() -> None:
    state = give(dealt(auction(3)), {0: "painting", 1: "painting"})
    for _ in range(19):
        all_pass(state)
    set_coins(state, [20, 20, 18])
    state.bank = 2
    all_pass(state)
    assert state.is_terminal()
    assert state.view().coins == (20, 20, 20)
