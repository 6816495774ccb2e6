cimport cython

cimport goldgavel.games.aurum.knowledge.view as views
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.view_diff as view_diff
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.games.aurum.state cimport State
from goldgavel.kernel.view_diff cimport ViewDiffBase

cdef class AurumViewDiff(ViewDiffBase):
    @cython.locals(now=State, last=State, changed=int, of_reader=int, reader=int, fields=list)
    cdef list _fields(self, object state, bint everything)

cdef bint _is_within_round(Table table)
@cython.locals(players=int, changed=int)
cdef int _changed(Table now, Table last)
@cython.locals(own=int, cards_changed=int)
cdef int _changed_for(Table now, Table last, int reader, int changed)
