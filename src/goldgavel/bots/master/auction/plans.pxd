cimport cython

cimport goldgavel.bots.adept.auction.offsets as offsets
cimport goldgavel.bots.adept.auction.policy as policy
cimport goldgavel.bots.adept.auction.swaps as swaps
cimport goldgavel.bots.master.auction.search as searching
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
cimport goldgavel.games.auction.rules.action_numbers as action_numbers
cimport goldgavel.games.auction.rules.replicas as replicas
cimport goldgavel.games.auction.rules.tokens as tokens
from goldgavel.bots.adept.auction.features cimport Features
from goldgavel.bots.master.auction.search cimport Search
from goldgavel.games.auction.rules.table cimport Table

cdef int AS_POLICY
cdef int OFFERS
cdef int PRICES
cdef int MARGIN

@cython.locals(kind=int)
cdef void list_plans(Search search) noexcept nogil
@cython.locals(action=int, plan=int)
cdef void find_policy_plan(Search search) noexcept nogil
@cython.locals(price=int, seat=int)
cdef int highest_price(Search search) noexcept nogil
@cython.locals(least=int, highest=int, price=int)
cdef void list_prices(Search search) noexcept nogil
@cython.locals(seat=int, least=int, part=int, highest=int, rival=int, action=int)
cdef void list_token_plans(Search search) noexcept nogil
cdef void try_token(Search search, int action, int limit) noexcept nogil
@cython.locals(last=double, _=int)
cdef void list_offers(Search search) noexcept nogil
@cython.locals(most=double, action=int, other=int, given=int, taken=int, ours=double)
cdef double add_offers_below(Search search, double bound) noexcept nogil
cdef double swap_gain(Features features, Table root, int seat, int other, int given, int taken) noexcept nogil
