"""Many games, stepped together in compiled code into preallocated arrays."""

from operator import index
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import goldgavel as gg
from goldgavel.envs import observation
from goldgavel.envs.batch import tasks
from goldgavel.envs.batch.engine import BATCH
from goldgavel.envs.batch.rows import Arrays
from goldgavel.envs.observation.layout import Layout
from goldgavel.games.registry import component
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.streams import Stream

MOST_PLACES = 2**31 - 1
"""Array indices have 32 bits."""
DRAWING = MASK64
"""The key of the random stream of `sample`. No row uses it."""


class Batch(NamedTuple):
    """The pending decisions, one row per game. Every step overwrites the arrays."""

    observation: npt.NDArray[np.float32]
    """The observation of the seat to move: (games, floats), in the layout of `describe`."""
    mask: npt.NDArray[np.int8]
    """1 for each legal action: (games, actions)."""
    seat: npt.NDArray[np.int32]
    """The seat to move: (games,)."""
    reward: npt.NDArray[np.float32]
    """Each seat's share of the win if a game has just ended, otherwise 0: (games, players)."""
    done: npt.NDArray[np.bool_]
    """True where a game has just ended and a new one has started: (games,)."""
    seed: npt.NDArray[np.uint64]
    """The seed of the current game; `game.new_game(seed)` deals the same cards: (games,)."""


class BatchEnv:
    """`n` games of one kind. A game that ends is replaced by a new one.

    `game` is a name, with options, or a game made by `goldgavel.load`.
    """

    def __init__(self, game: Any, n: int, *, seed: int = 0, **options: object) -> None:
        if n < 1:
            raise ValueError(f"n must be at least 1, not {n}")
        if options and not isinstance(game, str):
            raise TypeError("options go with the name of a game: one that is loaded has its own")
        self.game = gg.load(game, **options) if isinstance(game, str) else game
        self.n = n
        widest = max(observation.size(self.game), observation.actions(self.game))
        if n * widest > MOST_PLACES:
            raise ValueError(f"n must be at most {MOST_PLACES // widest} for this game: make several batches")
        self._games = [self.game.start() for _ in range(n)]
        self._arrays = _arrays(self.game, self._games)
        engine = component(self.game.name, BATCH)
        self._rows = engine.rows(self._games, self._arrays, self.game.start())
        self._run = engine.run
        self._lock = Lock()
        written = self._arrays
        self.batch = Batch(
            written.observation, written.mask, written.seat, written.reward, written.done, _to_read(written.seed)
        )
        self.reset(seed)

    def __repr__(self) -> str:
        return f"BatchEnv({self.game!r}, n={self.n})"

    def __len__(self) -> int:
        return self.n

    def describe(self) -> Layout:
        """Return the named blocks of an observation."""
        return observation.describe(self.game)

    def reset(self, seed: int | None = None) -> Batch:
        """Restart all games, from the seed or, without one, with the next seeds.

        Row r plays the same games for the same seed, whatever the number of rows.
        """
        with self._lock:
            if seed is not None:
                self._turn_to(index(seed))
            self._run(self._rows, tasks.RESET)
        return self.batch

    def _turn_to(self, seed: int) -> None:
        for row in range(self.n):
            self._arrays.position[row] = Stream(seed, row).getrandbits(64)
        self._chance = Stream(seed, DRAWING)

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Apply one action in every game. If one is illegal, its error is raised and no game changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"step needs {self.n} whole numbers, one action a game")
        with self._lock:
            self._arrays.action[:] = chosen
            wrong = self._run(self._rows, tasks.CHECK)
            if wrong >= 0:
                raise self._refusal(wrong)
            self._run(self._rows, tasks.STEP)
        return self.batch

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every game."""
        with self._lock:
            self._rows.reseed(self._chance.getrandbits(64))
            self._run(self._rows, tasks.DRAW)
            drawn: npt.NDArray[np.int64] = self._arrays.action.copy()
        return drawn

    def state(self, row: int) -> Any:
        """Return a copy of the full state of one game, including hidden cards but not the moves that led there."""
        return self._games[row].clone()

    def _refusal(self, row: int) -> Exception:
        action = int(self._arrays.action[row])
        problem: Exception = self._games[row].why_illegal(action)
        problem.add_note(f"That was action {action} in game {row} of the batch. No game has moved.")
        return problem


def _arrays(game: Any, states: list[Any]) -> Arrays:
    n, players = len(states), game.players
    return Arrays(
        observation=np.zeros((n, observation.size(game)), np.float32),
        mask=np.zeros((n, observation.actions(game)), np.int8),
        seat=np.zeros(n, np.int32),
        reward=np.zeros((n, players), np.float32),
        done=np.zeros(n, np.bool_),
        seed=np.zeros(n, np.uint64),
        position=np.zeros(n, np.uint64),
        action=np.zeros(n, np.int64),
        addresses=np.array([id(state) for state in states], np.uintp),
    )


def _to_read(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return a read-only view, because the games read this array. The other arrays are only written."""
    view = array.view()
    view.flags.writeable = False
    return view
