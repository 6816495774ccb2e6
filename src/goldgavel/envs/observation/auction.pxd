cimport cython

cimport goldgavel.envs.observation.buffers as buffers
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.games.auction.rules.turns as turns
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

cdef MoveList SCRATCH
cdef int PHASES
cdef int KINDS
cdef int TOKENS
cdef int OPEN

cpdef write(Table table, int seat, object buffer)
cpdef write_mask(Table table, int seat, object buffer)
@cython.locals(place=int)
cdef void put_mask(Table table, int seat, signed char* out, int start, MoveList moves) noexcept nogil
@cython.locals(stops=int)
cdef int actions_of(Table table) noexcept nogil
@cython.locals(by_seat=int)
cdef int width(Table table) noexcept nogil
cdef int rounds(Table table) noexcept nogil
@cython.locals(place=int, at=int)
cdef void put(Table table, int seat, float* out, int start) noexcept nogil
cdef int away(Table table, int seat, int other) noexcept nogil
@cython.locals(players=int, other=int, place=int)
cdef int put_bidding(Table table, int seat, float* out, int at) noexcept nogil
cdef int put_lot(Table table, float* out, int at) noexcept nogil
cdef bint for_sale(Table table) noexcept nogil
@cython.locals(kind=int, other=int, heap=u64, form=int, lot=int)
cdef void put_unseen(Table table, float* out, int at) noexcept nogil
@cython.locals(place=int)
cdef void add_open(Table table, float* out, int at, int lot, double worth) noexcept nogil
@cython.locals(tokens=int, other=int, place=int, heap=u64, form=int, there_are=int, token=int)
cdef int put_holdings(Table table, int seat, float* out, int at) noexcept nogil
cdef void put_offer(Table table, int seat, float* out, int at) noexcept nogil
