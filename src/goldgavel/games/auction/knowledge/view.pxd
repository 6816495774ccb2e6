cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.knowledge.view_parts as view_parts
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.state cimport State

cpdef tuple parts_of(State state)
cpdef tuple views_of(State state)
cpdef view_of(State state, object seat)
cdef dict own_part(State state, int seat)
cpdef open_view(State state)
@cython.locals(over=bint, selling=bint, held=tuple)
cdef public_view(State state)
