"""A39: what each player knows."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.errors import NotYourTurn
from goldgavel.kernel.streams import Stream
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.aurum import aurum, dealt, past_window
from tests.kit.games.moves import do
from tests.kit.games.option_mixes import random_step
from tests.rules.test_aurum_match import race
from tests.rules.test_aurum_scores import NO_GOLD


def test_A39_a_seat_sees_its_own_hand_and_no_other() -> None:
    state = past_window(do(dealt(aurum(4)), *[f"bid {card}" for card in first_cards(aurum(4))]))
    for seat in range(4):
        view = state.view(seat)
        others = {card for other in range(4) if other != seat for card in state.view(other).hand or ()}
        assert set(view.unseen) == others
        assert view.hands is None
    assert state.view(None).hand is None
    assert len(state.view(None).unseen) == 44


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_A39_unseen_cards_do_not_depend_on_who_holds_them(players: int, seed: int) -> None:
    """In another world that looks the same to the seat, the list is the same and holds none of its own cards."""
    state, stream = gg.load("aurum", players=players).new_game(seed), Stream(seed)
    for _ in range(30):
        for seat in range(players):
            view, other = state.view(seat), other_world(state, seat, stream).view(seat)
            assert other.unseen == view.unseen
            assert not set(view.unseen) & {*(view.hand or ()), *view.aside, *filter(None, view.bids)}
        random_step(state, stream)


def first_cards(game: Any) -> list[str]:
    state = dealt(game)
    return [(state.view(seat).hand or ("",))[0] for seat in range(4)]


def test_A39_all_is_open_when_the_game_is_over() -> None:
    state = race([1, 1, 0], bids=[2, 3, 4], tricks=[2, 3, 1], gold=NO_GOLD)
    assert state.view(None).hands == tuple(state.view(seat).hand for seat in range(3))
    with pytest.raises(NotYourTurn):
        state.apply_action(0)
