cimport cython

from goldgavel.session.idempotency cimport CompletedRequests
from goldgavel.session.updates cimport UpdateTracker
from goldgavel.session.pending cimport PendingDecisions

cdef class Session(PendingDecisions):
    cdef public CompletedRequests requests
    cdef public UpdateTracker _tracker

    cpdef move(self, int seat, str text, object decision, object request, double now)
    @cython.locals(in_window=bint, since=double, written=str)
    cdef _apply_move(self, str kind, int seat, str text, object request, double now)
    @cython.locals(own=bint)
    cdef _record_step(self, object entry, bint in_window)
    cdef _stop_clock(self, str kind, int seat, object request, double since, double now)
    cdef _entry(self, str kind, object seat, str text, object request, double now)
    cdef list _undoable(self)
