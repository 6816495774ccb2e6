"""The boxes: the two of the rulebook, and smaller ones for research with the same rules."""

from math import factorial
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.rules.box import box_for, card_text, gold_supply
from goldgavel.kernel.errors import OptionError
from tests.kit.games.aurum import aurum, dealt, round_winners, trick
from tests.kit.games.moves import do, legal
from tests.kit.games.option_mixes import REDUCED, mix_id, random_game

TINY = {"players": 3, "metals": 3, "ranks": 2, "hand": 2, "match": "round"}


def test_A2_the_gold_of_the_book_follows_from_the_ranks() -> None:
    assert gold_supply(10) == (0, 2, 2, 2, 1, 1, 1, 1, 1)
    assert gold_supply(9) == (0, 2, 2, 2, 1, 1, 1, 1)


@pytest.mark.parametrize(("ranks", "supply"), [(2, (0, 2)), (3, (0, 2)), (4, (0, 2, 2)), (6, (0, 2, 2, 2, 1))])
def test_A22_the_two_highest_ranks_have_no_gold_but_the_lowest_has(ranks: int, supply: tuple[int, ...]) -> None:
    assert gold_supply(ranks) == supply


def test_A4_copper_is_the_first_metal_to_go() -> None:
    assert box_for(3).metals == box_for(4, metals=4).metals == ("Bi", "P", "Ag", "Zn")
    assert box_for(4, metals=3).metals == box_for(3, metals=3).metals == ("Bi", "P", "Ag")
    assert box_for(3, metals=5).metals == box_for(4).metals == ("Bi", "Cu", "P", "Ag", "Zn")


def test_A2_gold_is_numbered_after_the_base_cards() -> None:
    assert [card_text(box_for(4), card) for card in (0, 49, 50, 58)] == ["Bi1", "Zn10", "Au0", "Au8"]
    assert [card_text(box_for(3), card) for card in (0, 35, 36, 43)] == ["Bi1", "Zn9", "Au0", "Au7"]


def test_A6_what_is_left_over_lies_face_up() -> None:
    state = aurum(3, metals=3, ranks=4, hand=2).new_game(1)
    assert len(state.view().aside) == 6
    assert not set(state.view(0).aside) & set(state.view(0).hand or ())


def test_the_book_s_own_sizes_are_no_choice() -> None:
    assert aurum(4, metals=5, ranks=10, hand=12).options == aurum(4).options
    assert "metals" not in aurum(4, metals=5).new_game(1).record()["options"]
    assert aurum(3, ranks=4, hand=4).new_game(1).record()["options"]["ranks"] == 4


def test_one_round_is_the_whole_match() -> None:
    state = dealt(Aurum(TINY), 0, {0: "Bi1 Bi2", 1: "P1 P2", 2: "Ag1 Ag2"})
    do(state, "0: bid Bi1", "1: bid P2", "2: bid Ag2")
    trick(state, "Bi2", "P1", "Ag1")
    assert state.is_terminal()
    assert round_winners(state) == (0,)
    assert state.returns() == [1.0, 0.0, 0.0]
    assert state.view().nuggets == (1, 0, 0)
    assert state.view(1).stocks[2] == ("Au0", "Au1")


def test_a_round_that_is_shared_is_a_match_that_is_shared() -> None:
    """All three bids are out of reach and no one has the gold: all have nothing (A32, A33)."""
    state = dealt(Aurum(TINY | {"zero_gold": False}), 0, {0: "Bi1 Bi2", 1: "P1 P2", 2: "Ag1 Ag2"})
    do(state, "0: bid Bi1", "1: bid P1", "2: bid Ag1")
    assert legal(state) == {"play Bi2"}
    trick(state, "Bi2", "P2", "Ag2")
    assert state.returns() == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("mix", REDUCED, ids=mix_id)
def test_a_reduced_match_has_its_length(mix: dict[str, Any]) -> None:
    longest = {"round": 1, "points": 3, "best-of-3": 3}
    for seed in range(20):
        state = random_game(Aurum(mix), seed)
        assert 1 <= len(state.view().rounds) <= longest.get(mix.get("match", ""), 4)
        assert state.view().most_tricks == mix.get("hand", 12) - 1


def test_deals_are_counted() -> None:
    assert Aurum(TINY).box.deals == 90
    assert aurum(3).box.deals == factorial(36) // factorial(12) ** 3


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 3, "metals": 3, "ranks": 2, "hand": 3}, "hands of at most 2"),
        ({"players": 4, "metals": 2, "ranks": 4}, "hands of at most 2"),
        ({"metals": 1}, "metals"),
        ({"ranks": 11}, "ranks"),
        ({"hand": 1}, "hand"),
    ],
)
def test_a_box_that_cannot_be_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words) as refusal:
        gg.load("aurum", **options)
    for lang in ("en", "ru", "fr"):
        assert refusal.value.text(lang)
