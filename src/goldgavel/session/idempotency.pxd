cdef class Requests:
    cdef list _done

    cpdef note(self, int seat, str request, int version)
    cpdef version_of(self, int seat, str request)
