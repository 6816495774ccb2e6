"""A17 to A26: playing and resolving a trick."""

import pytest

from goldgavel.games.aurum.state import State
from tests.kit.games.aurum import aurum, dealt, end_with, past_window, trick
from tests.kit.games.moves import do, last_events, legal, refused

HANDS = {0: "Ag1 Ag5 Bi7 Zn9", 1: "Bi1 Bi5 Zn7 Zn3", 2: "Cu1 Cu5 P7 Ag3", 3: "P1 P5 Cu7 Bi3"}
BIDS = ("bid Ag5", "bid Bi5", "bid Cu5", "bid P5")


def table(first: int = 0, hands: dict[int, str] | None = None) -> State:
    state = dealt(aurum(4), first, HANDS if hands is None else hands)
    order = BIDS[first:] + BIDS[:first]
    return past_window(do(state, *order))


def test_A17_the_first_player_leads_the_first_trick() -> None:
    assert table(first=2).to_move() == [2]


def test_A17_then_whoever_played_the_lowest_base_card() -> None:
    state = trick(table(), "Bi7", "Zn7", "Cu1", "P1")
    assert state.view().leader == 3


def test_A18_only_the_first_card_leads() -> None:
    state = table()
    played = []
    for card in ("Bi7", "Zn7", "Cu1"):
        trick(state, card)
        played += [(event.seat, event.card, event.leads) for event in last_events(state, "card-played")]
    assert played == [(0, "Bi7", True), (1, "Zn7", False), (2, "Cu1", False)]


def test_A18_gold_can_never_lead() -> None:
    state = table()
    assert refused(state, "play Au0") == "A18"
    assert refused(state, "end") == "A18"
    assert legal(state) == {f"play {card}" for card in state.view(0).hand or ()}


def test_A19_only_the_seat_on_turn_has_moves() -> None:
    state = trick(table(), "Bi7")
    assert [bool(legal(state, seat)) for seat in range(4)] == [False, True, False, False]


def test_A19_a_metal_not_yet_in_the_trick_or_any_own_gold() -> None:
    state = trick(table(), "Bi7")
    hand = state.view(1).hand or ()
    assert legal(state) == {f"play {card}" for card in hand if not card.startswith("Bi")} | {"play Au0"}
    problem = state.why_illegal("play Bi1")
    assert problem is not None
    assert str(problem) == "A19: bismuth is already in this trick: play another metal, or gold."
    assert refused(state, "play Au3") == "A19"
    assert refused(state, "play Ag1") == "A19"


def test_A19_every_rank_of_the_own_gold() -> None:
    state = trick(table(), "Bi7")
    state.stock = [1, 1 | 1 << 12 | 2 << 8, 1, 1]
    assert {move for move in legal(state) if "Au" in move} == {"play Au0", "play Au2", "play Au3"}


def test_A19_a_new_trick_has_no_metals_yet() -> None:
    state = past_window(trick(table(), "Ag1", "Bi1", "Cu1", "P1"))
    assert legal(state) == {f"play {card}" for card in state.view(3).hand or ()}
    trick(state, "Bi3")
    assert any(move.startswith("play Ag") for move in legal(state))


def test_A19_gold_may_follow_gold() -> None:
    state = trick(table(), "Bi7", "Au0")
    assert "play Au0" in legal(state)
    assert "play Ag3" in legal(state)
    trick(state, "Au0")
    assert "play Au0" in legal(state)


def test_A20_who_can_play_a_base_card_may_not_end() -> None:
    state = trick(table(), "Bi7")
    assert refused(state, "end") == "A20"


def test_A20_who_has_none_may_play_gold_or_end() -> None:
    hands = {0: "Bi10", 1: "Cu10", 2: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 Bi9 Cu1 Cu2 Cu5"}
    state = dealt(aurum(4), 0, hands)
    for bid in (0, 1, 2, 3):
        taken = {"bid Bi10", "bid Cu10"}
        do(state, min(move for move in legal(state, bid) if move not in taken))
    trick(state, "Bi10", "Cu10")
    assert legal(state) == {"play Au0", "end"}


def test_A21_the_later_of_equal_low_cards_counts() -> None:
    hands = {0: "Ag2 Ag5", 1: "Bi2 Bi5", 2: "Cu5 Cu9", 3: "P5 P9"}
    state = trick(table(hands=hands), "Ag2", "Bi2", "Cu9", "P9")
    assert state.view().leader == 1
    assert "Au2" in state.view().stocks[1]


def test_A21_the_later_of_equal_high_cards_wins() -> None:
    hands = {0: "Ag2 Ag5", 1: "Bi2 Bi5", 2: "Cu5 Cu9", 3: "P5 P9"}
    state = trick(table(hands=hands), "Ag2", "Bi2", "Cu9", "P9")
    assert state.view().tricks == (0, 0, 0, 1)


def test_A21_the_later_of_equal_gold_wins() -> None:
    state = trick(table(), "Bi7", "Au0", "Au0", "P1")
    assert state.view().tricks == (0, 0, 1, 0)


def test_A22_the_lowest_base_card_takes_the_gold_of_its_rank() -> None:
    state = trick(table(), "Bi7", "Zn3", "Ag3", "P1")
    assert state.view().stocks[3] == ("Au0", "Au1")
    assert state.view().supply.count("Au1") == 1
    assert last_events(state, "gold-taken")[0].card == "Au1"


def test_A22_only_if_the_supply_has_it() -> None:
    state = table()
    state.supply &= ~0xF0  # both Au1 are gone
    trick(state, "Bi7", "Zn3", "Ag3", "P1")
    assert state.view().stocks[3] == ("Au0",)
    assert last_events(state, "gold-taken") == []


def test_A22_gold_of_this_trick_is_not_there_yet() -> None:
    state = table()
    state.supply &= ~0xF0
    state.stock = [1, 0x10, 1, 1]  # seat 1 has an Au1
    trick(state, "Bi7", "Au1", "Ag3", "P1")
    assert state.view().stocks[3] == ("Au0",)
    assert "Au1" in state.view().supply  # and is there afterwards (A26)


def test_A22_gold_paid_in_this_tricks_window_is_there() -> None:
    state = dealt(aurum(4), 0, HANDS)
    do(state, *BIDS)
    state.supply &= ~0xF0
    state.stock = [0x10, 1, 1, 1]
    do(state, "swap Au1 Zn9", "keep", "keep", "keep")
    trick(state, "Bi7", "Zn3", "Ag3", "P1")
    assert state.view().stocks[3] == ("Au0", "Au1")


def test_A22_ranks_9_and_10_have_no_gold() -> None:
    hands = {0: "Ag9 Ag5", 1: "Bi10 Bi5", 2: "Cu10 Cu5", 3: "P10 P5"}
    state = trick(table(hands=hands), "Ag9", "Bi10", "Cu10", "P10")
    assert state.view().leader == 0
    assert state.view().stocks == (("Au0",),) * 4
    last = state.view().last_trick
    assert last is not None
    assert last.gold is None


def test_A22_with_three_players_rank_8_has_none() -> None:
    hands = {0: "Ag8 Ag1", 1: "Bi9 Bi1", 2: "P9 P1"}
    state = do(dealt(aurum(3), 0, hands), "bid Ag1", "bid Bi1", "bid P1")
    trick(past_window(state), "Ag8", "Bi9", "P9")
    assert state.view().leader == 0
    assert state.view().stocks == (("Au0",),) * 3


def test_A22_gold_is_never_the_lowest_card() -> None:
    state = trick(table(), "Bi7", "Au0", "Ag3", "Cu7")
    assert state.view().leader == 2
    assert "Au3" in state.view().stocks[2]


def test_A23_the_lowest_leads_the_next_trick() -> None:
    state = trick(table(), "Zn9", "Bi1", "P7", "Cu7")
    assert last_events(state, "next-leader")[0].seat == 1
    assert past_window(state).to_move() == [1]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("Bi7", "Zn3", "Ag3", "P1"), 0),
        (("Ag1", "Bi1", "Cu1", "P1"), 3),
        (("Zn9", "Au0", "Ag3", "P1"), 1),
        (("Zn9", "Bi1", "Au0", "P1"), 2),
    ],
)
def test_A24_the_highest_gold_else_the_highest_base_card(cards: tuple[str, ...], winner: int) -> None:
    state = trick(table(), *cards)
    assert [seat for seat, count in enumerate(state.view().tricks) if count] == [winner]


def test_A24_higher_gold_beats_lower() -> None:
    state = table()
    state.stock = [1, 1 << 12, 1, 1]  # an Au3 for seat 1
    trick(state, "Zn9", "Au3", "Au0", "P1")
    assert state.view().tricks == (0, 1, 0, 0)


def test_A25_piles_are_counted_for_their_winners() -> None:
    state = trick(table(), "Zn9", "Bi1", "P7", "Cu7")
    assert state.view().tricks == (1, 0, 0, 0)
    assert last_events(state, "trick-won")[0].tricks == 1


def test_A25_partners_add_theirs_up() -> None:
    state = end_with(aurum(4), bids=[5, 1, 1, 1], tricks=[2, 1, 3, 4], gold=[[], [], [], []])
    assert [side.tricks for side in state.view().rounds[0].sides] == [5, 5]


def test_A26_played_gold_goes_back_to_the_supply() -> None:
    state = trick(table(), "Bi7", "Au0", "Au0", "P1")
    assert state.view().supply[:2] == ("Au0", "Au0")
    assert state.view().stocks[1] == ()


def test_A26_a_trick_without_gold_adds_none_to_the_supply() -> None:
    state = table()
    before = state.view().supply
    trick(state, "Bi7", "Zn7", "Cu1", "P1")
    assert sorted((*state.view().supply, "Au1")) == sorted(before)  # A22: the one that was taken
