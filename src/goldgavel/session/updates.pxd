cimport cython

cdef class Teller:
    cdef public object state
    cdef public object _watch
    cdef object _public
    cdef list _parts
    cdef dict _shared
    cdef list _own
    cdef list _moves
    cdef list _news
    cdef list _versions
    cdef dict _kinds
    cdef dict _late
    cdef list _notes
    cdef bint _closed
    cdef object _wish
    cdef list _undo

    @cython.locals(events=tuple)
    cpdef note_move(self, int version, int seat, object action, str kind=*)
    @cython.locals(news=list, own=list, shared=dict, reader=int)
    cpdef list take(self, object wish, list undo)
    @cython.locals(untold=list, reader=int)
    cdef list _take_news(self)
    @cython.locals(reader=int, fields=dict)
    cdef _remember(self, dict shared, list own, tuple moves)
    cdef tuple _compared(self)
