"""In two worlds that differ only in what a seat cannot know, that seat receives the same."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.errors import (
    RecordError,
)
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import to_json
from tests.contract.mixes import every_game, every_mix, load, somewhere
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import dealt_by_hand, random_game, random_step, readers

pytestmark = pytest.mark.soak


@every_mix
def test_a_sampled_world_gives_the_same_view(name: str, mix: dict[str, Any]) -> None:
    game = load(name, mix)
    stream = Stream(8)

    def see(state: Any) -> None:
        for reader in readers(state):
            view = state.view(reader)
            world = game.sample(view, stream)
            assert world.view(reader) == view
            if world.to_move():
                random_step(world, stream)

    random_game(game, 21, see)
    dealt_by_hand(game, 22, see)


@every_mix
def test_a_game_in_another_world_looks_the_same_and_has_its_record(name: str, mix: dict[str, Any]) -> None:
    game = load(name, mix)
    stream = Stream(12)

    def see(state: Any) -> None:
        ply = state.move_log.ply()
        seat = ply % game.players
        world = game.redraw(state, seat, stream)
        assert to_json(world.view(seat)) == to_json(state.view(seat))
        if ply < 4 or ply % 37 == 0:
            assert game.open_view(gg.from_record(world.record())) == game.open_view(world)
            before = to_json(state.record())
            if world.to_move():
                random_step(world, stream)
            assert gg.from_record(world.record()).record() == world.record()
            assert to_json(state.record()) == before

    random_game(game, 25, see)


@every_game
def test_another_world_is_another_and_they_are_many(name: str) -> None:
    state = somewhere(gg.load(name, players=3), 6, 12)
    worlds = {to_json(state.game.redraw(state, 1, Stream(seed)).record()["deals"]) for seed in range(40)}
    assert len(worlds) == 40


@every_mix
def test_worlds_that_look_the_same_tell_the_same(name: str, mix: dict[str, Any]) -> None:
    """Non-interference: the bytes sent to a seat do not depend on what it cannot know."""
    game = load(name, mix)
    stream = Stream(9)
    for steps in (0, 1, 2, 12, 40, 75):
        state = somewhere(game, 6, steps)
        if state.is_terminal():
            continue
        for reader in readers(state):
            other = other_world(state, reader, stream)
            assert to_json(other.view(reader)) == to_json(state.view(reader))
            assert to_json(other.history(reader)) == to_json(state.history(reader))
            assert to_json(other.events(reader)) == to_json(gg.from_record(state.record()).events(reader))


@every_mix
def test_between_rounds_too(name: str, mix: dict[str, Any]) -> None:
    stream = Stream(10)

    def see(state: Any) -> None:
        if state.needs_deal() and state.move_log.deals:
            for reader in readers(state):
                other = other_world(state, reader, stream)
                assert other.needs_deal()
                assert to_json(other.view(reader)) == to_json(state.view(reader))
                assert to_json(other.history(reader)) == to_json(state.history(reader))

    by_hand = dealt_by_hand(load(name, mix), 23, see)
    assert by_hand.record() == random_game(load(name, mix), 23).record()


@every_game
def test_sampled_worlds_have_no_record(name: str) -> None:
    game = gg.load(name)
    world = game.sample(game.new_game(1).view(0), Stream(1))
    with pytest.raises(RecordError):
        world.record()
    with pytest.raises(RecordError):
        world.history(0)
    random_game_from = world.clone()
    stream = Stream(2)
    while not random_game_from.is_terminal():
        random_step(random_game_from, stream)
