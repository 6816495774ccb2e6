"""The adept's sense in Aurum, in positions where it is plain what to do."""

from typing import Any

from goldgavel.bots.adept.aurum import decide
from goldgavel.bots.adept.aurum.prospects import BID_POINTS
from goldgavel.games.aurum.state import State
from tests.kit.aurum import aurum, dealt, past_window, round_that_can_end, trick
from tests.kit.moves import do, legal


def choice(state: Any) -> str:
    move = decide(state.view(state.current_player()))
    assert move in legal(state)
    return move


def set_up(state: State, **parts: list[int]) -> State:
    """Change what lies on the table: `stock=[…]`, `piles=[…]`, `bids=[…]` by seat."""
    for name, values in parts.items():
        setattr(state, name, values + [0] * (4 - len(values)))
    return state


def gold(*ranks: int) -> int:
    return sum(1 << 4 * rank for rank in ranks)


def bid_all(state: State, *cards: str) -> State:
    return past_window(do(state, *[f"bid {card}" for card in cards]))


def test_points_of_a_bid_are_the_engines() -> None:
    assert BID_POINTS[4][3:6] == (0, 8, 4)


def test_a_strong_hand_bids_higher_than_a_weak_one() -> None:
    game = aurum(3)
    strong = dealt(game, 0, {0: "Bi9 P9 Ag9 Zn9 Bi8 P8 Ag8 Zn8 Bi6 Bi5 Bi3 P1"})
    weak = dealt(game, 0, {0: "Bi1 P1 Ag1 Zn1 Bi2 P2 Ag2 Zn2 Bi3 Bi4 Bi5 Bi6"})
    assert int(choice(strong)[-1]) > int(choice(weak)[-1])


def test_a_partners_bid_is_not_raised_without_reason() -> None:
    weak = "Bi1 Cu1 P1 Ag1 Zn1 Bi2 Cu2 P2 Ag2 Bi4 Cu9 Zn10"
    state = do(dealt(aurum(4), 0, {0: "Ag5", 1: "Zn9", 2: weak}), "bid Ag5", "bid Zn9")
    assert state.current_player() == 2
    assert int(choice(state)[6:]) <= 5


def test_the_round_is_ended_when_that_wins_it() -> None:
    state = round_that_can_end(aurum(4))
    set_up(state, bids=[2, 1, 2, 8], piles=[2, 0, 1, 1], stock=[0, 0, gold(5), 0])
    assert choice(state) == "end"


def test_the_round_goes_on_when_ending_it_would_lose() -> None:
    state = round_that_can_end(aurum(4))
    set_up(state, bids=[6, 1, 6, 1], piles=[2, 1, 1, 1], stock=[0, 0, gold(0), 0])
    assert choice(state) != "end"


def test_gold_is_not_spent_on_a_trick_that_the_partner_wins() -> None:
    hands = {0: "Ag3 Cu10", 1: "P10 Ag4", 2: "Bi9 Zn5", 3: "Zn2 Zn6 Cu7 Cu4"}
    state = bid_all(dealt(aurum(4), 0, hands), "Cu10", "Ag4", "Zn5", "Cu7")
    set_up(state, stock=[0, 0, 0, gold(0, 4)])
    trick(state, "Ag3", "P10", "Bi9")
    assert state.current_player() == 3
    assert choice(state) not in {"play Au0", "play Au4"}


def test_a_bid_that_is_passed_is_raised_at_the_end_for_the_exact_number() -> None:
    """Two tricks under a bid of one, one card each: a 2 in hand and a gold 0 make it exact."""
    game = aurum(3)
    state = dealt(game, 0, {0: "Bi1 P2 Ag1", 1: "P9", 2: "Zn9"})
    do(state, "0: bid Bi1", "1: bid P9", "2: bid Zn9")
    last = [game.cards_mask([card]) for card in ("P2", "Ag5", "Zn3")]
    set_up(state, hand=last, piles=[2, 4, 4], stock=[gold(0), 0, 0])
    assert state.view(0).hand == ("P2",)
    assert choice(state) == "swap Au0 P2"


def test_the_cheapest_gold_that_wins_is_enough() -> None:
    """The last player needs the trick for an exact bid, and only gold wins it."""
    state = dealt(aurum(3), 0, {0: "Bi9 Bi1", 1: "P9 P1", 2: "Ag1 Ag2 Ag3 Zn5"})
    do(state, "0: bid Bi1", "1: bid P1", "2: bid Zn5")
    past_window(state)
    last = [state.game.cards_mask(cards.split()) for cards in ("Bi9", "P9", "Ag3")]
    set_up(state, hand=last, stock=[0, 0, gold(2, 6)], piles=[3, 3, 4])
    trick(state, "Bi9", "P9")
    assert choice(state) == "play Au2"
