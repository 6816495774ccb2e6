"""A8 to A16: bids and their changes."""

import re

import pytest

from goldgavel.kernel.errors import DecisionMade, IllegalMove, NotYourTurn, UnreadableMove
from tests.kit.games.aurum import aurum, dealt, end_with, past_window, sheet, trick
from tests.kit.games.moves import do, last_events, legal, refused

FOUR = {0: "Ag1 Ag5 Ag9", 1: "Bi1 Bi5 Bi9", 2: "Cu1 Cu5 Cu9", 3: "P1 P5 P9"}
FOUR_BIDS = ("bid Ag5", "bid Bi5", "bid Cu5", "bid P5")
THREE = {0: "Ag1 Ag5 Ag9", 1: "Bi1 Bi5 Bi9", 2: "P1 P5 P9"}


def test_A8_the_bid_is_a_base_card_of_the_hand_and_leaves_it() -> None:
    state = dealt(aurum(4), 0, FOUR)
    assert legal(state) == {f"bid {card}" for card in state.view(0).hand or ()}
    assert refused(state, "bid Bi5") == "A8"
    assert refused(state, "play Ag1") == "A8"
    do(state, "bid Ag5")
    assert state.view().hand_sizes == (11, 12, 12, 12)
    assert state.view().bids == ("Ag5", None, None, None)
    assert "Ag5" not in (state.view(0).hand or ())


ADVICE = {"en": "Choose one of your base cards.", "ru": "Выберите такую карту.", "fr": "Choisissez-en une."}


@pytest.mark.parametrize("text", ["bid Au0", "BID  au3", "bid 0", "bid 4"])
@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_A8_gold_and_bare_numbers_are_no_bids(text: str, lang: str) -> None:
    problem = dealt(aurum(4), 0, FOUR).why_illegal(text)
    assert isinstance(problem, IllegalMove)
    assert problem.rule == "A8"
    assert problem.text(lang).startswith("A8")
    assert ADVICE[lang] in problem.text(lang), "says what to do instead"
    assert not re.search(r"\b(Bi|Cu|P|Ag|Zn)\d", problem.text(lang)), "names no card that somebody may hold"


@pytest.mark.parametrize("text", ["bid", "bid Fe4", "bid Ag4 Ag5", "raise 4", "bid Au"])
def test_A8_any_other_text_is_refused(text: str) -> None:
    assert isinstance(dealt(aurum(4), 0, FOUR).why_illegal(text), UnreadableMove)


def test_A8_everyone_must_bid_once() -> None:
    state = do(dealt(aurum(4, bid_changes=False), 0, FOUR), *FOUR_BIDS)
    assert refused(state, "bid Ag1") == "A8"


def test_A9_three_bid_in_any_order() -> None:
    state = dealt(aurum(3), 0, THREE)
    assert state.to_move() == [0, 1, 2]
    do(state, "2: bid P5")
    assert state.to_move() == [0, 1]
    do(state, "1: bid Bi5", "0: bid Ag5")
    assert state.view().phase == "window"


def test_A9_bids_are_secret_until_all_are_in() -> None:
    state = do(dealt(aurum(3), 0, THREE), "2: bid P5")
    for reader in (0, 1, None):
        view = state.view(reader)
        assert view.has_bid == (False, False, True)
        assert view.bids == (None, None, None)
        assert [moved.move for moved in view.moves] == ["bid ?"]
        assert last_events(state, "bid-given", reader)[0].card is None
    assert state.view(2).bids == (None, None, "P5")
    assert [moved.move for moved in state.view(2).moves] == ["bid P5"]
    do(state, "1: bid Bi5", "0: bid Ag5")
    assert state.view(None).bids == ("Ag5", "Bi5", "P5")
    assert [moved.move for moved in state.view(0).moves] == ["bid P5", "bid Bi5", "bid Ag5"]
    assert last_events(state, "bids-shown")[0].bids == ("Ag5", "Bi5", "P5")


def test_A9_a_bid_given_is_final() -> None:
    state = do(dealt(aurum(3), 0, THREE), "2: bid P5")
    with pytest.raises(DecisionMade):
        do(state, "2: bid P1")


def test_A9_the_lowest_card_of_all_is_a_bid_like_any_other() -> None:
    state = do(dealt(aurum(3), 0, THREE), "1: bid Bi1")
    assert state.to_move() == [0, 2]
    with pytest.raises(DecisionMade):
        do(state, "1: bid Bi5")


def test_A10_four_bid_in_turn_face_up() -> None:
    state = dealt(aurum(4), 2, FOUR)
    assert state.to_move() == [2]
    with pytest.raises(NotYourTurn):
        do(state, "3: bid P5")
    do(state, "bid Cu5")
    assert state.view(0).bids == (None, None, "Cu5", None)
    assert state.to_move() == [3]


def test_A10_the_higher_bid_of_the_partners_counts() -> None:
    state = end_with(aurum(4), bids=[3, 2, 5, 6], tricks=[2, 0, 3, 0], gold=[[], [], [], []])
    assert [side.bid for side in state.view().rounds[0].sides] == [5, 6]
    assert sheet(state) == [(10, 0, 10), (0, 0, 0)]


def test_A10_the_bid_that_counts_lies_there_at_the_end() -> None:
    hands = {0: "Ag1 Ag9 Bi10", 1: "Cu10 Zn1", 2: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 Bi9 Cu1 Cu2 Cu3", 3: "P1"}
    state = do(dealt(aurum(4), 0, hands), "bid Ag9", "bid Zn1", "bid Bi6", "bid P1", "swap Au0 Ag1")
    trick(state, "Bi10", "Cu10")
    do(state, "end")
    assert state.view().bids[0] == "Ag1"
    assert state.view().rounds[0].sides[0].bid == 6  # the partner's, not the nine that lay there before


def test_A11_a_window_before_every_trick_clockwise_from_the_leader() -> None:
    state = do(dealt(aurum(4), 1, FOUR), "bid Bi5", "bid Cu5", "bid P5", "bid Ag5")
    asked = []
    while state.view().phase == "window":
        asked += state.to_move()
        do(state, "keep")
    assert asked == [1, 2, 3, 0]
    do(state, "play Bi9", "play Cu9", "play P9", "play Ag1")
    assert state.view().leader == 0
    assert state.view().phase == "window"
    assert state.to_move() == [0]


def test_A11_once_each_in_one_go_round() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS)
    do(state, "swap Au0 Ag9")
    assert state.to_move() == [1]
    do(state, "keep", "keep", "keep")
    assert state.view().phase == "play"
    assert refused(state, "keep") == "A11"
    assert refused(state, "swap Au0 Ag1") == "A11"


def test_A11_both_partners_may_change_the_same_bid_in_one_window() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS)
    do(state, "swap Au0 Ag9 partner", "keep", "swap Au0 Cu1")
    assert state.view().bids[2] == "Cu1"
    assert state.view().known[0] == ("Cu5",)
    assert state.view().known[2] == ("Ag9",)


def test_A11_play_waits_for_the_window() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS)
    assert refused(state, "play Ag1") == "A11"


def test_A11_a_change_before_a_void_trick_stands_and_the_gold_stays_paid() -> None:
    hands = {0: "Bi9 Ag1 Ag9", 1: "P9 Zn1", 2: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 P1 P2 P3 P4"}
    state = do(dealt(aurum(3, match="points"), 0, hands), "bid Ag9", "bid Zn1", "bid Bi8", "swap Au0 Ag1")
    trick(state, "Bi9", "P9")
    do(state, "end")
    assert state.view().rounds[0].sides[0].bid == 1
    assert state.view().stocks[0] == ()


def test_A12_any_gold_for_any_card_under_the_own_or_the_partners_bid() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS)
    hand = state.view(0).hand or ()
    swaps = {f"swap Au0 {card}" for card in hand}
    assert legal(state) == {"keep"} | swaps | {f"{swap} partner" for swap in swaps}
    do(state, "swap Au0 Ag9 partner")
    view = state.view(0)
    assert view.bids == ("Ag5", "Bi5", "Ag9", "P5")
    assert view.stocks[0] == ()
    assert view.supply.count("Au0") == 1
    assert refused(state, "swap Au1 Bi1") == "A12"
    assert refused(state, "swap Au0 Cu1") == "A12"


def test_A12_the_first_card_and_the_lowest_gold_reach_the_partner_too() -> None:
    hands = {0: "Bi1 Ag5", 1: "Bi5", 2: "Cu5", 3: "P5"}
    state = do(dealt(aurum(4), 0, hands), *FOUR_BIDS, "swap Au0 Bi1 partner")
    assert state.view().bids == ("Ag5", "Bi5", "Bi1", "P5")


def test_A12_three_players_have_no_partner() -> None:
    state = do(dealt(aurum(3), 0, THREE), "bid Ag5", "bid Bi5", "bid P5")
    assert legal(state) == {"keep"} | {f"swap Au0 {card}" for card in state.view(0).hand or ()}
    assert refused(state, "swap Au0 Ag1 partner") == "aurum-unreadable-move"


@pytest.mark.parametrize("players", [3, 4])
def test_A12_from_the_first_swap_to_the_last(players: int) -> None:
    bids = ("bid Bi2", "bid P2", "bid Ag2", "bid Zn2")[:players]
    hands = dict(enumerate(("Bi1 Bi2", "P2", "Ag2", "Zn2")[:players]))
    state = do(dealt(aurum(players), 0, hands), *bids)
    count = len(state.game.texts)
    assert state.why_illegal("swap Au0 Bi1") is None
    assert state.game.texts[-1].startswith("swap")
    assert all(state.why_illegal(action) is not None for action in range(count, 2 * count))


def test_A12_the_supply_keeps_its_gold_when_more_is_paid() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS)
    before = state.view().supply
    do(state, "swap Au0 Ag1")
    assert state.view().supply == ("Au0", *before)


def test_A13_the_old_bid_goes_to_the_payer_and_all_know_it() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS, "swap Au0 Ag9 partner")
    assert "Cu5" in (state.view(0).hand or ())
    assert "Cu5" not in (state.view(2).hand or ())
    for reader in (1, 2, 3, None):
        assert state.view(reader).known == (("Cu5",), (), (), ())
        assert "Cu5" not in state.view(reader).unseen


def test_A13_the_change_names_the_old_bid() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS, "swap Au0 Ag9 partner")
    change = last_events(state, "bid-changed")[0]
    assert (change.seat, change.owner, change.paid, change.card, change.old) == (0, 2, "Au0", "Ag9", "Cu5")


def test_A13_known_until_played() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS, "swap Au0 Ag9")
    past_window(state)
    do(state, "play Ag5")
    assert state.view().known == ((), (), (), ())


def test_A13_known_until_set_down_as_a_bid_again() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS, "swap Au0 Ag9")
    state.stock = [1, *state.stock[1:]]
    trick(state, "Ag1", "Bi9", "Cu9", "P9")
    do(state, "swap Au0 Ag5")
    assert state.view().known[0] == ("Ag9",)


def test_A14_the_swap_may_leave_the_number_as_it_was() -> None:
    hands = FOUR | {0: "Ag5 Zn5"}
    state = do(dealt(aurum(4), 0, hands), *FOUR_BIDS, "swap Au0 Zn5")
    assert state.view().bids[0] == "Zn5"


def test_A15_who_has_no_gold_is_not_asked() -> None:
    state = do(dealt(aurum(4, zero_gold=False), 0, FOUR), *FOUR_BIDS)
    assert state.view().phase == "play"


def test_A15_who_has_no_card_is_not_asked() -> None:
    state = do(dealt(aurum(4), 0, FOUR), *FOUR_BIDS)
    state.hand = [state.hand[0], 0, state.hand[2], state.hand[3]]
    do(state, "keep")
    assert state.to_move() == [2]


def test_A16_no_windows_when_bids_do_not_change() -> None:
    for game in (aurum(4, bid_changes=False), aurum(4, edition="digest")):
        state = do(dealt(game, 0, FOUR), *FOUR_BIDS)
        assert state.view().phase == "play"
        assert refused(state, "swap Au0 Ag1") == "A16"
        assert refused(state, "keep") == "A16"
