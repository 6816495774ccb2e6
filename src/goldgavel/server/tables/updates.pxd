cimport cython

cdef dict WORDLESS

@cython.final
cdef class UpdateWriter:
    cdef object _session
    cdef object _names
    cdef tuple _news
    cdef bytes _version
    cdef bytes _shared
    cdef bytes _moves
    cdef bytes _clocks
    cdef bytes _told
    cdef dict _said

    @cython.locals(own=bytes, shared=bytes, parts=list)
    cpdef bytes update(self, object seat, object change, object ack, object lang)
    @cython.locals(is_shared=cython.bint)
    cdef bytes _tell(self, object seat, tuple news, object lang)
    @cython.locals(found=tuple, about=set, written=bytes)
    cdef bytes _say(self, object seat, tuple news, str lang, bint is_shared)
    @cython.locals(reasons=dict)
    cdef bytes _refusals(self, object seat, object lang)

cdef bytes number(object value)
@cython.locals(key=tuple, found=bytes)
cdef bytes wordless(str move, object problem)
@cython.locals(written=bytes)
cpdef bytes fields(dict of_a_view)
