cimport cython

cimport goldgavel.bots.adept.auction.chances as chances
cimport goldgavel.bots.adept.auction.offsets as offsets
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.kernel.streams as streams
from goldgavel.bots.adept.auction.features cimport Features
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

cdef int DRAWS

@cython.locals(line=int, coming=int, value=double, kind=int, count=int)
cdef double worth(Features features, int seat, int row) noexcept nogil
@cython.locals(value=double, goal=int, chance=double, kind=int, missing=int)
cdef double collections(Features features, int coming, int line) noexcept nogil
@cython.locals(tenths=int, table_row=int, place=double, low=int, other=int, points=double, some=double)
cdef double sculptures(Features features, int seat, int count) noexcept nogil
@cython.locals(kind=int)
cdef void copy_hand(Features features, int row, int target) noexcept nogil
@cython.locals(line=int)
cdef int add_card(Features features, int seat, int row, int kind) noexcept nogil
@cython.locals(line=int, best=int, most=double, kind=int, value=double)
cdef int best_group(Features features, int seat, int row) noexcept nogil

@cython.locals(top=int, seat=int, first=int, shown=double, third=double)
cdef void value_lot(Features features, Table table) noexcept nogil
@cython.locals(hidden=double, kind=int, added=int)
cdef double third_card(Features features, int seat, double shown) noexcept nogil
@cython.locals(line=int, keenest=double, other=int, value=double)
cdef void set_limit(Features features, Table table, int seat) noexcept nogil
@cython.locals(floor=int, scale=double, tried=double, drawn=double, number=int)
cdef void doubt_limit(Features features, Table table, int seat) noexcept nogil
@cython.locals(as_few=int, other=int)
cdef int bank_at_stake(Table table, int seat) noexcept nogil
@cython.locals(drawn=u64, total=u64)
cdef double deviation(u64 key, int number) noexcept nogil
