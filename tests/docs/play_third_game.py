"""Plays the installed third game in the interfaces that are used from Python, and prints how each game ended.

`python -m tests.docs.play_third_game session screen`: the names are those of the functions below.
"""

import asyncio
import random
import sys

import numpy as np

GAME = "highest"


def session() -> object:
    """Three players answer their decisions; one takes a move back."""
    from goldgavel.games import load
    from goldgavel.kernel.pace import Pace
    from goldgavel.session.session import Session

    game = load(GAME, {"players": 3})
    table = Session(game, [None] * 3, Pace(), random.Random(1))
    table.deal(table.state.shuffled_deal(random.Random(1)), 0.0)
    while not table.is_over():
        seat = table.state.current_player()
        decision = table.decisions[seat]
        assert decision is not None
        table.move(seat, table.view(seat).legal[-1], decision, None, 0.0)
        assert len(table.take_updates()) == 1 + game.players
    return table.state.scores()


def screen() -> object:
    """A whole game on the full screen, by the keys of the moves; then the final position."""
    return asyncio.run(_screen())


async def _screen() -> object:
    from tests.tui.kit import new_table, seated

    table = new_table(GAME, "fr", players=3)
    async with seated(table, "fr") as player:
        assert "Votre main" in player.shown("sets")
        assert "1 jouer" in player.shown("hand")
        while not player.snapshot.is_over():
            await player.hit("1")  # waits until the key has had an effect
            await player.until_asked()
        await player.until(player.is_covered)
        return player.snapshot.view.tricks


def pettingzoo() -> object:
    from pettingzoo.test import api_test

    from goldgavel.envs.pettingzoo import any_game

    env = any_game.env(GAME, players=3, render_mode="ansi")
    api_test(env, num_cycles=100)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        env.step(None if ended else int(observation["action_mask"].argmax()))
        rewards = env.rewards if agent == "player_0" else {}
    return rewards


def gymnasium() -> object:
    import gymnasium as library
    from gymnasium.utils.env_checker import check_env

    import goldgavel.envs.gymnasium  # noqa: F401 - registers the games

    env = library.make("goldgavel/Highest-v0", players=3, opponents="random", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)
    observation, _ = env.reset(seed=1)
    ended = False
    while not ended:
        observation, reward, ended, _, _ = env.step(observation["action_mask"].argmax())
    assert "takes the trick" in str(env.render())
    return reward


def batch() -> object:
    """Games step together, and every reward is a whole win."""
    from goldgavel.envs.batch import BatchEnv

    env = BatchEnv(GAME, 8, players=3, seed=1)
    ended = 0
    for _ in range(30):
        step = env.step(env.sample())
        ended += int(step.done.sum())
        assert np.allclose(step.reward.sum(axis=1), step.done)
    return ended


def openspiel() -> object:
    """OpenSpiel's own test, and a seat's knowledge: worlds that it cannot tell apart look the same to it."""
    import pyspiel

    from goldgavel.envs.openspiel import Resampler
    from goldgavel.envs.openspiel.seats import state_from_view

    game = pyspiel.load_game(f"goldgavel_{GAME}(players=3)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state, chance, resample = game.new_initial_state(), random.Random(1), Resampler(1)
    while not state.is_terminal():
        seat = state.current_player()
        if seat >= 0:
            other = resample(state, seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            seen = state_from_view(game, state.engine.view(seat), chance)
            assert seen.observation_string(seat) == state.observation_string(seat)
        state.apply_action(chance.choice(state.legal_actions()))
    return state.returns()


def main(names: list[str]) -> None:
    for name in names:
        print(name, globals()[name]())


if __name__ == "__main__":
    main(sys.argv[1:])
