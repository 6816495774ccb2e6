cimport cython

cimport goldgavel.games.auction.knowledge.view as views
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.games.auction.rules.turns as turns
cimport goldgavel.kernel.view_diff as view_diff
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.games.auction.state cimport State
from goldgavel.kernel.view_diff cimport ViewDiffBase

cdef class AuctionViewDiff(ViewDiffBase):
    @cython.locals(now=State, last=State, changed=int, of_reader=int, reader=int, fields=list)
    cdef list _fields(self, object state, bint everything)

@cython.locals(players=int, changed=int)
cdef int _changed(Table now, Table last)
@cython.locals(is_asked=bint)
cdef int _changed_for(Table now, Table last, int reader)
