cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

cdef void count_cards(Features features, Table table, int seat) noexcept nogil
@cython.locals(seat=int, place=int, left=int)
cdef bint trick_may_follow(Table table) noexcept nogil
@cython.locals(seat=int, side=int, secret=cython.bint)
cdef void count_sides(Features features, Table table) noexcept nogil
@cython.locals(other=int, _=int, held=int, unseen=u64, secret=cython.bint)
cdef void count_unseen(Features features, Table table, int seat) noexcept nogil
@cython.locals(hidden=int, place=int, n=int, odds=double, none=double)
cdef void set_odds(Features features, Table table, int seat) noexcept nogil
@cython.locals(rank=int, higher_or_equal=double, higher=double)
cdef void count_chances(Features features) noexcept nogil
@cython.locals(result=double)
cdef double power(double base, int times) noexcept nogil
