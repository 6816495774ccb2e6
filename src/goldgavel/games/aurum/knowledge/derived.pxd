cimport cython

cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.scores as scores
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64

cdef int NOT_FOUND

@cython.locals(lowest=int, winning=int, least=int)
cpdef trick_if_ended_now(State state)
@cython.locals(lowest=int, winner=int, place=int, players=int, cards=list)
cpdef last_trick(State state)
@cython.locals(found=int, place=int)
cdef int _lowest(State state, int* cards, int size)
@cython.locals(found=int, place=int, most=int, card=int, strength=int)
cdef int _winning(State state, int* cards, int size)
@cython.locals(known=bint, seat=int)
cpdef tuple sides_if_ended_now(State state)
@cython.locals(bid=int, tricks=int, total=int, worth=int, points=int, seat=int, worths=list)
cdef _side(State state, tuple seats, bint known)
cdef str _outcome(int bid, int tricks)
@cython.locals(worth=int, rank=int)
cdef int _worth(u64 stock, int golds)
