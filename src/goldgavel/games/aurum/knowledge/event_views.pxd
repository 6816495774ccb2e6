cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64

cpdef tuple everyones_events(State state)
cpdef tuple seen_events(State state, object seat)
@cython.locals(kind=int)
cdef bint _is_private(State state, u64 note)
@cython.locals(place=int, kind=int, seat=int, note=u64)
cdef tuple _own_events(State state, list notes, tuple public, int reader)
@cython.locals(kind=int, seat=int, value=int)
cdef _event(State state, u64 note)
