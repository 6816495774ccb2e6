cimport cython

cdef class Wishes:
    cdef public object open
    cdef public double held_until
    cdef public list steps
    cdef public int undone
    cdef public list able
    cdef list _latest
    cdef dict _refused

    cdef _look_what_is_able(self)
    cpdef add(self, object step)
