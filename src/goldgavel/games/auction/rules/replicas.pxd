cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

@cython.locals(heap=u64)
cdef bint has_group(Table table, int seat, int kind) noexcept nogil
@cython.locals(kind=int)
cdef void list_joins(Table table, int seat, MoveList out) noexcept nogil
cdef bint may_join(Table table, int seat, int action) noexcept nogil
cdef void join(Table table, int seat, int kind) noexcept nogil
@cython.locals(waiting=int, groups=int, _=int)
cdef bint join_until_choice(Table table, int seat) noexcept nogil
@cython.locals(groups=int, kind=int)
cdef int count_groups(Table table, int seat) noexcept nogil
@cython.locals(kind=int)
cdef int first_group(Table table, int seat) noexcept nogil
@cython.locals(waiting=int)
cdef void note_waiting(Table table, int seat) noexcept nogil
