cimport cython

from goldgavel.session.idempotency cimport Requests
from goldgavel.session.updates cimport Teller
from goldgavel.session.pending cimport Waiting

cdef class Session(Waiting):
    cdef public Requests requests
    cdef public Teller _teller

    cpdef move(self, int seat, str text, object decision, object request, double now)
    @cython.locals(in_window=bint, since=double, written=str)
    cdef _make(self, str kind, int seat, str text, object request, double now)
    @cython.locals(own=bint)
    cdef _keep(self, object entry, bint in_window)
    cdef _stop_clock(self, str kind, int seat, object request, double since, double now)
    cdef _entry(self, str kind, object seat, str text, object request, double now)
    cdef list _undoable(self)
