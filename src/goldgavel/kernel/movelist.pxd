cimport cython

@cython.final
cdef class MoveList:
    cdef short[2048] at
    cdef int size
