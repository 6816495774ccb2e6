cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.scores as scores
cimport goldgavel.games.aurum.rules.table as tables
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

cdef void end_round(Table table, int seat, int how) noexcept nogil
@cython.locals(place=int)
cdef void set_void_trick(Table table) noexcept nogil
@cython.locals(side=int, seat=int, heap=u64)
cdef void fill_sheet(Table table) noexcept nogil
@cython.locals(line=int, side=int)
cdef void keep_sheet(Table table) noexcept nogil
@cython.locals(last_round=cython.bint, everyone=int, ahead=int)
cdef int winners_of_match(Table table) noexcept nogil
@cython.locals(side=int, found=int)
cdef int with_two_nuggets(Table table) noexcept nogil
