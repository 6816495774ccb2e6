cimport cython

cimport goldgavel.bots.adept.auction.features as extraction
cimport goldgavel.bots.adept.auction.offsets as offsets
cimport goldgavel.bots.adept.auction.swaps as swaps
cimport goldgavel.bots.adept.auction.worth as worths
cimport goldgavel.games.auction.rules.tokens as tokens
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.auction.features cimport Features
from goldgavel.games.auction.rules.table cimport Table

cdef void refresh(Features features, Table table) noexcept nogil
@cython.locals(seat=int)
cdef int choose(Features features, Table table) noexcept nogil
@cython.locals(number=int, phase=int)
cdef void move(Features features, Table table, int action) noexcept nogil
cdef void play_out(Features features, Table table) noexcept nogil
@cython.locals(least=int, action=int)
cdef int choose_bid(Features features, Table table, int seat) noexcept nogil
@cython.locals(line=int, least=int, enough=double, part=int, rivals=int, stop=int, may_stop=cython.bint, action=int)
cdef int token_bid(Features features, Table table, int seat) noexcept nogil
cpdef set_weights(Features features, int seat, weights)
cpdef Features refreshed(Features features, Table table)
cpdef int chosen(Features features, Table table)
