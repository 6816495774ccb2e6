"""B26: the exchange."""

import pytest

from goldgavel.games.auction.state import State
from tests.kit.games.auction import ALL, auction, cards, dealt, give
from tests.kit.games.moves import do, last_events, legal, refused


def table(holdings: dict[int, str], players: int = 4, tokens: str = "exchange") -> State:
    return give(dealt(auction(players, tokens=tokens), "painting painting painting"), holdings)


def test_B26_offers_to_any_opponent() -> None:
    state = do(table({0: "stamp painting", 1: "jewel", 3: "replica@stamp collection"}), "bid 1 exchange")
    assert state.view().phase == "offer"
    assert state.to_move() == [0]
    assert legal(state) == {
        f"offer {seat} {mine} for {theirs} {token}"
        for seat, theirs in ((1, "jewel"), (3, "replica@stamp"), (3, "collection"))
        for mine in ("stamp", "painting")
        for token in ("mine", "theirs")
    }


def test_B26_also_to_one_who_has_passed() -> None:
    state = do(table({3: "stamp", 1: "jewel"}), "bid 1", "pass", "pass", "bid 2 exchange")
    do(state, "offer 1 stamp for jewel mine")
    assert state.to_move() == [1]
    do(state, "accept")
    assert (cards(state, 3), cards(state, 1)) == ({"jewel": 1}, {"stamp": 1})
    assert state.to_move() == [0]
    assert state.view().bidding == (0, 3)


def test_B26_an_offer_must_be_possible() -> None:
    for holdings in ({}, {0: "stamp"}, {1: "stamp", 2: "jewel"}):
        assert refused(table(holdings), "bid 3 exchange") == "B26"
    assert "bid 3 exchange" in legal(table({0: "stamp", 2: "jewel"}))


def test_B26_an_offer_must_follow_and_only_then() -> None:
    state = table({0: "stamp", 1: "jewel"})
    for move in ("offer 1 stamp for jewel mine", "accept", "decline"):
        assert refused(state, move) == "B26"
    do(state, "bid 3 exchange")
    for move in ("pass", "bid 4", "accept", "join stamp", "bid 5 exchange"):
        assert refused(state, move) == "B26"


def test_B26_what_cannot_be_offered() -> None:
    state = do(table({0: "stamp", 1: "jewel", 2: "stamp"}), "bid 3 exchange")
    for move in (
        "offer 0 stamp for stamp mine",
        "offer 1 jewel for jewel mine",
        "offer 1 stamp for stamp mine",
        "offer 3 stamp for jewel mine",
        "offer 1 replica for jewel mine",
        "offer 1 stamp for replica@jewel mine",
    ):
        assert refused(state, move) == "B26"


def test_B26_the_first_card_for_the_first_card_of_the_first_seat() -> None:
    state = do(table({0: "painting", 1: "painting"}), "pass", "bid 1 exchange")
    assert state.why_illegal("offer 0 painting for painting mine") is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_B26_there_is_no_offer_beyond_the_last(players: int) -> None:
    state = do(table({0: "painting stamp", 1: "painting stamp"}, players), "bid 1 exchange")
    count = len(state.game.texts)
    assert all(state.why_illegal(action) is not None for action in range(count, count + 500))


def test_B26_a_refusal_says_nothing_of_waiting_replicas() -> None:
    state = do(table({0: "replica", 2: "painting"}), "bid 3 exchange", "offer 2 replica for painting mine")
    do(state, "decline")
    assert [event.__struct_config__.tag for event in state.events()] == ["offer-answered"]


def test_B26_the_opponent_accepts_or_declines() -> None:
    state = do(table({0: "stamp", 2: "jewel"}), "bid 3 exchange", "offer 2 stamp for jewel mine")
    assert state.view().phase == "answer"
    assert state.to_move() == [2]
    assert legal(state) == {"accept", "decline"}
    for move in ("pass", "bid 4", "offer 2 stamp for jewel mine", "join stamp"):
        assert refused(state, move) == "B26"
    offer = state.view().offer
    assert offer is not None
    assert (offer.seat, offer.to, offer.given, offer.taken, offer.turned) == (0, 2, "stamp", "jewel", 0)


def test_B26_a_swap_turns_the_own_token() -> None:
    state = do(table({0: "stamp", 2: "jewel"}), "bid 3 exchange", "offer 2 stamp for jewel mine", "accept")
    assert state.view().tokens == ((), ("exchange",), ("exchange",), ("exchange",))
    swapped = last_events(state, "cards-swapped")[0]
    assert (swapped.seat, swapped.other, swapped.given, swapped.taken) == (0, 2, "stamp", "jewel")
    assert last_events(state, "token-used")[0].seat == 0
    assert state.view().offer is None


def test_B26_or_theirs() -> None:
    state = do(table({0: "stamp", 2: "jewel"}), "bid 3 exchange", "offer 2 stamp for jewel theirs", "accept")
    assert state.view().tokens == (("exchange",), ("exchange",), (), ("exchange",))
    assert last_events(state, "token-used")[0].seat == 2
    do(state, "bid 4", "bid 5", "pass")
    assert "bid 6 exchange" in legal(state)


def test_B26_theirs_only_if_it_is_unused() -> None:
    state = table({0: "stamp", 2: "jewel"})
    state.unused = [4, 4, 0, 4, 0, 0]
    do(state, "bid 3 exchange")
    assert refused(state, "offer 2 stamp for jewel theirs") == "B26"
    assert legal(state) == {"offer 2 stamp for jewel mine"}


def test_B26_the_own_must_be_unused_in_any_case() -> None:
    state = table({0: "stamp", 2: "jewel"})
    state.unused = [0, 4, 4, 4, 0, 0]
    assert refused(state, "bid 3 exchange") == "B23"


def test_B26_after_a_refusal_the_token_stays_and_the_bid_stands() -> None:
    state = do(table({0: "stamp", 2: "jewel"}), "bid 3 exchange", "offer 2 stamp for jewel theirs", "decline")
    assert state.view().tokens == (("exchange",),) * 4
    assert (cards(state, 0), cards(state, 2)) == ({"stamp": 1}, {"jewel": 1})
    assert (state.view().high_bid, state.view().high_bidder) == (3, 0)
    assert state.to_move() == [1]
    assert state.view().phase == "bid"
    assert state.view().offer is None
    assert last_events(state, "offer-answered")[0].accepted is False


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_B26_then_it_is_seen_whether_the_bidding_is_over(answer: str) -> None:
    state = do(table({3: "stamp", 2: "jewel"}), "pass", "pass", "pass", "bid 3 exchange")
    do(state, "offer 2 stamp for jewel mine")
    assert state.view().round == 0
    do(state, answer)
    assert last_events(state, "lot-won")[0].seat == 3
    assert cards(state, 3)["painting"] == 3
    assert state.view().round == 1


def test_B26_like_for_like() -> None:
    state = do(table({0: "stamp", 2: "stamp"}), "bid 3 exchange", "offer 2 stamp for stamp theirs", "accept")
    assert (cards(state, 0), cards(state, 2)) == ({"stamp": 1}, {"stamp": 1})
    assert state.view().tokens[2] == ()


def test_B26_a_joined_replica_leaves_its_group() -> None:
    state = table({0: "painting", 1: "stamp replica@stamp"})
    do(state, "bid 3 exchange", "offer 1 painting for replica@stamp mine", "accept")
    assert (cards(state, 0), cards(state, 1)) == ({"replica": 1}, {"stamp": 1, "painting": 1})
    assert last_events(state, "replica-waits")[0].seat == 0


def test_B26_a_replica_received_joins() -> None:
    state = table({0: "painting furniture jewel", 1: "stamp replica@stamp"})
    do(state, "bid 3 exchange", "offer 1 painting for replica@stamp mine", "accept")
    assert state.view().phase == "join"
    assert state.to_move() == [0]
    assert state.view().lot == ("painting", "painting")
    assert legal(state) == {"join furniture", "join jewel"}
    do(state, "join jewel")
    assert cards(state, 0) == {"furniture": 1, "jewel": 1, "replica@jewel": 1}
    assert state.to_move() == [1]
    assert (state.view().phase, state.view().offer) == ("bid", None)


def test_B26_a_waiting_replica_joins_a_card_received() -> None:
    state = table({0: "painting replica", 1: "stamp stamp"})
    do(state, "bid 3 exchange", "offer 1 painting for stamp mine", "accept")
    assert cards(state, 0) == {"stamp": 1, "replica@stamp": 1}


def test_B26_both_cards_move_first() -> None:
    """The replica's stamps were given away, so it joins the group of the card received."""
    state = table({0: "stamp", 1: "jewel replica@jewel"})
    do(state, "bid 3 exchange", "offer 1 stamp for replica@jewel mine", "accept")
    assert cards(state, 0) == {"replica": 1}
    assert cards(state, 1) == {"jewel": 1, "stamp": 1}


def test_B26_the_proposers_replicas_join_first() -> None:
    state = table({0: "stamp furniture replica@stamp", 2: "jewel sculpture replica@jewel"})
    do(state, "bid 3 exchange", "offer 2 replica@stamp for replica@jewel mine", "accept")
    assert state.to_move() == [0]
    assert legal(state) == {"join stamp", "join furniture"}
    do(state, "join furniture")
    assert state.to_move() == [2]
    assert legal(state) == {"join jewel", "join sculpture"}
    do(state, "join jewel")
    assert cards(state, 0) == {"stamp": 1, "furniture": 1, "replica@furniture": 1}
    assert cards(state, 2) == {"jewel": 1, "sculpture": 1, "replica@jewel": 1}
    assert state.to_move() == [1]


def test_B26_a_replica_stays_when_its_group_lost_the_last_true_card() -> None:
    state = table({0: "stamp replica@stamp", 1: "painting"})
    do(state, "bid 3 exchange", "offer 1 stamp for painting mine", "accept")
    assert cards(state, 0) == {"replica@stamp": 1, "painting": 1}
    assert state.view().scores[0].stamp == 1


def test_B26_and_that_group_still_counts_as_owned() -> None:
    state = table({0: "painting", 1: "replica@stamp jewel", 2: "replica@furniture"})
    do(state, "bid 3", "bid 4 exchange", "offer 2 jewel for replica@furniture mine", "accept")
    assert cards(state, 1) == {"replica@stamp": 2}
    assert cards(state, 2) == {"jewel": 1}


def test_B26_a_refused_exchange_can_be_tried_again_with_a_later_bid() -> None:
    state = table({0: "stamp", 2: "jewel"}, 3, ",".join(ALL))
    do(state, "bid 3 exchange", "offer 2 stamp for jewel mine", "decline", "pass", "bid 4")
    do(state, "bid 5 exchange", "offer 2 stamp for jewel mine", "accept")
    assert cards(state, 0) == {"jewel": 1}


def test_B26_every_card_can_be_swapped() -> None:
    forms = "painting sculpture furniture stamp jewel collection replica replica@stamp replica@jewel"
    state = do(table({0: forms, 1: forms}, 3), "bid 1 exchange")
    assert len(legal(state)) == 9 * 9 * 2
