cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.knowledge.derived as derived
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64

cdef int NO_BID

cpdef tuple parts_of(State state)
cpdef tuple views_of(State state)
cpdef view_of(State state, object seat)
cpdef open_view(State state)
@cython.locals(players=int, sides=int, over=bint)
cdef public_view(State state, list hidden)
cdef dict own_part(State state, list hidden, int seat)
@cython.locals(going_on=bint)
cdef bint could_change(State state, int seat)
cdef bint bids_are_secret(State state)
@cython.locals(owner=int, secret=bint)
cdef tuple seen_bids(State state, object reader)
@cython.locals(shown=u64, cards=u64, secret=bint, seat=int)
cdef list hidden_cards(State state)
@cython.locals(entries=list, known=dict)
cdef tuple seen_moves(State state, object seat)
@cython.locals(cards=u64, owner=int)
cdef tuple unseen_cards(object labels, list hidden, object reader)
@cython.locals(texts=list, names=tuple)
cdef tuple card_names(object labels, u64 cards)
cpdef seen_move(State state, int mover, int action, object seat)
cdef trick_so_far(State state)
