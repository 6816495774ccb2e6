cimport cython

cimport goldgavel.games.auction.rules.bids as bids
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.exchange as exchange
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.replicas as replicas
cimport goldgavel.games.auction.rules.tokens as tokens
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList

cdef bint may_act(Table table, int seat) noexcept nogil
cdef void list_legal(Table table, int seat, MoveList out) noexcept nogil
cdef bint is_legal(Table table, int seat, int action) noexcept nogil
cdef void apply(Table table, int seat, int action) noexcept nogil
@cython.locals(token=int)
cdef void bid_with_token(Table table, int seat, int action) noexcept nogil
cdef void continue_bidding(Table table, int seat) noexcept nogil
cdef void win(Table table) noexcept nogil
cdef void after_answer(Table table) noexcept nogil
cdef void join_next(Table table) noexcept nogil
cdef bint must_choose(Table table, int seat) noexcept nogil
