cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.streams cimport Stream

@cython.locals(place=int, seat=int, _=int)
cdef void shuffle_and_deal(Table table, Stream stream) noexcept nogil
cdef void pass_token(Table table) noexcept nogil
@cython.locals(seat=int)
cdef void begin_round(Table table) noexcept nogil
cpdef start_round(Table table)
