cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.state cimport State
from goldgavel.kernel.bits cimport u64

@cython.locals(place=int)
cpdef tuple seen_events(State state)
@cython.locals(kind=int, seat=int, value=int, extra=int, left=int)
cdef _event(State state, u64 note)
@cython.locals(top=int, place=int)
cdef _cards_of_lot(State state, int round_, int size)
cdef _exchange_event(State state, int kind, int seat, int action)
