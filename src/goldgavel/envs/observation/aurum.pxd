cimport cython

cimport goldgavel.envs.observation.buffers as buffers
cimport goldgavel.games.aurum.knowledge.view as views
cimport goldgavel.games.aurum.rules.bids as bids
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.scores as scores
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

cdef MoveList SCRATCH
cdef int PHASES
cdef double NUGGETS

cpdef write(Table table, int seat, object buffer)
cpdef write_mask(Table table, int seat, object buffer)
@cython.locals(place=int)
cdef void put_mask(Table table, int seat, signed char* out, int start, MoveList moves) noexcept nogil
cdef int actions_of(Table table) noexcept nogil
@cython.locals(by_seat=int, once=int)
cdef int width(Table table) noexcept nogil
@cython.locals(place=int, at=int)
cdef void put(Table table, int seat, float* out, int start) noexcept nogil
cdef int away(Table table, int seat, int other) noexcept nogil
@cython.locals(players=int, other=int, place=int)
cdef int put_standing(Table table, int seat, float* out, int at) noexcept nogil
@cython.locals(most=int, own=int, side=int, place=int)
cdef int put_match(Table table, int seat, float* out, int at) noexcept nogil
cdef int most_points(Table table) noexcept nogil
@cython.locals(cards=int, laid=int, secret=bint, other=int, place=int)
cdef int put_cards(Table table, int seat, float* out, int at) noexcept nogil
cdef void put_set(float* out, int at, u64 cards) noexcept nogil
@cython.locals(other=int)
cdef int put_gold(Table table, int seat, float* out, int at) noexcept nogil
@cython.locals(rank=int, there_are=int)
cdef void put_heap(Table table, float* out, int at, u64 heap) noexcept nogil
@cython.locals(kinds=int, player=int, place=int)
cdef int put_trick(Table table, int seat, float* out, int at, int* cards, int played, int leader) noexcept nogil
