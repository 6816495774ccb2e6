cimport cython

cimport goldgavel.games.aurum.gold as gold
cimport goldgavel.games.aurum.scores as scores
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64

cdef int NOBODY

@cython.locals(lowest=int, winning=int, least=int, most=int, place=int, card=int, is_gold=bint, rank=int, strength=int)
cpdef trick_standing(State state)
@cython.locals(known=bint, seat=int)
cpdef tuple sides_standing(State state)
@cython.locals(bid=int, tricks=int, total=int, worth=int, points=int, seat=int, worths=list)
cdef _side(State state, tuple seats, bint known)
@cython.locals(worth=int, rank=int)
cdef int _worth(u64 stock, int golds)
