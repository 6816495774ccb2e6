"""Deals from any source of chance."""

import random
from collections import Counter
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.errors import DealError
from goldgavel.kernel.game import shuffled
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain, to_json
from tests.kit.games.option_mixes import all_spread, mix_id, random_step
from tests.kit.games.sample_sizes import count, mix_count

every_mix = pytest.mark.parametrize(("name", "mix"), all_spread(mix_count(16, 128)), ids=mix_id)
every_game = pytest.mark.parametrize("name", list(GAMES))
pytestmark = pytest.mark.soak


@every_mix
def test_every_round_takes_its_shuffled_deal(name: str, mix: dict[str, Any]) -> None:
    """`deal` checks A4, A6 and A7, or B1 and B4, and the record contains the same deal."""
    state = gg.load(name, **mix).start()
    dice, stream = random.Random(1), Stream(1)
    dealt = []
    while not state.is_terminal():
        if state.needs_deal():
            before = to_json(state.views())
            dealt.append(state.shuffled_deal(dice))
            assert to_json(state.views()) == before
            state.deal(dealt[-1])
        else:
            with pytest.raises(DealError):
                state.shuffled_deal(dice)
            random_step(state, stream)
    assert state.record()["deals"] == [plain(deal) for deal in dealt]


@every_game
def test_the_same_dice_give_the_same_deal(name: str) -> None:
    state = gg.load(name).start()
    assert state.shuffled_deal(random.Random(4)) == state.shuffled_deal(random.Random(4))
    assert state.shuffled_deal(random.Random(4)) != state.shuffled_deal(random.Random(5))
    state.deal(state.shuffled_deal(random.SystemRandom()))


@every_game
def test_every_seat_is_first_as_often(name: str) -> None:
    state = gg.load(name, players=4).start()
    dice = random.Random(6)
    deals = count(2000, 50_000)
    firsts = Counter(state.shuffled_deal(dice).first for _ in range(deals))
    assert_even(firsts, 4, deals)


def test_A6_every_hand_has_a_card_as_often() -> None:
    state = gg.load("aurum", players=4).start()
    dice = random.Random(7)
    deals = count(3000, 50_000)
    found = Counter[str]()
    for _ in range(deals):
        found.update(state.shuffled_deal(dice).hands[2])
    expected, variance = deals * 12 / 50, deals * 12 / 50 * 38 / 50
    assert len(found) == 50
    assert all(abs(times - expected) < 5 * variance**0.5 for times in found.values())


def test_B1_a_card_lies_in_every_place_as_often() -> None:
    state = gg.load("auction").start()
    dice = random.Random(8)
    deals = count(3000, 50_000)
    found = Counter[int]()
    for _ in range(deals):
        deck = state.shuffled_deal(dice).deck
        found.update(place for place, card in enumerate(deck) if card == "collection")
    expected, variance = deals * 5 / 60, deals * 5 / 60 * 55 / 60
    assert len(found) == 60
    assert all(abs(times - expected) < 5 * variance**0.5 for times in found.values())


def test_every_order_is_as_likely() -> None:
    dice = random.Random(9)
    draws = count(6000, 60_000)
    assert_even(Counter("".join(shuffled("abcd", dice)) for _ in range(draws)), 24, draws)


def assert_even(found: Counter[Any], kinds: int, draws: int) -> None:
    expected = draws / kinds
    assert len(found) == kinds
    assert all(abs(times - expected) < 5 * expected**0.5 for times in found.values())
