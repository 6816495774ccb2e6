cimport cython

cimport goldgavel.games.aurum.rules.gold as gold
from goldgavel.kernel.bits cimport u64


cdef class Sheet:
    cdef public int sides
    cdef public int[4] bid
    cdef public int[4] tricks
    cdef public int[4] gold_points
    cdef public int[4] top_gold
    cdef public bint gold_decides
    cdef public int[4] bid_points
    cdef public int[4] totals
    cdef public int winners

cdef int points_of_bid(int bid, int tricks) noexcept nogil
cdef int points_of_gold(int rank) noexcept nogil
@cython.locals(points=int, rank=int)
cdef int heap_points(u64 heap) noexcept nogil

@cython.locals(side=int, tied=int, exact=int)
cdef void score(Sheet sheet) noexcept nogil
cdef int every_side(Sheet sheet) noexcept nogil
@cython.locals(best=int, found=int, side=int)
cdef int highest(int* numbers, int sides, int among) noexcept nogil
@cython.locals(side=int, exact=int)
cdef int exact_bidders(Sheet sheet, int among) noexcept nogil
cpdef Sheet scored(Sheet sheet)
@cython.locals(rank=int, worth=int)
cpdef int gold_worth(list ranks)
