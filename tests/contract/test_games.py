"""The contract of every game, with all options."""

import copy
import json
import pickle
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.kernel.errors import (
    DealError,
    MoveError,
    OptionError,
    UnreadableMove,
    ViewError,
)
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import to_json
from tests.contract.mixes import every_game, every_mix, load, somewhere
from tests.kit.games.option_mixes import random_game, random_step, readers

pytestmark = pytest.mark.soak


@every_mix
def test_random_games_end_with_a_winner(name: str, mix: dict[str, Any]) -> None:
    game = load(name, mix)

    def see(state: Any) -> None:
        assert state.is_terminal() == (not state.to_move())
        for seat in state.to_move():
            assert state.legal_actions(seat)

    state = random_game(game, 3, see)
    sides = 2 if name == "aurum" and game.players == 4 else game.players
    assert sum(state.returns()) == pytest.approx(game.players / sides)
    assert len(state.scores()) == game.players
    assert state.current_player() == -4
    assert not state.legal_actions()


@every_mix
def test_a_record_replays_to_the_same_game(name: str, mix: dict[str, Any]) -> None:
    state = random_game(load(name, mix), 11)
    record = json.loads(json.dumps(state.record(legal=True)))
    again = gg.from_record(record)
    assert again.record() == state.record()
    assert again.returns() == state.returns()
    assert to_json(again.history(0)) == to_json(state.history(0))


@every_mix
def test_listed_actions_apply_and_all_others_are_refused(name: str, mix: dict[str, Any]) -> None:
    game = load(name, mix)
    for steps in (0, 4, 9, 30, 61):
        state = somewhere(game, 5, steps)
        before = to_json([state.record(), [state.view(reader) for reader in readers(state)]])
        for seat in range(game.players):
            legal = set(state.legal_actions(seat))
            for action in range(-1, game.num_actions() + 1):
                assert (state.why_illegal(action, seat) is None) == (action in legal)
                if action in legal:
                    state.clone().apply_action(action, seat)
                else:
                    with pytest.raises(MoveError):
                        state.apply_action(action, seat)
        assert to_json([state.record(), [state.view(reader) for reader in readers(state)]]) == before


@every_mix
def test_a_view_has_a_json_form(name: str, mix: dict[str, Any]) -> None:
    game = load(name, mix)

    def see(state: Any) -> None:
        for reader in readers(state):
            view = state.view(reader)
            assert msgspec.json.decode(to_json(view), type=game.view_type) == view

    random_game(game, 4, see)


@every_game
def test_texts_and_actions_are_one_to_one(name: str) -> None:
    for players in (3, 4):
        game = gg.load(name, players=players)
        texts = [game.move_text(action) for action in range(game.num_actions())]
        assert len(set(texts)) == len(texts)
        for action, text in enumerate(texts):
            assert game.parse_move(text) == action
            assert game.parse_move(f"  {text.upper().replace(' ', '   ')}\t") == action


@every_game
def test_events_as_they_happen_are_those_of_the_history(name: str) -> None:
    game = gg.load(name, players=3)
    state, live = game.new_game(2), []
    live += state.events(1)
    stream = Stream(3)
    while not state.is_terminal():
        random_step(state, stream)
        live += state.events(1)
    assert [event for told in state.history(1) for event in told.events] == live
    half = state.move_log.ply() // 2
    assert state.history(1, since=half) == [told for told in state.history(1) if told.ply >= half]


@every_game
def test_clones_go_their_own_ways(name: str) -> None:
    state = somewhere(gg.load(name, players=4), 1, 20)
    before = to_json(state.record())
    ways = [state.clone(), copy.copy(state), copy.deepcopy(state)]
    for number, way in enumerate(ways):
        stream = Stream(number)
        for _ in range(5):
            random_step(way, stream)
    assert to_json(state.record()) == before
    assert len({to_json(way.record()) for way in ways}) == len(ways)
    random_step(state, Stream(9))
    for way in ways:
        assert gg.from_record(way.record()).record() == way.record()
    with pytest.raises(TypeError, match="record"):
        pickle.dumps(state)


@every_game
def test_the_same_seed_is_the_same_game(name: str) -> None:
    game = gg.load(name)
    assert game.new_game(7).record() == game.new_game(7).record()
    assert game.new_game(7).record() != game.new_game(8).record()
    assert game.new_game().record() != game.new_game().record()
    assert game.new_game(-1).record() == game.new_game(2**64 - 1).record()


@every_game
def test_deals_come_from_outside(name: str) -> None:
    game = gg.load(name)
    dealt = game.new_game(5)
    state = game.start()
    assert state.needs_deal()
    assert state.current_player() == -1
    assert state.legal_actions() == []
    assert state.to_move() == []
    with pytest.raises(MoveError):
        state.apply_action(0)
    state.deal(dealt.record()["deals"][0])
    assert not state.needs_deal()
    assert state.view(0) == dealt.view(0)
    with pytest.raises(DealError):
        state.deal(dealt.record()["deals"][0])
    for nonsense in (
        {},
        {"first": 9},
        {"first": "0", "hands": 3, "deck": 4},
        {"first": 0, "hands": [], "deck": []},
    ):
        with pytest.raises(DealError):
            game.start().deal(nonsense)


@every_game
def test_playouts(name: str) -> None:
    game = gg.load(name, players=3)
    fresh = game.playouts(n=30, seed=1)
    assert fresh == game.playouts(n=30, seed=1)
    assert fresh != game.playouts(n=30, seed=2)
    assert sum(fresh.shares) == pytest.approx(1)
    assert fresh.games == 30
    assert fresh.moves > 30
    state = somewhere(game, 3, 25)
    before = to_json([state.record(), state.view(0)])
    found = game.playouts(state, 20, seed=4)
    assert sum(found.shares) == pytest.approx(1)
    assert len(found.points) == 3
    assert to_json([state.record(), state.view(0)]) == before
    over = random_game(game, 1)
    settled = game.playouts(over, 3)
    assert settled.moves == 0
    assert list(settled.shares) == over.returns()
    with pytest.raises(ValueError, match="at least 1"):
        game.playouts(n=0)


@every_game
def test_foreign_moves_are_refused(name: str) -> None:
    state = gg.load(name).new_game(1)
    for number in (-1, -(2**40), 2**31, 2**40, 2**70, 32767, 65536 + state.legal_actions()[0]):
        with pytest.raises(UnreadableMove):
            state.apply_action(number)
    for seat in (-1, 4, 7, 2**33):
        with pytest.raises(MoveError):
            state.apply_action(state.legal_actions()[0], seat)
        with pytest.raises(MoveError):
            state.legal_actions(seat)
        with pytest.raises(MoveError):
            state.view(seat)
    for nonsense in ("1", 1.0, None):
        with pytest.raises(TypeError):
            state.apply_action(nonsense)
    for text in ("", "play", "bid", "PLAY Xx3", "bid ?", "💰", "pass pass", "\x00"):
        with pytest.raises(UnreadableMove):
            state.game.parse_move(text)
    with pytest.raises(UnreadableMove):
        state.game.move_text(10**6)


@every_game
def test_views_of_another_game_are_refused(name: str) -> None:
    view = gg.load(name, players=3).new_game(1).view(0)
    with pytest.raises(ViewError):
        gg.load(name, players=4).sample(view, Stream(1))


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(OptionError, match="poker"):
        gg.load("poker")
