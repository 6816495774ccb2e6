"""Gymnasium's own check, and what that does not cover."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import goldgavel.envs.gymnasium as door
from goldgavel.kernel.errors import OptionError
from tests.kit.games.option_mixes import mix_id, spread
from tests.kit.games.sample_sizes import count

MIXES = [(name, mix) for name, game in door.NAMES.items() for mix in spread(game, count(3, 128))]
both = pytest.mark.parametrize("name", list(door.NAMES))


def play(env: Any, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """Play a random game; return all observations, the reward and the last info."""
    observation, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    seen, reward, over = [], 0.0, False
    while not over:
        assert reward == 0
        seen.append(observation)
        action = chance.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
    return [*seen, observation], reward, info


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
def test_the_environment_is_what_gymnasium_expects(
    name: str, mix: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = gymnasium.make(name, opponents="novice", **mix)
    check_env(env.unwrapped)
    assert "Seat 1" in capsys.readouterr().out  # it was rendered


@both
@pytest.mark.parametrize("opponents", ["random", "adept"])
def test_whole_games_end_with_a_share_of_the_win(name: str, opponents: str) -> None:
    env = gymnasium.make(name, players=3, opponents=opponents)
    for seed in range(count(2, 50)):
        seen, reward, info = play(env, seed)
        assert len(seen) > 15
        assert 0 <= reward <= 1
        best = max(info["scores"])
        if name == "goldgavel/Auction-v0":
            assert (reward > 0) <= (info["scores"][info["seat"]] == best)


@both
def test_the_seed_decides_all_of_it(name: str) -> None:
    env, again = gymnasium.make(name, opponents="novice"), gymnasium.make(name, opponents="novice")
    one, other, different = play(env, 3), play(again, 3), play(again, 4)
    assert len(one[0]) == len(other[0])
    for left, right in zip(one[0], other[0], strict=True):
        assert all(np.array_equal(left[part], right[part]) for part in left)
    assert one[1:] == other[1:]
    assert not np.array_equal(one[0][0]["observation"], different[0][0]["observation"])


@both
def test_the_agent_sits_anywhere_or_where_it_is_told(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    fixed = gymnasium.make(name, opponents="random", seat=2)
    for seed in range(5):
        observation, info = fixed.reset(seed=seed)
        assert info["seat"] == 2
        assert observation["observation"][:4].tolist() == [0, 0, 1, 0]


def test_opponents_sit_clockwise_from_the_agent() -> None:
    env = gymnasium.make("goldgavel/Aurum-v0", opponents=["novice", "adept", "random"], seat=3).unwrapped
    assert isinstance(env, door_env())
    env.reset(seed=1)
    assert [player.name for player in env._bots] == ["novice", "adept", "random", "random"]


def door_env() -> Any:
    from goldgavel.envs.gymnasium.seat import SeatEnv

    return SeatEnv


@both
def test_an_illegal_action_ends_the_episode(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    for wrong in ("masked", "beyond"):
        before, _ = env.reset(seed=6)
        size = len(before["action_mask"])
        action = np.flatnonzero(before["action_mask"] == 0)[0] if wrong == "masked" else size + 5
        observation, reward, over, cut, info = env.unwrapped.step(action)
        assert (reward, over, cut) == (-1.0, True, False)
        assert info["illegal"]
        assert all(np.array_equal(observation[part], before[part]) for part in before)
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            env.unwrapped.step(0)


def test_masks_for_libraries_that_ask_for_them() -> None:
    env: Any = gymnasium.make("goldgavel/Auction-v0", opponents="random").unwrapped
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), observation["action_mask"])


def test_several_at_once_as_gymnasium_does_it() -> None:
    envs = gymnasium.make_vec("goldgavel/Auction-v0", num_envs=3, opponents="random", vectorization_mode="sync")
    observation, _ = envs.reset(seed=1)
    assert observation["action_mask"].shape == (3, 67)
    _, reward, *_ = envs.step(np.zeros(3, np.int64))
    assert reward.shape == (3,)
    envs.close()


@both
def test_nothing_is_stepped_or_shown_before_the_beginning(name: str) -> None:
    env = gymnasium.make(name, render_mode="ansi").unwrapped
    for use in (lambda: env.step(np.int64(0)), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            use()


@both
def test_the_table_is_shown_as_the_seat_knows_it(name: str) -> None:
    env: Any = gymnasium.make(name, opponents="random", seat=1, render_mode="ansi", lang="fr").unwrapped
    env.reset(seed=2)
    first, again = env.render(), env.render()
    assert "Place 1\N{NO-BREAK SPACE}:" in first
    assert len(again) < len(first)  # events are reported once
    if name == "goldgavel/Aurum-v0":
        hands = [line.partition("main ")[2] for line in again.splitlines() if "main " in line]
        assert [len(hand.split()) > 2 for hand in hands] == [False, True, False, False]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": "nobody"}, "Unknown bot"),
        ({"opponents": ["adept"]}, "Opponents needed: 3"),
        ({"seat": 4}, "seats go from 0 to 3"),
        ({"players": 9}, "players"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_option_is_refused_with_its_words(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        gymnasium.make("goldgavel/Aurum-v0", **options)
