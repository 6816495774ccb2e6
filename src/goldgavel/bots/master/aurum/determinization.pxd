cimport cython

cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.tricks as tricks
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef int POOL
cdef double BLUNDERS

@cython.final
cdef class Determinizer:
    cdef public int seat
    cdef public int count
    cdef public int[64] cards
    cdef public u64[4] fixed
    cdef public int[4] need
    cdef public int[4] secret
    cdef public double temperature
    cdef public int logged
    cdef public int[256] movers
    cdef public int[256] actions
    cdef public u64[4] shown
    cdef public u64[4] received
    cdef public int size
    cdef public u64[2048] pool
    cdef public double[512] reach

cdef void determinize(Determinizer determinizer, Table base, Table world, Stream stream) noexcept nogil
@cython.locals(place=int, seat=int, hand=u64, _=int)
cdef void deal_unseen(Determinizer determinizer, Table world, Stream stream) noexcept nogil
@cython.locals(total=double, place=int, seat=int)
cdef void fill_pool(Determinizer determinizer, Table base, Table start, Table world, Features features, Stream stream, MoveList out,
                    double deadline, int most, bint cpu_clock) noexcept nogil
@cython.locals(dealt0=u64, dealt1=u64, dealt2=u64, dealt3=u64, result=double, place=int, seat=int)
cdef double likelihood(Determinizer determinizer, Table start, Table world, Features features, MoveList out) noexcept nogil
@cython.locals(best=int, top=double, total=double, made=double, place=int, weight=double)
cdef double move_likelihood(Determinizer determinizer, Table table, Features features, int seat, int action, MoveList out) noexcept nogil
@cython.locals(aim=double, low=int, high=int, middle=int, seat=int)
cdef void draw_weighted(Determinizer determinizer, Table base, Table world, Stream stream) noexcept nogil
