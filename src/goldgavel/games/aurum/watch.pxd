cimport cython

cimport goldgavel.games.aurum.codes as codes
cimport goldgavel.games.aurum.standing as standing
cimport goldgavel.games.aurum.view as views
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.ledger cimport Ledger

@cython.final
cdef class Watch:
    cdef bint is_plain
    cdef Ledger ledger
    cdef int round_start
    cdef int size
    cdef int phase
    cdef u64[4] hand
    cdef int[4] bids
    cdef u64[4] stock
    cdef u64 supply
    cdef u64[4] known
    cdef int[4] piles
    cdef int leader
    cdef int[4] trick
    cdef int trick_size
    cdef int[4] last_cards
    cdef int last_size
    cdef int last_leader
    cdef int last_gold
    cdef u64[5] unseen
    cdef bint[4] changes
    cdef list legal
    cdef dict values

    cpdef look(self, State state)
    @cython.locals(before=int, fields=dict, own=list, entries=list)
    cpdef step(self, State state)
    @cython.locals(size=int, hands=bint, stocks=bint, bids=bint, known=bint, piles=bint, supply=bint, trick=bint)
    cdef _take(self, State state, dict fields, list own, bint everything)
    @cython.locals(leads=bint, trick=bint)
    cdef bint _take_trick(self, State state, dict fields, bint everything) except -1
    cdef _put(self, dict fields, str name, object value)
    @cython.locals(seat=int, actions=list, legal=tuple, texts=tuple)
    cdef _take_own(self, State state, list own, bint hands, bint everything)
    @cython.locals(seat=int, could=bint)
    cdef _take_changes(self, State state, list own, bint everything)
    @cython.locals(reader=int, owner=int, cards=u64, hidden=list)
    cdef _take_unseen(self, State state, list own, bint everything)
    @cython.locals(is_other=bint, seat=int)
    cdef bint _are_other_hands(self, State state)
    @cython.locals(is_other=bint, seat=int)
    cdef bint _are_other_bids(self, State state)
    @cython.locals(is_other=bint, seat=int)
    cdef bint _are_other_stocks(self, State state)
    @cython.locals(is_other=bint, seat=int)
    cdef bint _are_other_known(self, State state)
    @cython.locals(is_other=bint, seat=int)
    cdef bint _are_other_piles(self, State state)
    @cython.locals(is_other=bint, place=int)
    cdef bint _is_other_trick(self, State state)
    @cython.locals(is_other=bint, place=int)
    cdef bint _is_other_last_trick(self, State state)

cdef bint _is_plain(State state)
