"""A27 to A33: the end of a round and its scores; editions and options."""

from random import Random
from typing import Any

import pytest

from goldgavel.kernel.errors import OptionError
from tests.kit.games.aurum import (
    aurum,
    dealt,
    end_with,
    past_window,
    round_that_can_end,
    round_winners,
    sheet,
    trick,
)
from tests.kit.games.moves import do, last_events, legal

NO_GOLD: list[list[int]] = [[], [], []]
NO_GOLD_4: list[list[int]] = [[], [], [], []]


def test_A27_declining_gold_ends_the_round_at_once() -> None:
    state = do(round_that_can_end(aurum(4)), "end")
    ended = last_events(state, "round-ended")[0]
    assert (ended.round, ended.seat, ended.how) == (0, 2, "declined")
    assert state.needs_deal()


def test_A27_with_no_gold_the_round_ends_by_itself() -> None:
    state = round_that_can_end(aurum(4, zero_gold=False))
    ended = last_events(state, "round-ended")[0]
    assert (ended.seat, ended.how) == (2, "stuck")


def test_A27_the_second_player_can_be_stuck() -> None:
    hands = {0: "Bi10 Ag1", 1: "Bi1 Ag2", 2: "Cu1", 3: "P1"}
    state = past_window(do(dealt(aurum(4), 0, hands), "bid Ag1", "bid Ag2", "bid Cu1", "bid P1"))
    state.hand = [state.hand[0], 1 << state.game.card_numbers["Bi1"], *state.hand[2:]]
    state.stock = [1, 0, 1, 1]
    do(state, "play Bi10")
    ended = last_events(state, "round-ended")[0]
    assert (ended.seat, ended.how, ended.hand) == (1, "stuck", ("Bi1",))


def test_A27_playing_gold_continues_the_round() -> None:
    state = do(round_that_can_end(aurum(4)), "play Au0")
    assert state.view().phase == "play"
    assert state.to_move() == [3]


def test_A28_a_leader_without_base_cards_ends_the_round_before_any_window() -> None:
    hands = {0: "Ag1 Ag5", 1: "Bi1 Bi5", 2: "Cu1 Cu5", 3: "P1 P5"}
    state = past_window(do(dealt(aurum(4), 0, hands), "bid Ag5", "bid Bi5", "bid Cu5", "bid P5"))
    state.hand = [state.hand[0], state.hand[1], state.hand[2], 1 << state.game.card_numbers["P1"]]
    trick(state, "Ag1", "Bi1", "Cu1", "P1")
    ended = last_events(state, "round-ended")[0]
    assert (ended.seat, ended.how, ended.hand, ended.void) == (3, "no-lead", (), ())
    assert state.view().stocks[3] == ("Au0", "Au1")  # the finished trick counted


def test_A28_a_world_after_such_a_round_can_be_drawn() -> None:
    hands = {0: "Ag1 Ag5", 1: "Bi1 Bi5", 2: "Cu1 Cu5", 3: "P1 P5"}
    state = past_window(do(dealt(aurum(4), 0, hands), "bid Ag5", "bid Bi5", "bid Cu5", "bid P5"))
    state.hand = [*state.hand[:3], 1 << state.game.card_numbers["P1"]]
    state.stock = [1, 1, 1, 0]
    state.supply = 0
    trick(state, "Ag1", "Bi1", "Cu1", "P1")
    assert last_events(state, "round-ended")[0].how == "no-lead"
    assert state.game.sample(state.view(0), Random(1)).view(0) == state.view(0)


def test_A29_who_ends_a_trick_shows_the_hand() -> None:
    state = round_that_can_end(aurum(4))
    hand = state.view(2).hand
    do(state, "end")
    for reader in (0, 3, None):
        assert last_events(state, "round-ended", reader)[0].hand == hand
        assert state.view(reader).ended == last_events(state, "round-ended")[0]


def test_A29_the_unfinished_trick_is_void() -> None:
    state = round_that_can_end(aurum(4))
    do(state, "play Au0")
    before = state.view()
    state.hand = [*state.hand[:3], 0]
    state.stock = [*state.stock[:3], 1]
    do(state, "end")
    ended = last_events(state, "round-ended")[0]
    assert [played.card for played in ended.void] == ["Bi10", "Cu10", "Au0"]
    assert state.view().tricks == before.tricks == (0, 0, 0, 0)
    assert [side.gold_points for side in state.view().rounds[0].sides] == [0, 0]
    assert state.view().supply == before.supply  # the gold is discarded, nobody takes any
    assert [played.seat for played in ended.void] == [0, 1, 2]
    assert state.view().trick == ()
    assert state.used == 0, "no metal is in a trick"


def test_A29_the_seats_of_a_void_trick_run_from_its_leader() -> None:
    game = aurum(3)
    hands = {1: "Bi9", 2: "P9", 0: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 P1 P2 P3 P4"}
    state = dealt(game, 1, hands)
    for seat in range(3):
        do(state, f"{seat}: {min(legal(state, seat) - {'bid Bi9', 'bid P9'})}")
    do(trick(state, "Bi9", "P9"), "end")
    assert [played.seat for played in last_events(state, "round-ended")[0].void] == [1, 2]


@pytest.mark.parametrize(
    ("bid", "tricks", "points"), [(4, 3, 0), (4, 0, 0), (4, 4, 8), (4, 5, 4), (1, 9, 1), (9, 9, 18)]
)
def test_A30_bid_points(bid: int, tricks: int, points: int) -> None:
    state = end_with(aurum(3), bids=[bid, 9, 9], tricks=[tricks, 0, 0], gold=NO_GOLD)
    assert sheet(state)[0] == (points, 0, points)


def test_A30_team_bid_against_team_tricks() -> None:
    state = end_with(aurum(4), bids=[2, 9, 6, 9], tricks=[4, 0, 2, 0], gold=NO_GOLD_4)
    assert sheet(state)[0] == (12, 0, 12)


@pytest.mark.parametrize(("rank", "points"), list(enumerate([0, 1, 1, 1, 2, 2, 2, 3, 3])))
def test_A31_gold_points(rank: int, points: int) -> None:
    state = end_with(aurum(4), bids=[9, 9, 9, 9], tricks=[0, 0, 0, 0], gold=[[rank], [], [], []])
    assert sheet(state)[0] == (0, points, points)


def test_A31_partners_add_theirs_up() -> None:
    state = end_with(aurum(4), bids=[9, 9, 9, 9], tricks=[0, 0, 0, 0], gold=[[1, 7], [3], [4, 4, 0], []])
    assert sheet(state) == [(0, 8, 8), (0, 1, 1)]


def test_A32_the_highest_total_takes_a_nugget() -> None:
    state = end_with(aurum(3), bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD)
    assert round_winners(state) == (1,)
    assert state.view().nuggets == (0, 1, 0)


def test_A32_among_equals_who_bid_exactly() -> None:
    state = end_with(aurum(3), bids=[2, 4, 9], tricks=[2, 5, 0], gold=NO_GOLD)
    assert [total for *_, total in sheet(state)] == [4, 4, 0]
    assert round_winners(state) == (0,)


def test_A32_only_the_exact_ones_stay_tied() -> None:
    state = end_with(aurum(3), bids=[2, 4, 2], tricks=[2, 5, 2], gold=NO_GOLD)
    assert round_winners(state) == (0, 2)


def test_A32_also_when_all_totals_are_0() -> None:
    state = end_with(aurum(3), bids=[2, 4, 2], tricks=[0, 0, 0], gold=NO_GOLD)
    assert round_winners(state) == (0, 1, 2)


def test_A33_four_players_the_highest_gold_card() -> None:
    state = end_with(aurum(4), bids=[9, 9, 9, 9], tricks=[0, 0, 0, 0], gold=[[1, 2], [4], [], []])
    assert [total for *_, total in sheet(state)] == [2, 2]
    assert round_winners(state) == (1,)


def test_A33_no_gold_is_below_a_0() -> None:
    state = end_with(aurum(4), bids=[9, 9, 9, 9], tricks=[0, 0, 0, 0], gold=[[], [], [0], []])
    assert round_winners(state) == (0,)


def test_A33_still_equal_every_side_takes_one() -> None:
    state = end_with(aurum(4), bids=[9, 9, 9, 9], tricks=[0, 0, 0, 0], gold=[[3], [3], [0], [0]])
    assert round_winners(state) == (0, 1)
    assert state.view().nuggets == (1, 1)


@pytest.mark.parametrize(("tie", "winners"), [("share", (0, 1)), ("gold", (1,))])
def test_A33_three_players_by_option(tie: str, winners: tuple[int, ...]) -> None:
    state = end_with(aurum(3, tie_3p=tie), bids=[9, 9, 9], tricks=[0, 0, 0], gold=[[1, 2], [5], []])
    assert round_winners(state) == winners


def test_A33_only_the_gold_of_the_tied_counts() -> None:
    state = end_with(aurum(3, tie_3p="gold"), bids=[2, 2, 9], tricks=[2, 2, 0], gold=[[1], [3], [7]])
    assert [total for *_, total in sheet(state)] == [5, 5, 3]
    assert round_winners(state) == (1,)


def test_editions_set_the_options() -> None:
    def chosen(**given: Any) -> tuple[bool, str, str]:
        options = aurum(**given).options
        return options.bid_changes, options.tie_3p, options.match

    assert chosen(players=3) == chosen(players=3, edition="evrikus") == (True, "share", "race")
    assert chosen(players=4) == (True, "share", "race")
    assert chosen(players=3, edition="gigamic") == (True, "gold", "best-of-3")
    assert chosen(players=4, edition="gigamic") == (True, "gold", "race")
    assert chosen(players=4, edition="digest") == (False, "share", "race")
    assert chosen(players=4, edition="digest", bid_changes=True, match="points") == (True, "share", "points")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, ("players", "5", "3, 4")),
        ({"players": "many"}, ("players", "many", "3, 4")),
        ({"players": 3, "edition": "digest"}, ("players", "3", "4")),
        ({"edition": "klingon"}, ("edition", "klingon", "evrikus, gigamic, digest")),
        ({"tie_3p": True}, ("tie_3p", "True", "share, gold")),
        ({"bid_changes": "perhaps"}, ("bid_changes", "perhaps", "on, off")),
        ({"colour": "red"}, ("colour", "aurum", "players, edition")),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(options: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as problem:
        aurum(**({"players": 4} | options))
    for lang in ("en", "ru", "fr"):
        assert all(word in problem.value.text(lang) for word in words)


def test_legal_is_never_empty_before_the_end() -> None:
    assert legal(round_that_can_end(aurum(3))) == {"play Au0", "end"}
