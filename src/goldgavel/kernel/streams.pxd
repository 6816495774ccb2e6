cimport cython

from goldgavel.kernel.bits cimport u64

cdef u64 MASK64
cdef u64 STEP
cdef u64 MIX1
cdef u64 MIX2
cdef u64 MASK32

cdef u64 mixed(u64 value) noexcept nogil
@cython.locals(stream=Stream)
cpdef Stream keyed(u64 seed, u64 key)

@cython.final
cdef class Stream:
    cdef u64 position
    cdef unsigned char[64] pool

    cdef void add_key(self, u64 key) noexcept nogil
    cdef u64 next(self) noexcept nogil
    @cython.locals(product=u64, low=u64, threshold=u64)
    cdef int draw(self, u64 size) noexcept nogil
    @cython.locals(place=int, other=int)
    cdef void permute(self, int size) noexcept nogil
