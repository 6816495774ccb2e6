cimport cython

cdef class UpdateTracker:
    cdef public object state
    cdef public object _view_diff
    cdef object _public
    cdef list _parts
    cdef dict _shared
    cdef list _own
    cdef list _moves
    cdef list _unsent
    cdef list _versions
    cdef dict _kinds
    cdef dict _timeouts
    cdef object _chapter
    cdef dict _chapters
    cdef list _notes
    cdef bint _closed
    cdef object _proposal
    cdef list _undo

    cdef _add_step(self, int version, tuple seen)
    @cython.locals(events=tuple)
    cpdef add_move(self, int version, int seat, object action, str kind=*)
    @cython.locals(entries=list, own=list, shared=dict, reader=int)
    cpdef list take(self, object proposal, list undo)
    @cython.locals(untold=list, reader=int)
    cdef list _take_unsent(self)
    @cython.locals(reader=int, fields=dict)
    cdef _merge_diff(self, dict shared, list own, tuple moves)
    cdef tuple _full_diff(self)
