"""A game as a PettingZoo AEC environment around the engine's state."""

import random
from operator import index
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import goldgavel as gg
from goldgavel.envs.pettingzoo.pickling import CopyableEnv
from goldgavel.envs.rendering import MODES, Renderer
from goldgavel.envs.spaces import Observation, ObservationEncoder

ILLEGAL_REWARD = -1.0


class GameEnv(CopyableEnv, AECEnv[str, Observation, int]):
    """One game. `reset(seed)` deals the cards of the engine's `new_game(seed)`.

    Without a seed it deals the next random ones. Each agent's reward is its share of the win at the end of the
    game. An illegal action raises the engine's error, which names the rule, and changes nothing; `wrapped` ends
    the game instead, as PettingZoo does.
    """

    game_name: str

    def __init__(self, render_mode: str | None = None, lang: str = "en", **options: object) -> None:
        super().__init__()
        self.metadata = {"name": f"{self.game_name}_v0", "render_modes": [*MODES], "is_parallelizable": False}
        self.given: dict[str, Any] = {"render_mode": render_mode, "lang": lang, **options}
        self.game = gg.load(self.game_name, **options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.terminations: dict[str, bool] = {}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoder = ObservationEncoder(self.game)
        self.observation_spaces = {agent: self._encoder.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._encoder.action_space() for agent in self.possible_agents}
        self.state_space = self._encoder.box(self.game.players)
        self._renderer = Renderer(self.game, lang)
        self._seeds = random.Random()
        self._state: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # a game's options are set when it is made
        if seed is not None:
            seed = index(seed)
            self._seeds = random.Random(seed)
        self._state = self.game.new_game(self._seeds.getrandbits(64) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._state.current_player()]
        self._renderer.reset()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self._encoder.encode(self._begun(), self._seats[agent])

    def state(self) -> npt.NDArray[np.float32]:
        """Return the observations of all seats, for training with a centralized critic."""
        return self._encoder.encode_all(self._begun(), self.game.players)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations.get(agent, True) or self.truncations[agent]:
            self._step_when_over(agent, action)
            return
        self._state.apply_action(action)
        seat = self._state.current_player()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self._state.returns(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _step_when_over(self, agent: str, action: Any) -> None:
        if agent not in self.terminations:
            raise gymnasium.error.ResetNeeded("no game is being played: call reset()")
        self._was_dead_step(action)

    def _begun(self) -> Any:
        if self._state is None:
            raise gymnasium.error.ResetNeeded("no game is being played: call reset()")
        return self._state

    def render(self) -> str | None:
        """Render the table with all its cards: printed ("human") or returned ("ansi")."""
        return self._renderer.render(self.render_mode, self._begun())

    def close(self) -> None:
        """Does nothing: there are no resources to release."""


def wrapped(raw: GameEnv) -> Any:
    """Wrap the environment as PettingZoo does for its card games: an illegal action ends the game with -1."""
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
