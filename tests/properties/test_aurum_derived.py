"""Derived values predict what the rules do next: the trick's winner, the gold taken, and each side's state."""

from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.games.aurum.knowledge import events
from goldgavel.games.aurum.knowledge.derived_types import LastTrick, SideSoFar, TrickSoFar, metal_of, rank_of
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Moved
from tests.kit.games.derived_from_view import sides_so_far, trick_so_far
from tests.kit.games.option_mixes import dealt_by_hand, mix_id, random_game, spread
from tests.kit.games.sample_sizes import count

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
            assert [
                (side.bid, side.tricks, side.bid_points, sum(side.gold), side.total) for side in view.sides
            ] == [(line.bid, line.tricks, line.bid_points, line.gold_points, line.total) for line in lines]
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
            assert playable == held - set(view.so_far.metals)

    random_game(gg.load("aurum", **mix), 3, see)


def test_bids_are_not_added_up_before_all_are_known() -> None:
    state = gg.load("aurum", players=3).new_game(1)
    state.apply_action(state.legal_actions()[0])
    assert all(side.bid is None for side in state.view(state.to_move()[0]).sides)


def test_an_empty_trick_says_nothing() -> None:
    state = gg.load("aurum").new_game(1)
    assert state.view(0).so_far == TrickSoFar(metals=(), winning=None, lowest=None, gold=None)
    assert state.view(0).sides == (
        SideSoFar(seats=(0, 2), bid=None, tricks=0, gold=(0, 0), outcome=None, bid_points=0, total=0),
        SideSoFar(seats=(1, 3), bid=None, tricks=0, gold=(0, 0), outcome=None, bid_points=0, total=0),
    )


@every_mix
def test_a_view_tells_what_a_glance_at_its_words_does(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        for view in (*state.views(), state.game.open_view(state)):
            assert (view.so_far, view.sides) == (trick_so_far(view), sides_so_far(view))

    random_game(gg.load("aurum", **mix), 4, see)


@every_mix
def test_the_last_trick_is_the_one_that_was_told(mix: dict[str, Any]) -> None:
    told: list[LastTrick | None] = [None]

    def see(state: Any) -> None:
        happened = {type(event): event for event in state.events(None)}
        if events.Dealt in happened:
            told.append(None)
        elif events.TrickWon in happened:
            plays = [moved for moved in state.view(None).moves if moved.move.startswith("play ")]
            told.append(last_trick_of(plays[-state.players :], happened))
        assert {view.last_trick for view in state.views()} == {told[-1]}

    dealt_by_hand(gg.load("aurum", **mix), 5, see)
    assert any(trick and trick.gold for trick in told)


def last_trick_of(plays: list[Moved], happened: dict[Any, Any]) -> LastTrick:
    taken = happened.get(events.GoldTaken)
    return LastTrick(
        cards=tuple(events.Played(seat=moved.seat, card=moved.move.split()[1]) for moved in plays),
        winner=happened[events.TrickWon].seat,
        lowest=happened[events.NextLeader].seat,
        gold=taken.card if taken else None,
    )


@every_mix
def test_changes_are_those_of_an_open_window(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        assert state.view(None).changes == ()
        for view in state.views()[1:]:
            swaps = {move for move in view.legal if move.startswith("swap ")}
            assert not swaps or swaps == written_changes(view)

    random_game(gg.load("aurum", **mix), 6, see)


def written_changes(view: AurumView) -> set[str]:
    assert view.seat is not None
    return {
        bid.move.format(gold=gold, card=card)
        for bid in view.changes
        for gold in view.stocks[view.seat]
        for card in view.hand or ()
    }


def test_nothing_can_be_changed_before_the_own_bid_and_without_gold() -> None:
    state = gg.load("aurum", players=3).new_game(1)
    assert state.view(0).changes == ()
    state.apply_action(state.legal_actions(0)[0], 0)
    assert [bid.seat for bid in state.view(0).changes] == [0]
    assert state.view(1).changes == ()
    without_gold = gg.load("aurum", players=3, zero_gold=False).new_game(1)
    without_gold.apply_action(without_gold.legal_actions(0)[0], 0)
    assert without_gold.view(0).changes == ()


def test_a_round_has_as_many_tricks_as_a_hand_without_its_bid() -> None:
    assert [gg.load("aurum", players=players).new_game(1).view(0).most_tricks for players in (3, 4)] == [11, 11]


def test_cards_are_read() -> None:
    assert (metal_of("P10"), rank_of("P10")) == ("P", 10)
    assert (metal_of("Au0"), rank_of("Au0")) == ("Au", 0)
