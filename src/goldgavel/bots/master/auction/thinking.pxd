cimport cython

cimport goldgavel.bots.master.auction.release as release
cimport goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search cimport Search

cdef int BATCH

@cython.locals(deadline=double, clear=cython.bint)
cpdef int think(Search search, double milliseconds, int iterations)
