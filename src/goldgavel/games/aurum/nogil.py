"""Calls the playouts. In compiled code, `nogil.pxd` makes the same call with the GIL released."""

import goldgavel.games.aurum.playouts as playouts
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.playout_sums import PlayoutSums
from goldgavel.kernel.streams import Stream


def play_many(start: Table, world: Table, count: int, stream: Stream, out: MoveList, sums: PlayoutSums) -> None:
    playouts.play_many(start, world, count, stream, out, sums)
