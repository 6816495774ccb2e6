cimport cython

from goldgavel.session.standing_orders cimport Orders
from goldgavel.session.proposals cimport Proposals

cdef class PendingDecisions:
    cdef public object game
    cdef public object pace
    cdef public list drivers
    cdef public Orders orders
    cdef public int version
    cdef public list decisions
    cdef public list ready
    cdef public object state
    cdef public object fairness
    cdef public object clocks
    cdef public Proposals proposals
    cdef public object ending
    cdef object _chance
    cdef list _asked_at
    cdef list _pauses
    cdef list _to_move
    cdef double _rest_until

    cpdef bint is_over(self)
    @cython.locals(seat=int)
    cdef _open_decisions(self, object mover, double now)
    @cython.locals(is_open=bint)
    cdef _after_window_move(self, int mover, bint was_open, bint changed, double now)
    cpdef _replace_impossible_orders(self)
    cpdef due(self, double now)
    cdef _hold(self, object due)
    cdef double _deal_at(self, double now)
    cdef _due_of(self, int seat, bint in_window, double now)
    cdef double _pause(self, int seat)
    cdef _due_order(self, int seat, double now)
    cpdef double counts_from(self, int seat)
