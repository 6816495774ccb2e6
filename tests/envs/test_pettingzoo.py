"""PettingZoo's own tests, and what they do not cover."""

import pickle
import warnings
from copy import deepcopy
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

from goldgavel.envs import observation
from goldgavel.envs.pettingzoo import auction_v0, aurum_v0
from goldgavel.kernel.errors import IllegalMove, MoveError, OptionError
from tests.kit.games.option_mixes import mix_id, spread
from tests.kit.games.sample_sizes import count

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it creates one of its own games in a deprecated way
    from pettingzoo.test import api_test, render_test, seed_test

MODULES = {"aurum": aurum_v0, "auction": auction_v0}
MIXES = [(name, mix) for name in MODULES for mix in spread(name, count(4, 128))]
LATE = 150
"""Enough moves to be in the middle of a game."""

pytestmark = [
    # PettingZoo warns about all games with masks, except its own, which it lists by name.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
both = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)


def play(env: Any, steps: int, seed: int = 1) -> None:
    """Make this many random legal steps, or fewer if the game ends."""
    chance = np.random.default_rng(seed)
    for _ in env.agent_iter(steps):
        observation, _, over, cut, _ = env.last()
        mask = observation["action_mask"]
        env.step(None if over or cut else int(chance.choice(np.flatnonzero(mask))))


def everything(env: Any) -> list[Any]:
    seen = [env.observe(agent) for agent in env.possible_agents]
    kept = (env.agents, env.rewards, env.terminations, env.truncations, env.infos, env.agent_selection)
    return [*[row for each in seen for row in each.values()], *kept]


def same(one: Any, other: Any) -> bool:
    pairs = zip(everything(one), everything(other), strict=True)
    return all(np.array_equal(left, right) for left, right in pairs)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
def test_the_api(name: str, mix: dict[str, Any]) -> None:
    module = MODULES[name]
    api_test(module.env(**mix), num_cycles=count(60, 1000))
    api_test(module.raw_env(**mix), num_cycles=count(60, 1000))


@both
def test_whole_games(module: ModuleType) -> None:
    api_test(module.env(players=3), num_cycles=1000)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
def test_seeds(name: str, mix: dict[str, Any]) -> None:
    module = MODULES[name]
    seed_test(lambda: module.env(**mix), count(40, 500))
    seed_test(lambda: module.raw_env(**mix), count(40, 500))


@both
@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_rendering(module: ModuleType, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: module.env(lang=lang, **given))
    words = {"en": "Seat 3", "ru": "Место 3", "fr": "Place 3"}
    assert words[lang] in capsys.readouterr().out


@both
def test_the_state_is_what_all_seats_know(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    play(env, LATE)
    assert env.state_space.contains(env.state())
    rows = env.state().reshape(4, -1)
    for seat, agent in enumerate(env.possible_agents):
        assert np.array_equal(rows[seat], env.observe(agent)["observation"])


@both
def test_a_seed_is_the_engines(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=17)
    state = env.game.new_game(17)
    row = np.empty(observation.size(env.game), np.float32)
    while not state.is_terminal():
        seat = state.current_player()
        assert env.agent_selection == f"player_{seat}"
        seen = env.observe(env.agent_selection)
        observation.write(state, seat, row)
        assert np.array_equal(seen["observation"], row)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.legal_actions())
        action = state.legal_actions()[-1]
        state.apply_action(action)
        env.step(action)
    assert list(env.rewards.values()) == state.returns()
    assert all(env.terminations.values())


@both
def test_without_a_seed_games_differ_and_follow_from_the_last_seed(module: ModuleType) -> None:
    one, other = module.raw_env(), module.raw_env()
    one.reset(seed=5)
    other.reset(seed=5)
    first = one.observe("player_0")["observation"]
    one.reset()
    other.reset()
    assert same(one, other)
    assert not np.array_equal(first, one.observe("player_0")["observation"])


@both
def test_any_whole_number_is_a_seed(module: ModuleType) -> None:
    env, again = module.raw_env(), module.raw_env()
    for seed in (-1, np.int64(7), np.uint64(2**64 - 1)):
        env.reset(seed=seed)
        again.reset(seed=int(seed))
        assert same(env, again)


@both
@pytest.mark.parametrize("wrong", ["illegal", -1, 10**9])
def test_an_illegal_action_changes_nothing_in_the_raw_environment(module: ModuleType, wrong: Any) -> None:
    env = module.raw_env()
    env.reset(seed=2)
    play(env, 30)
    before = deepcopy(env)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(MoveError) as caught:
        env.step(np.flatnonzero(mask == 0)[0] if wrong == "illegal" else wrong)
    assert wrong != "illegal" or isinstance(caught.value, IllegalMove)
    assert same(env, before)
    play(env, 10)
    assert not same(env, before)


@both
def test_an_illegal_action_ends_the_game_in_the_wrapped_one(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=2)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.possible_agents}
    env.reset(seed=2)
    assert not any(env.terminations.values())
    assert env.agent_selection == agent


@both
def test_nothing_is_stepped_before_the_beginning_and_after_the_end(module: ModuleType) -> None:
    env = module.raw_env()
    for use in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.state):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            use()
    env.reset(seed=1)
    play(env, 10**6)
    assert env.agents == []
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)


@both
@pytest.mark.parametrize("moves", [0, LATE, 10**6])
def test_a_copy_goes_its_own_way(module: ModuleType, moves: int) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=4)
    play(env, moves)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    for copied in copies:
        assert same(env, copied)
        play(copied, 400, seed=9)
        copied.reset()
    play(env, 400, seed=9)
    env.reset()
    assert all(same(env, copied) for copied in copies)


def test_an_environment_that_has_not_begun_is_pickled_too() -> None:
    again = pickle.loads(pickle.dumps(auction_v0.raw_env(players=5, tokens="ban", lang="fr")))  # noqa: S301
    again.reset(seed=1)
    assert len(again.agents) == 5


def test_observations_have_memory_of_their_own() -> None:
    env = aurum_v0.raw_env()
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = {name: row.copy() for name, row in first.items()}
    play(env, LATE)
    assert all(np.array_equal(first[name], kept[name]) for name in kept)


def test_they_are_in_the_registry() -> None:
    env = pettingzoo.make("aec", "goldgavel/aurum_v0", players=3)
    env.reset(seed=1)
    assert env.num_agents == 3


def test_a_wrong_option_is_refused_with_its_words() -> None:
    with pytest.raises(OptionError, match="players"):
        aurum_v0.env(players=7)


def test_without_a_render_mode_there_is_a_warning() -> None:
    env = aurum_v0.raw_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
