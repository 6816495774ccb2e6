cimport cython

cimport goldgavel.games.auction.bids as bids
cimport goldgavel.games.auction.codes as codes
cimport goldgavel.games.auction.exchange as exchange
cimport goldgavel.games.auction.lots as lots
cimport goldgavel.games.auction.numbering as numbering
cimport goldgavel.games.auction.replicas as replicas
cimport goldgavel.games.auction.tokens as tokens
from goldgavel.games.auction.table cimport Table
from goldgavel.kernel.movelist cimport MoveList

cdef bint may_act(Table table, int seat) noexcept nogil
cdef void list_legal(Table table, int seat, MoveList out) noexcept nogil
cdef bint is_legal(Table table, int seat, int action) noexcept nogil
cdef void apply(Table table, int seat, int action) noexcept nogil
@cython.locals(token=int)
cdef void bid_with_token(Table table, int seat, int action) noexcept nogil
cdef void go_on(Table table, int seat) noexcept nogil
cdef void win(Table table) noexcept nogil
cdef void after_answer(Table table) noexcept nogil
cdef void join_next(Table table) noexcept nogil
cdef bint must_choose(Table table, int seat) noexcept nogil
