from goldgavel.server.tables.lock cimport TableLock
from goldgavel.server.tables.commit cimport TableCommit

cdef class Moving:
    cdef public bint is_over
    cdef object _table
    cdef object _connection
    cdef object _message
    cdef object _awaited
    cdef TableCommit _commit
    cdef int _seat

    cdef bint _is_begun(self) except -1
    cpdef _saved(self, object error)
    cdef bint _was_written(self) except -1
    cdef _finish(self)
