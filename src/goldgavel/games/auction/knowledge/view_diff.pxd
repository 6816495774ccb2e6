cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.knowledge.view_parts as view_parts
cimport goldgavel.kernel.view_diff as view_diff
from goldgavel.games.auction.state cimport State
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.move_log cimport MoveLog
from goldgavel.kernel.view_diff cimport ViewDiffBase

@cython.final
cdef class AuctionViewDiff(ViewDiffBase):
    cdef int phase
    cdef int round
    cdef bint selling
    cdef int boxed
    cdef int[6] coins
    cdef u64[6] held
    cdef int[6] unused

    cpdef snapshot(self, State state)
    @cython.locals(move_log=MoveLog, is_new_round=bint, reported=int, had_moves=bint, fields=dict, own=list)
    cpdef diff(self, State state)
    cdef _diff_turn(self, State state, dict fields)
    @cython.locals(seat=int, texts=tuple)
    cdef _diff_legal(self, State state, list own)
    @cython.locals(lot=bint, coins=bint, cards=bint, asked=bint)
    cdef _diff_table(self, State state, dict fields, bint everything)
    cdef _diff_lot(self, State state, dict fields)
    cdef _diff_bidding(self, State state, dict fields)
    @cython.locals(selling=bint, changed=bint)
    cdef bint _lot_changed(self, State state)

cdef bint _can_diff(State state)
