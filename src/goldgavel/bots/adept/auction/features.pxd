cimport cython

cimport goldgavel.bots.adept.auction.offsets as offsets
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.deals as deals
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64

@cython.final
cdef class Features:
    cdef public int players
    cdef public double[90] weights
    cdef public double[6] scales
    cdef public double[6] noises
    cdef public u64 noise_key
    cdef public int floor_round
    cdef public int[6] floors
    cdef public int swap_rounds
    cdef public int[726] refused
    cdef public bint fresh
    cdef public int[56] hands
    cdef public int[7] unseen
    cdef public int total
    cdef public int rounds
    cdef public int[42] future
    cdef public double[6] worths
    cdef public double[6] price
    cdef public double[6] opened
    cdef public double[6] values
    cdef public double[6] limits
    cdef public double[462] gains
    cdef public int[6] gains_known
    cdef public int[6] swap_known
    cdef public int[6] swap_to
    cdef public int[6] swap_given
    cdef public int[6] swap_taken
    cdef public double[6] swap_ours
    cdef public double[6] swap_theirs

@cython.locals(kind=int, seat=int)
cdef void extract(Features features, Table table) noexcept nogil
@cython.locals(line=int, heap=u64, kind=int, count=int, joined=int)
cdef void count_hand(Features features, Table table, int seat) noexcept nogil
@cython.locals(number=int, top=int)
cdef void count_lots(Features features, Table table) noexcept nogil
@cython.locals(share=double, line=int, even=double, kind=int, coming=double)
cdef void expect(Features features, Table table, int seat) noexcept nogil
@cython.locals(line=int, players=int, rounds=int, can_be_spent=double, useful=double, buys=double, soon=double)
cdef double coin_price(Features features, Table table, int seat) noexcept nogil
