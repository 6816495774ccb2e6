cdef class CompletedRequests:
    cdef list _done

    cpdef add(self, int seat, str request, int version)
    cpdef version_of(self, int seat, str request)
