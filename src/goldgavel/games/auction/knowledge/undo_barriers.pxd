cimport cython

cimport goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.state cimport State

@cython.locals(place=int, kind=int, won=bint, opened=bint, over=bint)
cpdef rule_of_reveal(State state)
