cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

@cython.locals(theirs=u64, other=int)
cdef bint can_offer(Table table, int seat) noexcept nogil

@cython.locals(other=int, given=u64)
cdef void list_offers(Table table, int seat, MoveList out) noexcept nogil
@cython.locals(taken=u64)
cdef void list_offers_of(Table table, int other, int given, MoveList out) noexcept nogil
@cython.locals(other=int, given=int, taken=int)
cdef bint may_offer(Table table, int seat, int action) noexcept nogil
cdef void make_offer(Table table, int seat, int action) noexcept nogil

cdef void list_answers(Table table, MoveList out) noexcept nogil
cdef bint may_answer(Table table, int action) noexcept nogil
@cython.locals(accepted=cython.bint)
cdef void answer(Table table, int seat, int action) noexcept nogil
@cython.locals(proposer=int, other=int, owner=int)
cdef void swap(Table table) noexcept nogil
cdef void hand_over(Table table, int seat, int other, int card) noexcept nogil
