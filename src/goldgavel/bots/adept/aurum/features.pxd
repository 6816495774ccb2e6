cimport cython

from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

@cython.final
cdef class Features:
    cdef public double keen
    cdef public double gold_keen
    cdef public double low_keen
    cdef public double control
    cdef public double rivals
    cdef public double trust
    cdef public double gold_trick
    cdef public double reserve
    cdef public double hope
    cdef public double swap_margin
    cdef public double variety
    cdef public double patience
    cdef public double patience_low
    cdef public double lead

    cdef int players
    cdef int sides
    cdef int cards
    cdef int ranks
    cdef u64[16] from_rank

    cdef int seat
    cdef int side
    cdef u64 hand
    cdef u64 stock
    cdef u64 unseen
    cdef int unseen_count
    cdef int left
    cdef bint follows
    cdef int[4] golds
    cdef int[4] bid
    cdef int[4] tricks
    cdef double[4] odds
    cdef double[256] powers
    cdef double[16] win
    cdef double[16] low
    cdef double share

    cdef u64 used
    cdef int best
    cdef int best_seat
    cdef int lowest
    cdef int lowest_seat

    cdef double[32] pays
    cdef double[32] row
    cdef double[16] hopes
    cdef public double[256] values
