cimport cython

cdef int SEATS

@cython.final
cdef class PlayoutSums:
    cdef public long long moves
    cdef public double[6] points
    cdef public double[6] shares
