cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
from goldgavel.kernel.bits cimport u64

cdef tuple PAINTINGS
cdef tuple FURNITURE
cdef tuple STAMPS
cdef tuple JEWELS
cdef tuple COLLECTIONS

@cython.final
cdef class CardScorer:
    cdef int[7] hand
    cdef tuple sculptures

    @cython.locals(points=int, collections=int, sets=int, kind=int)
    cdef int total(self) except? -1
    cdef void join(self, int kind, int replicas) noexcept
    cdef int best(self) except? -1
    @cython.locals(best=int)
    cdef int best_with(self, int kind) except? -1
    @cython.locals(found=bint, best=int, kind=int, total=int)
    cdef int best_from(self, int first) except? -1
    @cython.locals(best=int, kind=int)
    cdef list settled(self)

@cython.locals(heap=u64)
cdef list hands_of(tuple held)
@cython.locals(counts=list, kind=int)
cdef list _hand(u64 heap)
