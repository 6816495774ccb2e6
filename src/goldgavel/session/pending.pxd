cimport cython

from goldgavel.session.standing_orders cimport Orders
from goldgavel.session.proposals cimport Wishes

cdef class Waiting:
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
    cdef public Wishes wishes
    cdef public object ending
    cdef object _chance
    cdef list _asked_at
    cdef list _pauses
    cdef list _waiting
    cdef double _rest_until

    cpdef bint is_over(self)
    @cython.locals(seat=int)
    cdef _ask(self, object mover, double now)
    @cython.locals(is_open=bint)
    cdef _watch_window(self, int mover, bint was_open, bint changed, double now)
    cpdef _ask_about_impossible(self)
    cpdef due(self, double now)
    cdef _held(self, object due)
    cdef double _deal_at(self, double now)
    cdef _due_of(self, int seat, bint in_window, double now)
    cdef double _pause(self, int seat)
    cdef _order_of(self, int seat, double now)
    cpdef double counts_from(self, int seat)
