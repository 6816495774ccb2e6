cimport cython

from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.move_log cimport MoveLog

ctypedef fused number:
    int
    u64

cdef class ViewDiffBase:
    cdef object _last
    cdef bint _can_diff
    cdef MoveLog _move_log
    cdef int _round_start
    cdef int _size
    cdef list _sent

    cdef list _fields(self, object state, bint everything)
    cpdef snapshot(self, object state)
    @cython.locals(move_log=MoveLog, is_new_round=bint, fields=list, entries=list)
    cpdef diff(self, object state)

cdef put(dict fields, dict sent, str name, object value)
@cython.locals(place=int)
cdef bint differ(number* now, number* before, int count) noexcept
