cimport cython

cdef class Audience:
    cdef public list by_reader

    cpdef bint is_empty(self)
    cpdef int sockets_of(self, int reader)
    @cython.locals(reader=int, connections=list)
    cpdef broadcast_changes(self, object session, list changes, object names, dict acks, object clocks=*)
