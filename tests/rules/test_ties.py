"""A32, A33, A35, A36, A38 and B22: how a tie was decided, as shown in sheets and logs."""

from itertools import product
from random import Random
from typing import Any

import pytest

from goldgavel.games.aurum import keeper as aurum_keeper
from goldgavel.games.narration import sentences_of
from goldgavel.kernel.ties import TieBreak
from goldgavel.text import Speech
from tests.kit.games.aurum import aurum, end_with
from tests.kit.games.moves import last_events
from tests.rules.test_auction_scores import over
from tests.rules.test_aurum_scores import NO_GOLD

GIGAMIC = {"edition": "gigamic"}


def steps(tie: TieBreak | None) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(step.rule, step.by, step.left) for step in tie.steps] if tie else []


def test_A32_no_tie_needs_no_words() -> None:
    state = end_with(aurum(3), bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD)
    assert state.view().round_tie is None
    assert last_events(state, "round-scored")[0].tie is None


def test_A32_an_exact_bid_decides() -> None:
    state = end_with(aurum(3), bids=[2, 4, 3], tricks=[2, 5, 1], gold=NO_GOLD)
    tie = state.view().round_tie
    assert tie is not None
    assert (tie.of, tie.scores) == ("points", (4, 4, 0))
    assert steps(tie) == [("A32", "exact", (0,))]
    assert tie == last_events(state, "round-scored")[0].tie


def test_A33_the_highest_gold_decides_with_four() -> None:
    state = end_with(aurum(4), bids=[2, 2, 1, 1], tricks=[2, 1, 0, 1], gold=[[3], [1], [], []])
    assert state.view().rounds[-1].winners == (0,)
    assert steps(state.view().round_tie) == [("A32", "exact", (0, 1)), ("A33", "gold", (0,))]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [("A32", "exact", (0, 1)), ("A33", "shared", (0, 1))]),
        (GIGAMIC, [("A32", "exact", (0, 1)), ("A33", "gold", (0,))]),
    ],
)
def test_A33_with_three_the_editions_differ(options: dict[str, Any], expected: list[Any]) -> None:
    state = end_with(aurum(3, **options), bids=[2, 2, 9], tricks=[2, 2, 0], gold=[[3], [1], []])
    assert steps(state.view().round_tie) == expected


def test_A33_equal_in_everything() -> None:
    state = end_with(aurum(3, **GIGAMIC), bids=[2, 2, 9], tricks=[0, 0, 0], gold=[[], [], [0]])
    tie = state.view().round_tie
    assert tie is not None
    assert [step.numbers for step in tie.steps] == [(0, 0, 0), (-1, -1, 0)], "any gold is above none"
    state = end_with(aurum(4), bids=[2, 2, 1, 1], tricks=[0, 0, 0, 0], gold=[[], [0], [0], []])
    tie = state.view().round_tie
    assert steps(tie) == [("A32", "exact", (0, 1)), ("A33", "gold", (0, 1)), ("A33", "shared", (0, 1))]


def test_A35_the_higher_last_bid() -> None:
    bids: Any = {"bids": [3, 5, 1], "tricks": [1, 1, 1], "gold": NO_GOLD}
    state = end_with(aurum(3, **GIGAMIC), nuggets=[1, 1, 0], number=2, **bids)
    tie = state.view().game_tie
    assert state.view().winners == (1,)
    assert tie is not None
    assert (tie.of, tie.scores) == ("nuggets", (1, 1, 1))
    assert steps(tie) == [("A35", "bid", (1,))]
    assert tie == last_events(state, "game-over")[0].tie


def test_A36_two_nuggets_together() -> None:
    state = end_with(aurum(3), bids=[3, 5, 9], tricks=[0, 0, 0], gold=NO_GOLD, nuggets=[1, 1, 0], number=2)
    assert state.view().winners == (1,)
    assert steps(state.view().game_tie) == [("A36", "bid", (1,))]
    state = end_with(aurum(3), bids=[5, 5, 9], tricks=[0, 0, 0], gold=NO_GOLD, nuggets=[1, 1, 0], number=2)
    assert steps(state.view().game_tie) == [("A36", "bid", (0, 1)), ("A36", "shared", (0, 1))]


def test_A38_equal_sums_share_the_win() -> None:
    state = end_with(aurum(3, match="points"), bids=[2, 2, 9], tricks=[2, 2, 0], gold=NO_GOLD, number=2)
    assert steps(state.view().game_tie) == [("A38", "shared", (0, 1))]


def test_a_tie_is_told_until_the_next_round_is_over() -> None:
    game = aurum(3, **GIGAMIC)
    state = end_with(game, bids=[2, 2, 9], tricks=[2, 2, 0], gold=[[3], [1], []])
    tie = state.view().round_tie
    state.deal(state.shuffled_deal(Random(1)))
    assert tie is not None
    assert state.view().round_tie == state.clone().view().round_tie == tie
    assert game.sample(state.view(0), Random(2)).view(0) == state.view(0)


def test_B22_fewer_replicas_or_a_shared_win() -> None:
    state = over({0: "replica", 2: "replica replica"}, [20, 20, 20])
    tie = state.view().tie
    assert tie is not None
    assert (tie.of, tie.scores) == ("points", (15, 15, 15))
    assert steps(tie) == [("B22", "replicas", (1,))]
    assert tie.steps[0].numbers == (1, 0, 2)
    assert tie == last_events(state, "game-over")[0].tie
    shared = over({0: "replica"}, [20, 20, 20]).view().tie
    assert steps(shared) == [("B22", "replicas", (1, 2)), ("B22", "shared", (1, 2))]
    assert over({}, [18, 19, 23]).view().tie is None


@pytest.mark.parametrize("tie_3p", ["share", "gold"])
def test_the_way_leads_to_the_winners(tie_3p: str) -> None:
    """Every possible order of three sides, including ties."""
    lines = [
        {"bid": bid, "tricks": tricks, "gold": gold}
        for bid, tricks in ((2, 2), (4, 5), (4, 4), (4, 1))
        for gold in ([], [0], [1], [2])
    ]
    ties = 0
    for sides in product(lines, repeat=3):
        answer = aurum_keeper.keep_score({"options": {"tie_3p": tie_3p}, "sides": list(sides)}).answer
        if answer["tie"] is not None:
            ties += 1
            assert answer["tie"]["steps"][-1]["left"] == answer["winners"]
        else:
            assert len(answer["winners"]) == 1
    assert ties > 100


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "A tie (4 : 4 : 0): all tied bids are exact (A32); gold 0 beats no gold (A33)."),
        ("ru", "Равенство (4 : 4 : 0): ставки у всех равных точные (A32); решает старшее золото: золото 0"),
        ("fr", "Égalité (4 : 4 : 0) : tous les ex æquo ont fait autant de plis qu’annoncé (A32) ; l’Or 0 bat"),
    ],
)
def test_the_log_and_the_keeper_say_it(lang: str, words: str) -> None:
    state = end_with(aurum(3, **GIGAMIC), bids=[2, 2, 9], tricks=[2, 2, 0], gold=[[0], [], []])
    told = sentences_of("aurum", last_events(state, "round-scored")[0], Speech(lang, ["A", "B", "C"]))
    assert told[3].replace("\N{NO-BREAK SPACE}", " ").startswith(words)
    sides = [
        {"bid": 2, "tricks": 2, "gold": [0]},
        {"bid": 2, "tricks": 2, "gold": []},
        {"bid": 9, "tricks": 0, "gold": []},
    ]
    sheet = aurum_keeper.keep_score({"options": GIGAMIC, "sides": sides}).sheet
    assert sheet[3].text(lang) == told[3]
