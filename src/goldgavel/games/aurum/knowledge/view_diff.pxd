cimport cython

cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.knowledge.derived as derived
cimport goldgavel.games.aurum.knowledge.view as views
cimport goldgavel.kernel.bits as bits
cimport goldgavel.kernel.view_diff as view_diff
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.view_diff cimport ViewDiffBase

@cython.final
cdef class AurumViewDiff(ViewDiffBase):
    cdef int phase
    cdef u64[4] hand
    cdef int[4] bids
    cdef u64[4] stock
    cdef u64 supply
    cdef u64[4] known
    cdef int[4] piles
    cdef int leader
    cdef int[4] trick
    cdef int trick_size
    cdef int[4] last_cards
    cdef int last_size
    cdef int last_leader
    cdef int last_gold
    cdef u64[5] unseen
    cdef bint[4] changes

    cpdef snapshot(self, State state)
    @cython.locals(before=int, fields=dict, own=list, entries=list)
    cpdef diff(self, State state)
    @cython.locals(size=int, hands=bint, stocks=bint, bids=bint, known=bint, piles=bint, supply=bint, trick=bint)
    cdef _diff_all(self, State state, dict fields, list own, bint everything)
    @cython.locals(leads=bint, trick=bint)
    cdef bint _diff_trick(self, State state, dict fields, bint everything) except -1
    @cython.locals(seat=int, texts=tuple)
    cdef _diff_own(self, State state, list own, bint hands, bint everything)
    @cython.locals(seat=int, could=bint)
    cdef _diff_changes(self, State state, list own, bint everything)
    @cython.locals(reader=int, owner=int, cards=u64, hidden=list)
    cdef _diff_unseen(self, State state, list own, bint everything)
    @cython.locals(changed=bint, seat=int)
    cdef bint _hands_changed(self, State state)
    @cython.locals(changed=bint)
    cdef bint _trick_changed(self, State state)
    @cython.locals(changed=bint)
    cdef bint _last_trick_changed(self, State state)

cdef bint _can_diff(State state)
