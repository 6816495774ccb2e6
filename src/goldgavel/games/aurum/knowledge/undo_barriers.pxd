cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
from goldgavel.games.aurum.state cimport State

@cython.locals(place=int, kind=int, dealt=bint, shown=bint, ended=bint, over=bint)
cpdef rule_of_reveal(State state)
