cimport cython

cdef tuple ENTRIES

@cython.final
cdef class MoveLog:
    cdef public list moves
    cdef public int size
    cdef public tuple deals
    cdef public int round_start
    cdef public int skipped
    cdef public bint complete

    @cython.locals(other=MoveLog)
    cpdef MoveLog branch(self)
    cpdef add_move(self, int seat, int action)
    cpdef start_round(self)
