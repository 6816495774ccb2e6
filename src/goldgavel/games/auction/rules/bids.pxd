cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.games.auction.rules.tokens as tokens
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList

@cython.locals(size=int, coins=int)
cdef void list_bids(Table table, int seat, MoveList out) noexcept nogil
cdef bint may_bid(Table table, int seat, int action) noexcept nogil
cdef bint is_bid(Table table, int seat, int coins) noexcept nogil
cdef void place_bid(Table table, int seat, int coins, int token) noexcept nogil
cdef void leave(Table table, int seat) noexcept nogil
cdef void pass_turn(Table table, int seat) noexcept nogil
cdef bint is_won(Table table) noexcept nogil
cdef int next_in(Table table, int seat) noexcept nogil
