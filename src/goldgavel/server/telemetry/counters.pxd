cdef class Counter:
    cdef public str name
    cdef public str about
    cdef public tuple labels
    cdef public object counts

cdef class Histogram:
    cdef public str name
    cdef public str about
    cdef public tuple bounds
    cdef public tuple labels
    cdef public dict counts
    cdef public object sums
