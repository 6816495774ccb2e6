"""The rows of a batch: one game each, with its place in the caller's arrays."""

from typing import Any, NamedTuple

import goldgavel.envs.batch.memory as memory
import goldgavel.kernel.streams as streams
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


class Arrays(NamedTuple):
    """The arrays of a batch: numpy arrays with one row per game."""

    observation: Any
    mask: Any
    seat: Any
    reward: Any
    done: Any
    seed: Any
    """The seed of the current game: `game.new_game(seed)` deals the same cards."""
    position: Any
    """The position in the row's stream of seeds."""
    action: Any
    addresses: Any


class Rows:
    size: int
    players: int
    width: int
    """The number of floats of an observation."""
    actions: int
    owners: Any
    """Keeps the arrays and tables alive while their memory is used."""
    stream: Stream
    moves: MoveList

    def __init__(self, tables: list[Any], arrays: Arrays) -> None:
        self.size, self.width = arrays.observation.shape
        self.players = arrays.reward.shape[1]
        self.actions = arrays.mask.shape[1]
        self.owners = (tables, arrays)
        self.stream = Stream(0)
        self.moves = MoveList()
        self.tables = memory.objects(tables, arrays.addresses)
        self.observation = memory.floats(arrays.observation)
        self.mask = memory.small(arrays.mask)
        self.seat = memory.ints(arrays.seat)
        self.reward = memory.floats(arrays.reward)
        self.done = memory.small(arrays.done)
        self.seed = memory.words(arrays.seed)
        self.position = memory.words(arrays.position)
        self.action = memory.longs(arrays.action)

    def reseed(self, seed: int) -> None:
        """Restart the stream of the rows from this seed."""
        self.stream.position = streams.mixed(seed)


def clear(rows: Rows, row: int) -> None:
    """Clear the row's rewards and its done flag."""
    rows.done[row] = 0
    for seat in range(rows.players):
        rows.reward[row * rows.players + seat] = 0.0


def draw_seed(rows: Rows, row: int) -> None:
    """Draw the seed of the row's next game from its own stream."""
    rows.stream.position = rows.position[row]
    rows.seed[row] = rows.stream.next()
    rows.position[row] = rows.stream.position


def turn_to_round(rows: Rows, row: int, number: int) -> None:
    """Set the stream to the one from which a game with this seed deals this round."""
    rows.stream.position = streams.mixed(rows.seed[row])
    rows.stream.add_key(number)
