"""A batch plays many games at once, with the same results as the engine."""

import threading
from typing import Any

import numpy as np
import pytest

import goldgavel as gg
from goldgavel.envs import observation
from goldgavel.envs.batch import Batch, BatchEnv
from goldgavel.games import GAMES
from goldgavel.kernel.errors import IllegalMove, MoveError
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count
from tests.kit.parity.both_builds import needs_compiled, run_both_builds

OPTIONS: dict[str, dict[str, Any]] = {"aurum": {}, "auction": {"tokens": "stop,ban,exchange"}}


def copied(batch: Batch) -> list[Any]:
    return [array.copy() for array in batch]


def same(left: list[Any], right: list[Any]) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(left, right, strict=True))


def assert_shows(batch: Batch, row: int, state: Any) -> None:
    """Check that a row agrees with the engine's state of the same game."""
    seat = state.current_player()
    expected = np.empty(observation.size(state.game), np.float32)
    observation.write(state, seat, expected)
    assert batch.seat[row] == seat
    assert np.array_equal(batch.observation[row], expected)
    assert np.flatnonzero(batch.mask[row]).tolist() == sorted(state.legal_actions())
    assert set(np.unique(batch.mask[row])) <= {0, 1}


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(8, 128)), ids=mix_id)
def test_every_row_is_a_game_of_the_engine(name: str, mix: dict[str, Any]) -> None:
    env = BatchEnv(name, 3, seed=11, **mix)
    states = [env.game.new_game(int(seed)) for seed in env.batch.seed]
    ended = 0
    while ended < count(4, 12):
        for row, state in enumerate(states):
            assert_shows(env.batch, row, state)
        actions = env.sample()
        batch = env.step(actions)
        for row, state in enumerate(states):
            state.apply_action(actions[row])
            assert batch.done[row] == state.is_terminal()
            expected = state.returns() if state.is_terminal() else [0.0] * state.players
            assert np.allclose(batch.reward[row], expected)
            if state.is_terminal():
                ended += 1
                states[row] = env.game.new_game(int(batch.seed[row]))


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_gives_the_same_games_in_every_row(name: str) -> None:
    """Whatever the number of rows, and whatever was played before."""
    few, many = BatchEnv(name, 2, seed=5), BatchEnv(name, 7, seed=6)
    for _ in range(30):
        many.step(many.sample())
    many.reset(5)
    assert same(copied(few.batch), [array[:2] for array in many.batch])
    for _ in range(400):
        actions = np.array([np.flatnonzero(mask)[0] for mask in many.batch.mask])
        few.step(actions[:2])
        many.step(actions)
        assert same(copied(few.batch), [array[:2] for array in many.batch])
    few.reset(6)
    assert not same(copied(few.batch), [array[:2] for array in many.reset(5)])


def test_what_is_sampled_comes_from_the_seed_and_reaches_every_action() -> None:
    one, other = BatchEnv("aurum", 400, seed=1), BatchEnv("aurum", 400, seed=1)
    assert np.array_equal(one.sample(), other.sample())
    assert np.array_equal(one.sample(), other.sample())
    one.reset(1)
    other.reset(2)
    assert not np.array_equal(one.sample(), other.sample())
    env = BatchEnv(gg.load("aurum"), 1, seed=3)
    drawn = {int(env.sample()[0]) for _ in range(300)}
    assert drawn == set(np.flatnonzero(env.batch.mask[0]))


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("action", [-1, 10**6, 2**40, 2**63 - 1, "illegal"])
def test_an_illegal_action_moves_no_game(name: str, action: int | str) -> None:
    env = BatchEnv(name, 5, seed=2, **OPTIONS[name])
    for _ in range(20):
        env.step(env.sample())
    before = copied(env.batch)
    actions = env.sample()
    actions[3] = np.flatnonzero(env.batch.mask[3] == 0)[-1] if action == "illegal" else action
    with pytest.raises(MoveError) as caught:
        env.step(actions)
    assert "game 3 of the batch" in caught.value.__notes__[0]
    if action == "illegal":
        assert isinstance(caught.value, IllegalMove)
    assert same(before, copied(env.batch))
    env.step(env.sample())
    assert not same(before, copied(env.batch))


@pytest.mark.parametrize(
    "actions", [[1, 2], [[1], [2], [3]], [0.5, 1.0, 2.0], [True, False, True], ["bid", "bid", "bid"], None]
)
def test_invalid_rows_of_actions_are_refused(actions: Any) -> None:
    with pytest.raises(ValueError, match="step needs 3 whole numbers"):
        BatchEnv("aurum", 3).step(actions)


def test_too_few_and_too_many_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        BatchEnv("aurum", 0)
    with pytest.raises(ValueError, match="several batches"):
        BatchEnv("aurum", 2_000_000)


def test_a_reset_without_a_seed_begins_the_next_games() -> None:
    env, again = BatchEnv("aurum", 3, seed=1), BatchEnv("aurum", 3, seed=1)
    first = copied(env.batch)
    second = copied(env.reset())
    assert not same(first, second)
    assert same(second, copied(again.reset()))
    assert same(first, copied(env.reset(1)))


def test_options_go_with_a_name() -> None:
    with pytest.raises(TypeError, match="one that is loaded has its own"):
        BatchEnv(gg.load("aurum"), 1, players=3)


@pytest.mark.parametrize("seed", [-1, 2**64 + 5, np.int64(7), np.uint64(2**64 - 1)])
def test_any_whole_number_is_a_seed(seed: Any) -> None:
    env = BatchEnv("auction", 2, seed=seed)
    assert same(copied(env.batch), copied(BatchEnv("auction", 2, seed=int(seed)).batch))


def test_what_a_caller_writes_into_the_arrays_changes_no_game() -> None:
    env, untouched = BatchEnv("aurum", 4, seed=9), BatchEnv("aurum", 4, seed=9)
    for _ in range(300):
        actions = untouched.sample()
        for array in env.batch[:-1]:
            array[...] = 1
        env.step(actions)
        untouched.step(actions)
        assert same(copied(env.batch), copied(untouched.batch))
    with pytest.raises(ValueError, match="read-only"):
        env.batch.seed[0] = 1


def test_a_state_of_a_row_is_a_copy() -> None:
    env = BatchEnv("auction", 2, seed=4)
    before = copied(env.batch)
    state = env.state(1)
    assert_shows(env.batch, 1, state)
    state.apply_action(state.legal_actions()[0])
    assert same(before, copied(env.batch))


def test_batches_in_several_threads_do_not_meet() -> None:
    """The interpreter lock is released while a batch steps."""
    results: dict[int, list[Any]] = {}

    def play(place: int) -> None:
        env = BatchEnv("aurum", 64, seed=place % 2)
        for _ in range(60):
            env.step(env.sample())
        results[place] = copied(env.batch)

    threads = [threading.Thread(target=play, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert same(results[0], results[2])
    assert same(results[1], results[3])
    assert not same(results[0], results[1])


@pytest.mark.soak
@needs_compiled
def test_compiled_equals_interpreted() -> None:
    games = count(4, 128)
    compiled, interpreted = run_both_builds("tests.kit.parity.batch_digests", str(games))
    assert len(compiled) == 2 * games
    assert compiled == interpreted
