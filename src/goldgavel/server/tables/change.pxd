cdef class Change:
    cdef public object entries
    cdef public object row
    cdef public object timed_out
    cdef public object ended
    cdef public object agenda
