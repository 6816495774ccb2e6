cimport cython

cdef class Orders:
    cdef public list by_seat
    cdef dict _later

    cpdef carried_out(self, int seat)
    cpdef answered(self, int seat)
    @cython.locals(seat=int)
    cpdef window_closed(self)
    cpdef bids_changed(self, int by)
