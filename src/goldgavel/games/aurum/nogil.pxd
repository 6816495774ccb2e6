# declarations only: `play_many` with the GIL released

from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream
from goldgavel.kernel.playout_sums cimport PlayoutSums
cimport goldgavel.games.aurum.playouts as playouts

cdef inline void play_many(Table start, Table world, int count, Stream stream, MoveList out, PlayoutSums sums):
    with nogil:
        playouts.play_many(start, world, count, stream, out, sums)
