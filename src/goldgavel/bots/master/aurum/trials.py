"""Matches between two sets of policy weights in compiled code, for tuning and speed measurements.

Every deal is played once per side (duplicate play), which reduces the effect of luck. `play_worlds` measures how
fast sampled worlds are played out at random. Only `benchmarks/` uses this module.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.determinization as determinization
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.deals as deals
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.master.aurum.determinization import Determinizer
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


class Trial:
    """The result: moves made and the share of wins of the first set of weights."""

    __slots__ = ("blocks", "moves", "shares", "squares")
    blocks: int
    moves: int
    shares: float
    squares: float

    def __init__(self) -> None:
        self.blocks = self.moves = 0
        self.shares = self.squares = 0.0


def play_blocks(
    trial: Trial,
    empty: Table,
    table: Table,
    first: Features,
    second: Features,
    count: int,
    seed: int,
    out: MoveList,
) -> None:
    """Play `count` deals in every rotation: one side with the first weights, the others with the second."""
    stream = Stream(seed)
    for block in range(count):
        share = 0.0
        for side in range(empty.sides):
            stream.position = seed
            stream.add_key(block)
            tables.copy_table(empty, table)
            trial.moves += play_match(table, first, second, side, stream, out)
            if table.match_winners >> side & 1:
                share += 1.0 / bits.count(table.match_winners)
        share /= empty.sides
        trial.blocks += 1
        trial.shares += share
        trial.squares += share * share


def play_match(table: Table, first: Features, second: Features, side: int, stream: Stream, out: MoveList) -> int:
    moves = 0
    while table.phase != codes.OVER:
        if table.phase == codes.DEAL:
            deals.shuffle_and_deal(table, stream)
        if tables.side_of(table, table.turn) == side:
            turns.apply(table, table.turn, policy.choose(first, table, table.turn, out))
        else:
            turns.apply(table, table.turn, policy.choose(second, table, table.turn, out))
        moves += 1
    return moves


def play_worlds(
    determinizer: Determinizer,
    base: Table,
    world: Table,
    count: int,
    whole_game: bool,
    stream: Stream,
    out: MoveList,
) -> int:
    """Sample `count` worlds, play each out at random (round or whole game) and return the number of moves."""
    moves = 0
    for _ in range(count):
        tables.copy_match(base, world)
        determinization.determinize(determinizer, base, world, stream)
        while world.phase != codes.OVER:
            if world.phase == codes.DEAL:
                if not whole_game:
                    break
                deals.shuffle_and_deal(world, stream)
            turns.list_legal(world, world.turn, out)
            turns.apply(world, world.turn, out.at[stream.draw(out.size)])
            moves += 1
    return moves
