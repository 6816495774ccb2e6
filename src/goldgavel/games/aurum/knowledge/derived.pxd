cimport cython

cimport goldgavel.games.aurum.rules.scores as scores
cimport goldgavel.games.aurum.rules.tricks as tricks
from goldgavel.games.aurum.state cimport State

@cython.locals(lowest=int, winning=int, least=int)
cpdef trick_if_ended_now(State state)
@cython.locals(lowest=int, winner=int, place=int, players=int, cards=list)
cpdef last_trick(State state)
@cython.locals(known=bint, seat=int)
cpdef tuple sides_if_ended_now(State state)
@cython.locals(bid=int, tricks=int, total=int, worth=int, points=int, seat=int, worths=list)
cdef _side(State state, tuple seats, bint known)
cdef str _outcome(int bid, int tricks)
