cdef class TableCommit:
    cdef object _table
    cdef object _entries
    cdef object _timed_out
    cdef object _ended
    cdef object _row

    cdef _agenda(self)
    cpdef write_then(self, object then)
    cpdef apply(self)
