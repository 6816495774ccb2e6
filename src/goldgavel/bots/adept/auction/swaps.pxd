cimport cython

cimport goldgavel.bots.adept.auction.offsets as offsets
cimport goldgavel.bots.adept.auction.worth as worths
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
from goldgavel.bots.adept.auction.features cimport Features
from goldgavel.games.auction.rules.table cimport Table

cdef double gain(Features features, int seat, int given, int taken) noexcept nogil
@cython.locals(before=double, given=int, kind=int)
cdef void compute_gains(Features features, Table table, int seat) noexcept nogil
@cython.locals(line=int, kind=int, added=int)
cdef void compute_gains_for(Features features, int seat, int given, double before) noexcept nogil
@cython.locals(other=int)
cdef bint find_swap(Features features, Table table, int seat) noexcept nogil
@cython.locals(most=double, given=int, kind=int)
cdef double most_gain(Features features, Table table, int seat) noexcept nogil
@cython.locals(least=double, given=int, taken=int, line=int, ours=double)
cdef void find_swap_with(Features features, Table table, int seat, int other) noexcept nogil
@cython.locals(ours=double, theirs=double)
cdef void keep_swap(Features features, int seat, int other, int given, int taken) noexcept nogil
@cython.locals(other=int, action=int, pays=cython.bint)
cdef int best_offer(Features features, Table table, int seat) noexcept nogil
@cython.locals(first=int, other=int, both=int, form=int)
cdef int any_offer(Table table, int seat) noexcept nogil
@cython.locals(proposer=int, given=int, taken=int, line=int, ours=double, theirs=double)
cdef int best_answer(Features features, Table table, int seat) noexcept nogil
