from goldgavel.server.runner.lock cimport TableLock
from goldgavel.server.tables.change cimport Change

cdef class Moving:
    cdef public bint is_over
    cdef object _runner
    cdef object _connection
    cdef object _message
    cdef object _awaited
    cdef object _repair
    cdef Change _change
    cdef int _seat

    cdef bint _is_begun(self) except -1
    cpdef _saved(self, object error)
    cdef _announce(self)
    cdef _finish(self)
