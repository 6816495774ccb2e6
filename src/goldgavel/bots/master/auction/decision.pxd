cimport cython

cimport goldgavel.bots.master.auction.nogil as nogil
cimport goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search cimport Search

cdef int BATCH

@cython.locals(deadline=double, batch=int, decided=cython.bint)
cpdef int think(Search search, double milliseconds, int iterations, bint cpu_clock)
cdef bint is_used_up(int worlds, int iterations, double left)
