cimport cython

cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table cimport Table

cdef double SLOPE
cdef double ONE_LEFT
cdef double TWO_LEFT

@cython.final
cdef class MatchEquity:
    cdef public double margins
    cdef public double[160] chances
    cdef public double[4] value

@cython.locals(side=int, place=int)
cdef void evaluate(MatchEquity equity, Table table) noexcept nogil
@cython.locals(spread=double, total=double, side=int)
cdef void race(MatchEquity equity, Table table) noexcept nogil
@cython.locals(side=int, rival=int, other=int, margin=double, slope=double)
cdef void add_margins(MatchEquity equity, Table table) noexcept nogil
