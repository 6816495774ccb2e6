cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.deals as deals
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.scores as scores
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.scores cimport Sheet
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

cdef void box_lot(Table table) noexcept nogil
@cython.locals(winner=int, top=int, place=int)
cdef void take_lot(Table table) noexcept nogil
@cython.locals(share=int, rest=int, seat=int)
cdef void pay(Table table) noexcept nogil
@cython.locals(seat=int)
cdef void give_bank(Table table) noexcept nogil
@cython.locals(fewest=int, alone=cython.bint, seat=int)
cdef int alone_with_fewest(Table table) noexcept nogil
cdef void end_round(Table table) noexcept nogil

@cython.locals(seat=int)
cdef void score_now(Table table) noexcept nogil
@cython.locals(line=int, heap=u64, kind=int, joined=int)
cdef void fill_line(Table table, int seat) noexcept nogil
cpdef Sheet present_sheet(Table table)
