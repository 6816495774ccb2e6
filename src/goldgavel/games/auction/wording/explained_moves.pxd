cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.wording.reasons as reasons
cimport goldgavel.games.auction.rules.turns as turns
from goldgavel.games.auction.state cimport State
from goldgavel.kernel.bits cimport u64

cdef dict CACHE

@cython.locals(refused=dict, written=dict, move=str)
cpdef dict refused_moves(State state, int seat)
@cython.locals(case=tuple)
cdef _reason(State state, int seat, str move)
@cython.locals(candidates=list)
cdef list _candidates(State state, int seat)
@cython.locals(bids=list)
cdef list _bids_out_of_bounds(State state, int seat)
@cython.locals(bids=list, bid=int, least=int)
cdef list _token_bids(State state, int seat)
@cython.locals(others=list, other=int)
cdef int _next_in_bidding(State state, int seat) except -1
@cython.locals(other=int)
cdef list _offers_at_their_cost(State state, int seat)
cdef str _first_card(u64 heap)
