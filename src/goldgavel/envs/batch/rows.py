"""The rows of a batch: each is one game, with its places in the arrays that the caller reads."""

from typing import Any, NamedTuple

import goldgavel.envs.batch.memory as memory
import goldgavel.kernel.streams as streams
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


class Arrays(NamedTuple):
    """What a batch is written into, all of numpy and one row a game."""

    observation: Any
    mask: Any
    seat: Any
    reward: Any
    done: Any
    seed: Any
    """The seed of the present game: `game.new_game(seed)` deals the same cards."""
    position: Any
    """Where the stream of seeds stands."""
    action: Any
    addresses: Any


class Rows:
    __slots__ = (
        "action",
        "actions",
        "done",
        "mask",
        "moves",
        "observation",
        "owners",
        "players",
        "position",
        "reward",
        "seat",
        "seed",
        "size",
        "stream",
        "tables",
        "width",
    )  # fmt: skip
    size: int
    players: int
    width: int
    """Floats of an observation."""
    actions: int
    owners: Any
    """The arrays and tables, held as long as their memory is used."""
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
        """Let the rows draw from the stream of this seed."""
        self.stream.position = streams.mixed(seed)


def clear(rows: Rows, row: int) -> None:
    """Nothing is won yet."""
    rows.done[row] = 0
    for seat in range(rows.players):
        rows.reward[row * rows.players + seat] = 0.0


def draw_seed(rows: Rows, row: int) -> None:
    """The seed of the row's next game, from the row's own stream of them."""
    rows.stream.position = rows.position[row]
    rows.seed[row] = rows.stream.next()
    rows.position[row] = rows.stream.position


def turn_to_round(rows: Rows, row: int, number: int) -> None:
    """Make the stream the one that a game with this seed deals this round from."""
    rows.stream.position = streams.mixed(rows.seed[row])
    rows.stream.turn_to(number)
