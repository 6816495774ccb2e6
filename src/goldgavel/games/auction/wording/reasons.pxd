cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
from goldgavel.games.auction.state cimport State

cpdef refusal(State state, int seat, object action)
cdef broken_rule(State state, int seat, list words)
cdef _refused_bid(State state, int seat, int coins)
@cython.locals(token=str)
cdef _refused_token(State state, int seat, list words)
@cython.locals(other=int)
cdef _refused_offer(State state, int seat, list words)
