cimport cython

cimport goldgavel.games.aurum.bids as bids
cimport goldgavel.games.aurum.codes as codes
cimport goldgavel.games.aurum.match as match
cimport goldgavel.games.aurum.table as tables
cimport goldgavel.games.aurum.tricks as tricks
from goldgavel.games.aurum.table cimport Table
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
