"""A glance at the table foretells what the rules then do: who wins, who takes which gold, how a side stands."""

from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.games.aurum import events
from goldgavel.games.aurum.glance import SideSoFar, TrickSoFar, metal_of, rank_of, sides_so_far, trick_so_far
from goldgavel.games.aurum.view import AurumView
from goldgavel.kernel.streams import Stream
from tests.kit.counts import count
from tests.kit.mixes import dealt_by_hand, mix_id, random_game, spread

pytestmark = pytest.mark.soak
every_mix = pytest.mark.parametrize("mix", spread("aurum", count(24, 128)), ids=mix_id)


def whole_trick(view: AurumView, card: str, seat: int) -> AurumView:
    return msgspec.structs.replace(view, trick=(*view.trick, events.Played(seat=seat, card=card)))


@every_mix
def test_the_last_card_does_what_was_foretold(mix: dict[str, Any]) -> None:
    state = gg.load("aurum", **mix).new_game(1)
    stream = Stream(1, 5)
    tricks = 0
    while not state.is_terminal():
        seat = state.current_player()
        actions = state.legal_actions()
        action = actions[stream.below(len(actions))]
        before, move = state.view(None), state.game.move_text(action)
        state.apply_action(action)
        happened = {type(event): event for event in state.events(None)}
        if events.TrickWon in happened:
            tricks += 1
            now = trick_so_far(whole_trick(before, move.split()[1], seat))
            assert_foretold(now, happened)
    assert tricks > 3


def assert_foretold(now: TrickSoFar, happened: dict[Any, Any]) -> None:
    assert now.winning is not None
    assert now.lowest is not None
    assert now.winning.seat == happened[events.TrickWon].seat
    assert now.lowest.seat == happened[events.NextLeader].seat
    taken = happened.get(events.GoldTaken)
    assert now.gold == (taken.card if taken else None)


@every_mix
def test_sides_at_the_end_of_a_round_are_those_of_the_sheet(mix: dict[str, Any]) -> None:
    seen = []

    def see(state: Any) -> None:
        view = state.view(0)
        if view.phase in {"deal", "over"} and view.rounds:
            lines = view.rounds[-1].sides
            assert [(side.bid, side.tricks) for side in sides_so_far(view)] == [
                (line.bid, line.tricks) for line in lines
            ]
            seen.append(view)

    dealt_by_hand(gg.load("aurum", **mix), 2, see)
    assert seen


@every_mix
def test_metals_in_the_trick_are_those_that_are_refused(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        view = state.view(None)
        if view.phase == "play":
            mine = state.view(view.to_move[0])
            playable = {metal_of(move.split()[1]) for move in mine.legal if move.startswith("play ")} - {"Au"}
            held = {metal_of(card) for card in mine.hand or ()}
            assert playable == held - set(trick_so_far(view).metals)

    random_game(gg.load("aurum", **mix), 3, see)


def test_bids_are_not_added_up_before_all_are_known() -> None:
    state = gg.load("aurum", players=3).new_game(1)
    state.apply_action(state.legal_actions()[0])
    assert all(side.bid is None for side in sides_so_far(state.view(state.to_move()[0])))


def test_an_empty_trick_says_nothing() -> None:
    state = gg.load("aurum").new_game(1)
    assert trick_so_far(state.view(0)) == TrickSoFar(metals=(), winning=None, lowest=None, gold=None)
    assert sides_so_far(state.view(0)) == (
        SideSoFar(seats=(0, 2), bid=None, tricks=0),
        SideSoFar(seats=(1, 3), bid=None, tricks=0),
    )


@every_mix
def test_a_view_tells_what_a_glance_at_it_does(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        for view in state.views():
            assert (view.so_far, view.sides) == (trick_so_far(view), sides_so_far(view))

    random_game(gg.load("aurum", **mix), 4, see)


def test_cards_are_read() -> None:
    assert (metal_of("P10"), rank_of("P10")) == ("P", 10)
    assert (metal_of("Au0"), rank_of("Au0")) == ("Au", 0)
