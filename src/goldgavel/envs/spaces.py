"""Observation and action spaces shared by Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from goldgavel.envs import observation

Observation = dict[str, npt.NDArray[Any]]


class ObservationEncoder:
    """Encodes observations of one game into new arrays."""

    def __init__(self, game: Any) -> None:
        self.floats = observation.size(game)
        self.actions = observation.actions(game)
        self._write = observation.writer(game)
        self._write_mask = observation.mask_writer(game)

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict({
            "observation": self.box(),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        })  # fmt: skip

    def box(self, seats: int = 1) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (seats * self.floats,), np.float32)

    def action_space(self) -> "spaces.Discrete":
        return spaces.Discrete(self.actions)

    def encode(self, state: Any, seat: int) -> Observation:
        """Return what the seat knows, and a mask with a 1 for each legal action."""
        observation: npt.NDArray[np.float32] = np.empty(self.floats, np.float32)
        mask: npt.NDArray[np.int8] = np.empty(self.actions, np.int8)
        self._write(state, seat, observation)
        self._write_mask(state, seat, mask)
        return {"observation": observation, "action_mask": mask}

    def encode_all(self, state: Any, players: int) -> npt.NDArray[np.float32]:
        """Return the observations of all seats, one after another."""
        everything: npt.NDArray[np.float32] = np.empty((players, self.floats), np.float32)
        for seat in range(players):
            self._write(state, seat, everything[seat])
        return everything.reshape(-1)
