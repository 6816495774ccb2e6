cimport cython

cdef class Audience:
    cdef public list by_reader
    cdef public int announced_version
    cdef list _sent_orders
    cdef object _sent_fairness

    cpdef bint is_empty(self)
    cpdef int sockets_of(self, int reader)
    cpdef announce(self, object table, dict acks, double now)
    @cython.locals(reader=int, connections=list)
    cdef _broadcast_changes(self, object table, object session, list changes, dict acks, double now)
    @cython.locals(orders=list)
    cpdef send_order_changes(self, object session)
