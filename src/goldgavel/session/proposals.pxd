cimport cython

cdef class Proposals:
    cdef public object open
    cdef public double held_until
    cdef public list steps
    cdef public int undone
    cdef public list undoable
    cdef list _latest
    cdef dict _refused

    cdef _update_undoable(self)
    cpdef add(self, object step)
