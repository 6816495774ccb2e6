cimport cython

cimport goldgavel.games.aurum.rules.bids as bids
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.match as match
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.tricks as tricks
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList

cdef bint may_act(Table table, int seat) noexcept nogil
cdef void list_legal(Table table, int seat, MoveList out) noexcept nogil
cdef bint is_legal(Table table, int seat, int action) noexcept nogil
cdef void apply(Table table, int seat, int action) noexcept nogil
@cython.locals(seat=int)
cdef void after_bid(Table table) noexcept nogil
cdef void begin_trick(Table table) noexcept nogil
@cython.locals(seat=int)
cdef void ask_next(Table table) noexcept nogil
cdef void lead(Table table) noexcept nogil
cdef void after_card(Table table) noexcept nogil
