cimport cython

from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.move_log cimport MoveLog

ctypedef fused number:
    int
    u64

cdef class ViewDiffBase:
    cdef bint can_diff
    cdef MoveLog move_log
    cdef int round_start
    cdef int size
    cdef list legal
    cdef dict values

    cdef _start(self, MoveLog move_log, int players)
    cdef _put(self, dict fields, str name, object value)
    @cython.locals(legal=tuple)
    cdef _put_legal(self, dict own, int seat, tuple texts, list actions)

@cython.locals(changed=bint, place=int)
cdef bint copy_changes(number* now, number* before, int count) noexcept
