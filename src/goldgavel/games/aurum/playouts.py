"""Random playouts, entirely in compiled code."""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.deals as deals
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.playout_sums import PlayoutSums
from goldgavel.kernel.streams import Stream


def play_out(table: Table, stream: Stream, out: MoveList) -> int:
    """Play uniformly random legal moves to the end of the game; return their number."""
    moves = 0
    while table.phase != codes.OVER:
        if table.phase == codes.DEAL:
            deals.shuffle_and_deal(table, stream)
        turns.list_legal(table, table.turn, out)
        turns.apply(table, table.turn, out.at[stream.draw(out.size)])
        moves += 1
    return moves


def play_many(start: Table, world: Table, count: int, stream: Stream, out: MoveList, sums: PlayoutSums) -> None:
    """Play `count` random games from one position, each with its own deals and moves, and add up the results."""
    for _ in range(count):
        tables.copy_table(start, world)
        sums.moves += play_out(world, stream, out)
        add_result(world, sums)


def add_result(table: Table, sums: PlayoutSums) -> None:
    share = 1.0 / bits.count(table.match_winners)
    for seat in range(table.players):
        side = tables.side_of(table, seat)
        sums.points[seat] += table.points[side]
        if table.match_winners >> side & 1:
            sums.shares[seat] += share
