cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

cdef int end_action(Table table) noexcept nogil
cdef u64 playable(Table table, int seat) noexcept nogil
@cython.locals(size=int, base_cards=u64, may_end=cython.bint, heap=u64, rank=int)
cdef void list_plays(Table table, int seat, MoveList out) noexcept nogil
cdef bint may_play(Table table, int seat, int action) noexcept nogil
cdef void play_card(Table table, int seat, int card) noexcept nogil
@cython.locals(one_metal=u64)
cdef u64 metal_of(Table table, int card) noexcept nogil
cdef bint beats(Table table, int card, int other) noexcept nogil
cdef bint is_lower(Table table, int card, int other) noexcept nogil
@cython.locals(found=int, place=int)
cdef int winning_place(Table table, int* cards, int size) noexcept nogil
@cython.locals(found=int, place=int)
cdef int lowest_place(Table table, int* cards, int size) noexcept nogil
cpdef bint is_stuck(Table table, int seat, u64 hand) noexcept nogil
cdef bint earns_gold(Table table, int rank) noexcept nogil
@cython.locals(winning=int, lowest=int, winner=int, lowest_seat=int, seat=int, place=int, played_gold=u64)
cdef void resolve(Table table) noexcept nogil
@cython.locals(place=int)
cdef void keep_last_trick(Table table) noexcept nogil
cdef void take_gold(Table table, int seat, int rank) noexcept nogil
