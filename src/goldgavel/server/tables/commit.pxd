cdef class Saving:
    cdef object _table
    cdef object _entries
    cdef object _ran_out
    cdef object _ended
    cdef object _row

    cdef _agenda(self)
    cpdef begin(self, object then)
    cpdef done(self)
