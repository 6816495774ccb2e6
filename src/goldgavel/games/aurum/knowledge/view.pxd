cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.knowledge.derived as derived
cimport goldgavel.kernel.bits as bits
cimport goldgavel.kernel.view_diff as view_diff
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64

cdef int NO_BID
cdef dict BLANK
cdef tuple INTERNED
cdef int TURN
cdef int HANDS
cdef int BIDS
cdef int STOCKS
cdef int SUPPLY
cdef int KNOWN
cdef int PILES
cdef int TRICK
cdef int LAST_TRICK
cdef int UNSEEN
cdef int CHANGES
cdef int REST
cdef int EVERYTHING
cdef int SPECTATOR

@cython.locals(seat=int)
cpdef tuple parts_of(State state)
cpdef view_of(State state, object seat)
@cython.locals(fields=dict, name=str)
cdef _view_of(State state, int reader)
@cython.locals(fields=dict)
cdef dict _own_part(State state, int seat)
cpdef open_view(State state)
@cython.locals(over=bint, seat=int, side=int)
cdef add_shared_fields(dict fields, State state, int changed, dict sent)
@cython.locals(is_seat=bint, can_change=bint)
cdef add_own_fields(dict fields, State state, int reader, int changed, dict sent)
@cython.locals(texts=tuple)
cdef tuple _legal_moves(State state, int seat)
@cython.locals(going_on=bint)
cdef bint could_change(Table table, int seat) noexcept nogil
cdef bint bids_are_secret(Table table) noexcept nogil
@cython.locals(owner=int, secret=bint)
cdef tuple seen_bids(State state, int reader)
@cython.locals(entries=list, known=dict)
cdef tuple seen_moves(State state, int reader)
@cython.locals(shown=u64, cards=u64, secret=bint, owner=int)
cdef u64 unseen_cards(Table table, int reader) noexcept nogil
@cython.locals(texts=list, names=tuple)
cdef tuple card_names(object labels, u64 cards)
cpdef seen_move(State state, int mover, int action, object seat)
cdef trick_so_far(State state)
