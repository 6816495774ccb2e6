cdef class TableLock:
    cdef bint _is_held
    cdef object _waiting

    cpdef bint locked(self)
    cpdef bint take(self)
    cpdef release(self)
