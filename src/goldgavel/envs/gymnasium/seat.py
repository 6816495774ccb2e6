"""A Gymnasium environment: the agent plays one seat, bots play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import goldgavel as gg
from goldgavel.bots.driver import play_on, seat_bots
from goldgavel.envs.rendering import MODES, Renderer
from goldgavel.envs.spaces import Observation, ObservationEncoder
from goldgavel.kernel.errors import MoveError, OptionError

ILLEGAL_REWARD = -1.0
PLACEHOLDER = "random"
"""The bot in the agent's own seat. It is never asked for a move."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against bots. The reward is the share of the win at the end of the game.

    An illegal action ends the episode with -1. `opponents` is one bot for all other seats, or one per seat
    clockwise from the agent's left; with four players at Aurum the second is the partner. With `seat` None the
    seat is random in each game.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 4}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "adept",
        seat: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        self.game = gg.load(game, **options)
        self.opponents = _by_distance(opponents, self.game.players)
        self.fixed_seat = _checked_seat(seat, self.game.players)
        self.render_mode = render_mode
        self._encoder = ObservationEncoder(self.game)
        self.observation_space: gymnasium.Space[Any] = self._encoder.observation_space()
        self.action_space = self._encoder.action_space()
        self._renderer = Renderer(self.game, lang)
        self._state: Any = None
        self._bots: Any = ()
        self._over = True
        seat_bots(self.game, [PLACEHOLDER, *self.opponents], 0)  # raises now if a bot does not exist
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(2**63))
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        around = [PLACEHOLDER, *self.opponents]
        names = [around[(place - self.seat) % players] for place in range(players)]
        self._bots = seat_bots(self.game, names, drawn)
        self._state = self.game.new_game(drawn)
        self._renderer.reset()
        self._wait()
        return self._observe(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("no game is being played: call reset()")
        try:
            self._state.apply_action(action, self.seat)
        except MoveError as problem:
            self._over = True
            return self._observe(), ILLEGAL_REWARD, True, False, {"seat": self.seat, "illegal": str(problem)}
        self._wait()
        if not self._state.is_terminal():
            return self._observe(), 0.0, False, False, {"seat": self.seat}
        reward: float = self._state.returns()[self.seat]
        return self._observe(), reward, True, False, {"seat": self.seat, "scores": self._state.scores()}

    def _wait(self) -> None:
        """Let the bots play until the agent is to move or the game is over."""
        play_on(self._state, self._bots, until=self.seat)
        self._over = self._state.is_terminal()
        if self.render_mode == "human":
            self.render()

    def _observe(self) -> Observation:
        return self._encoder.encode(self._state, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions in the form that libraries with action masking expect."""
        return self._observe()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """Render what the seat saw since the last call, and the table as it knows it."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("no game is being played: call reset()")
        return self._renderer.render(self.render_mode, self._state, self.seat)


def _by_distance(opponents: str | Sequence[str], players: int) -> list[str]:
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise OptionError("envs-opponents", needed=players - 1, given=len(names))
    return names


def _checked_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and seat not in range(players):
        raise OptionError("envs-seat", seat=str(seat)[:40], last=players - 1)
    return seat
