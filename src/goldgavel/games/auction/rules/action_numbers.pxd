cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.card_counts as card_counts
from goldgavel.games.auction.rules.table cimport Table

cdef int GROUPS

cdef int accept(Table table) noexcept nogil
cdef int decline(Table table) noexcept nogil
cdef int join(Table table, int kind) noexcept nogil
cdef int group_joined(Table table, int action) noexcept nogil

cdef int first_token_bid(Table table) noexcept nogil
cdef int coins_bid(Table table, int action) noexcept nogil
@cython.locals(part=int)
cdef int token_of(Table table, int action) noexcept nogil
cdef int seat_banned(Table table, int action) noexcept nogil

cdef int first_offer(Table table) noexcept nogil
cdef int offer(Table table, int seat, int given, int taken) noexcept nogil
cdef int seat_offered(Table table, int action) noexcept nogil
cdef int card_given(Table table, int action) noexcept nogil
cdef int card_taken(Table table, int action) noexcept nogil
cdef bint turns_theirs(Table table, int action) noexcept nogil
cdef int action_count(Table table) noexcept nogil
