cimport goldgavel.games.aurum.rules.codes as codes
from goldgavel.games.aurum.state cimport State

cpdef int rounds_scored(State state)
cpdef round_results(State state)
cpdef round_ended(State state)
