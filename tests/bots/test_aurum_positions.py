"""Adept and master find the obvious move in Aurum positions."""

from typing import Any

import pytest

from goldgavel.bots.registry import find_bot
from goldgavel.games.aurum.state import State
from tests.kit.games.aurum import aurum, dealt, past_window, round_that_can_end, trick
from tests.kit.games.moves import do, legal

both = pytest.mark.parametrize("level", ["adept", "master:400it"])


def choice(state: Any, level: str) -> str:
    seat = state.current_player()
    move = find_bot(level)(state.game, seat, 1).choose(state.view(seat), (), None)
    assert move in legal(state)
    return move


def set_up(state: State, **parts: list[int]) -> State:
    """Change the table: `stock=[…]`, `piles=[…]`, `bids=[…]` by seat."""
    for name, values in parts.items():
        setattr(state, name, values + [0] * (4 - len(values)))
    return state


def gold(*ranks: int) -> int:
    return sum(1 << 4 * rank for rank in ranks)


def bid_all(state: State, *cards: str) -> State:
    return past_window(do(state, *[f"bid {card}" for card in cards]))


@both
def test_a_strong_hand_bids_higher_than_a_weak_one(level: str) -> None:
    game = aurum(3)
    strong = dealt(game, 0, {0: "Bi9 P9 Ag9 Zn9 Bi8 P8 Ag8 Zn8 Bi6 Bi5 Bi3 P1"})
    weak = dealt(game, 0, {0: "Bi1 P1 Ag1 Zn1 Bi2 P2 Ag2 Zn2 Bi3 Bi4 Bi5 Bi6"})
    assert int(choice(strong, level)[-1]) > int(choice(weak, level)[-1])


@both
def test_a_partners_bid_is_not_raised_without_reason(level: str) -> None:
    weak = "Bi1 Cu1 P1 Ag1 Zn1 Bi2 Cu2 P2 Ag2 Bi4 Cu9 Zn10"
    state = do(dealt(aurum(4), 0, {0: "Ag5", 1: "Zn9", 2: weak}), "bid Ag5", "bid Zn9")
    assert state.current_player() == 2
    assert int(choice(state, level)[6:]) <= 5


@both
def test_the_round_is_ended_when_that_wins_it(level: str) -> None:
    state = round_that_can_end(aurum(4))
    set_up(state, bids=[2, 1, 2, 8], piles=[2, 0, 1, 1], stock=[0, 0, gold(5), 0])
    assert choice(state, level) == "end"


@both
def test_the_round_continues_when_ending_it_would_lose(level: str) -> None:
    state = round_that_can_end(aurum(4))
    set_up(state, bids=[6, 1, 6, 1], piles=[2, 1, 1, 1], stock=[0, 0, gold(0), 0])
    assert choice(state, level) != "end"


@both
def test_gold_is_not_spent_on_a_trick_that_the_partner_wins(level: str) -> None:
    hands = {0: "Ag3 Cu10", 1: "P10 Ag4", 2: "Bi9 Zn5", 3: "Zn2 Zn6 Cu7 Cu4"}
    state = bid_all(dealt(aurum(4), 0, hands), "Cu10", "Ag4", "Zn5", "Cu7")
    set_up(state, stock=[0, 0, 0, gold(0, 4)])
    trick(state, "Ag3", "P10", "Bi9")
    assert state.current_player() == 3
    assert choice(state, level) not in {"play Au0", "play Au4"}


@both
def test_a_trick_that_the_partner_wins_is_not_taken_over(level: str) -> None:
    """The last player holds a higher and a lower card. The partner wins the trick without the higher one."""
    hands = {0: "Ag3 Cu10", 1: "P9 Ag4", 2: "Bi2 Zn5", 3: "Zn10 Zn4 Cu7 Cu4"}
    state = bid_all(dealt(aurum(4), 0, hands), "Cu10", "Ag4", "Zn5", "Cu7")
    trick(state, "Ag3", "P9", "Bi2")
    assert state.current_player() == 3
    assert choice(state, level) != "play Zn10"


@both
def test_a_team_that_has_its_bid_does_not_win_on(level: str) -> None:
    """Last trick, bid of four, four won: the last player can win it too, or lose it with a 1."""
    hands = {0: "Bi6 Cu10", 1: "P2 Ag4", 2: "Ag3 Zn10", 3: "Zn9 Zn1 Zn4"}
    state = bid_all(dealt(aurum(4), 0, hands), "Cu10", "Ag4", "Zn10", "Zn4")
    last = [state.game.cards_mask(cards.split()) for cards in ("Bi6", "P2", "Ag3", "Zn9 Zn1")]
    set_up(state, hand=last, piles=[3, 2, 3, 2])
    trick(state, "Bi6", "P2", "Ag3")
    assert choice(state, level) == "play Zn1"


@both
def test_a_bid_that_is_passed_is_raised_at_the_end_for_the_exact_number(level: str) -> None:
    """Two tricks won with a bid of one, one card left each: a 2 in hand and a gold 0 make the bid exact."""
    game = aurum(3)
    state = dealt(game, 0, {0: "Bi1 P2 Ag1", 1: "P9", 2: "Zn9"})
    do(state, "0: bid Bi1", "1: bid P9", "2: bid Zn9")
    last = [game.cards_mask([card]) for card in ("P2", "Ag5", "Zn3")]
    set_up(state, hand=last, piles=[2, 4, 4], stock=[gold(0), 0, 0])
    assert state.view(0).hand == ("P2",)
    assert choice(state, level) == "swap Au0 P2"


@both
def test_the_cheapest_gold_that_wins_is_enough(level: str) -> None:
    """The last player needs the trick for an exact bid and can win it only with gold."""
    state = dealt(aurum(3), 0, {0: "Bi9 Bi1", 1: "P9 P1", 2: "Ag1 Ag2 Ag3 Zn5"})
    do(state, "0: bid Bi1", "1: bid P1", "2: bid Zn5")
    past_window(state)
    last = [state.game.cards_mask(cards.split()) for cards in ("Bi9", "P9", "Ag3")]
    set_up(state, hand=last, stock=[0, 0, gold(2, 6)], piles=[3, 3, 4])
    trick(state, "Bi9", "P9")
    assert choice(state, level) == "play Au2"


def test_no_gold_is_wasted_on_a_trick_that_ends_the_round() -> None:
    """Seat 2 stays under its bid of five with this trick too. Seat 1 leads next and has no card left (A28)."""
    state = dealt(aurum(3), 0, {0: "Zn3 Zn8 Zn1", 1: "Bi4 Ag3", 2: "Bi5 Bi6 P6 Ag9"})
    do(state, "0: bid Zn3", "1: bid Bi4", "2: bid Bi5")
    past_window(state)
    last = [state.game.cards_mask(cards.split()) for cards in ("Zn8 Zn1", "Ag3", "Bi6 P6 Ag9")]
    set_up(state, hand=last, piles=[3, 5, 3], stock=[gold(2, 5, 6), gold(4, 7), gold(1)])
    trick(state, "Zn8", "Ag3")
    assert choice(state, "adept") in {"play Bi6", "play P6"}
