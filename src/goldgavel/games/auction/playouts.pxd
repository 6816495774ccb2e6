cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.deals as deals
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.games.auction.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream
from goldgavel.kernel.playout_sums cimport PlayoutSums

@cython.locals(moves=int)
cdef int play_out(Table table, Stream stream, MoveList out) noexcept nogil
@cython.locals(_=int)
cdef void play_many(Table start, Table world, int count, Stream stream, MoveList out, PlayoutSums sums) noexcept nogil
@cython.locals(share=double, seat=int)
cdef void add_result(Table table, PlayoutSums sums) noexcept nogil
