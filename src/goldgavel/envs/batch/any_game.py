"""The rows of a batch in plain Python, for games without compiled rows."""

from typing import Any

from goldgavel.envs import observation
from goldgavel.envs.batch import tasks
from goldgavel.envs.batch.engine import Engine
from goldgavel.envs.batch.rows import Arrays
from goldgavel.kernel.streams import Stream


class AnyGameRows:
    def __init__(self, games: list[Any], arrays: Arrays, empty: Any) -> None:
        self.games = games
        self.arrays = arrays
        self.game = empty.game
        self.stream = Stream(0)
        self._write = observation.writer(self.game)
        self._write_mask = observation.mask_writer(self.game)

    def reseed(self, seed: int) -> None:
        self.stream = Stream(seed)

    def reset(self, row: int) -> bool:
        self._clear(row)
        self._begin(row)
        self._show(row)
        return True

    def check(self, row: int) -> bool:
        """True if the row's action is legal."""
        return int(self.arrays.action[row]) in self.games[row].legal_actions()

    def step(self, row: int) -> bool:
        """Apply the row's action, which is legal, and continue to the next decision, perhaps of a new game."""
        state = self.games[row]
        state.apply_action(int(self.arrays.action[row]))
        self._clear(row)
        if state.is_terminal():
            self.arrays.done[row] = True
            self.arrays.reward[row] = state.returns()
            self._begin(row)
        self._show(row)
        return True

    def draw(self, row: int) -> bool:
        """Choose a random legal action from the stream."""
        legal = self.games[row].legal_actions()
        self.arrays.action[row] = legal[self.stream.below(len(legal))]
        return True

    def _clear(self, row: int) -> None:
        self.arrays.done[row] = False
        self.arrays.reward[row] = 0.0

    def _begin(self, row: int) -> None:
        """Start a new game with the next seed of the row's own stream."""
        stream = Stream(int(self.arrays.position[row]))
        seed, self.arrays.position[row] = stream.getrandbits(64), stream.getrandbits(64)
        self.arrays.seed[row] = seed
        self.games[row] = self.game.new_game(seed)

    def _show(self, row: int) -> None:
        """Write the pending decision: the seat to move, its observation and its mask."""
        state = self.games[row]
        seat = state.current_player()
        self.arrays.seat[row] = seat
        self._write(state, seat, self.arrays.observation[row])
        self._write_mask(state, seat, self.arrays.mask[row])


STEPS = {
    tasks.RESET: AnyGameRows.reset,
    tasks.CHECK: AnyGameRows.check,
    tasks.STEP: AnyGameRows.step,
    tasks.DRAW: AnyGameRows.draw,
}


def run(rows: AnyGameRows, task: int) -> int:
    """Run the task on every row. Returns the first row whose action a CHECK found illegal, otherwise -1."""
    for row in range(len(rows.games)):
        if not STEPS[task](rows, row):
            return row
    return -1


ENGINE = Engine(AnyGameRows, run)
