cimport cython

cimport goldgavel.bots.adept.aurum.prospects as prospects
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.scores as scores
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.tricks as tricks
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

cdef int NO_CARD
cdef double GOLD_FADES

@cython.locals(even=double, strength=double, hand=u64, golds=double, side=int, surplus=double)
cdef double own_share(Features features) noexcept nogil
@cython.locals(ranks=u64, hand=u64)
cdef u64 swap_ranks(Features features, Table table, u64 stock) noexcept nogil
@cython.locals(swaps=u64)
cdef double own_hope(Features features, Table table, int bid, u64 stock) noexcept nogil
@cython.locals(share=double, swaps=u64, left=int, worth=double, others=int, side=int, gain=double)
cdef double trick_worth(Features features, Table table) noexcept nogil
cdef double gold_value(Features features, int rank) noexcept nogil
cdef double earned_value(Features features, Table table, int rank) noexcept nogil
@cython.locals(rank=int, value=double)
cdef double keep_value(Features features, Table table, int card, double worth) noexcept nogil
@cython.locals(seat=int, place=int)
cdef void stand_trick(Features features, Table table, int card) noexcept nogil
cdef void add_card(Features features, Table table, int seat, int card) noexcept nogil
@cython.locals(ours=double, stays=double, lowest=int, seat=int, _=int, chance=double, earned=double, value=double)
cdef double play_value(Features features, Table table, int card, double worth) noexcept nogil
@cython.locals(left=int)
cdef bint ends_round(Features features, Table table) noexcept nogil
@cython.locals(ours=int, left=int, others=int, lowest=int, earned=double, value=double, side=int, swaps=u64, share=double,
               theirs=int, lost=double)
cdef double final_value(Features features, Table table, int card) noexcept nogil
@cython.locals(by_gold=double, rank=int, by_card=double)
cdef double takes_the_lead(Features features, Table table, int seat) noexcept nogil
@cython.locals(within=u64, free=u64, known=u64, wanted=int, known_wanted=int, playable=double, has_one=double,
               by_chance=double)
cdef double plays_within(Features features, Table table, int seat, int low, int high, double keen) noexcept nogil
