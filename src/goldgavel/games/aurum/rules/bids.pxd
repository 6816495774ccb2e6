cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

cdef int keep_action(Table table) noexcept nogil
cdef int first_bid(Table table) noexcept nogil
cdef int first_swap(Table table) noexcept nogil
@cython.locals(bids_to_swap=int)
cdef int action_count(Table table) noexcept nogil

@cython.locals(base=int, size=int, hand=u64)
cdef void list_bids(Table table, int seat, MoveList out) noexcept nogil
@cython.locals(card=int)
cdef bint may_bid(Table table, int seat, int action) noexcept nogil
@cython.locals(card=int)
cdef void place_bid(Table table, int seat, int action) noexcept nogil
@cython.locals(seat=int, _=int)
cdef int next_to_bid(Table table) noexcept nogil

cdef bint can_change(Table table, int seat) noexcept nogil
@cython.locals(size=int, base=int, heaps=int, stock=u64, hand=u64, rank=int, swap=int)
cdef void list_changes(Table table, int seat, MoveList out) noexcept nogil
@cython.locals(rank=int, card=int)
cdef bint may_change(Table table, int seat, int action) noexcept nogil
cdef int swap_card(Table table, int action) noexcept nogil
cdef int swap_rank(Table table, int action) noexcept nogil
@cython.locals(of_partner=cython.bint)
cdef int swap_owner(Table table, int seat, int action) noexcept nogil
@cython.locals(card=int, rank=int, owner=int, old=int)
cdef void change_bid(Table table, int seat, int action) noexcept nogil
