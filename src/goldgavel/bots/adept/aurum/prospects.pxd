cimport cython

cimport goldgavel.games.aurum.rules.scores as scores
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.kernel.bits cimport u64

cdef double ends_now(int left) noexcept nogil
@cython.locals(place=int, tricks=int, kept=double, other=double)
cdef void set_pays(Features features, int bid, u64 swaps, int first, int count) noexcept nogil
@cython.locals(below=u64)
cdef double best_swap(u64 swaps, int tricks) noexcept nogil
@cython.locals(chosen=double, lost=double, won=double, place=int, step=int, ends=double, lose=double, win=double,
               drawn=double)
cdef void expected(Features features, double share, int left, int size) noexcept nogil
cdef double hope_for(Features features, int bid, u64 swaps, double share, int left, int tricks) noexcept nogil
cdef double gain_of_trick(Features features, int bid, u64 swaps, double share, int left, int tricks) noexcept nogil
