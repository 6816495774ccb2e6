cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.exchange as exchange
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList

@cython.locals(part=int, banned=int)
cdef void list_token_bids(Table table, int seat, MoveList out) noexcept nogil
@cython.locals(coins=int)
cdef void list_part(Table table, int seat, int part, int least, MoveList out) noexcept nogil
@cython.locals(coins=int, token=int)
cdef bint may_bid_with_token(Table table, int seat, int action) noexcept nogil
cdef bint may_ban(Table table, int seat, int banned) noexcept nogil
cdef void turn_over(Table table, int seat, int token) noexcept nogil
cdef void ban(Table table, int seat, int banned) noexcept nogil
