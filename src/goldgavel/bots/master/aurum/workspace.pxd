cimport cython

cimport goldgavel.bots.master.aurum.endgame as endgame
cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.match_equity as match_equity
cimport goldgavel.bots.master.aurum.nogil as nogil
cimport goldgavel.bots.master.aurum.determinization as determinization
cimport goldgavel.games.aurum.rules.table as tables
from goldgavel.bots.master.aurum.endgame cimport Solver
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.match_equity cimport MatchEquity
from goldgavel.bots.master.aurum.search cimport Search
from goldgavel.bots.master.aurum.tree cimport Tree
from goldgavel.bots.master.aurum.undo cimport UndoStack
from goldgavel.bots.master.aurum.determinization cimport Determinizer
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef class Workspace:
    cdef readonly Features features
    cdef readonly MatchEquity equity
    cdef readonly Determinizer determinizer
    cdef readonly Solver solver
    cdef readonly UndoStack stack
    cdef readonly Tree tree
    cdef readonly Table origin
    cdef readonly Table world
    cdef readonly MoveList out

    cpdef int search(self, Search search, Table base, Table start, Stream stream)
    cpdef int quick(self, Table table, int seat)
    @cython.locals(side=int)
    cpdef object solve(self, Table table, int limit)
    @cython.locals(count=int, place=int)
    cpdef list in_order(self, Table table)
    @cython.locals(side=int)
    cpdef list round_values(self, Table table)
    cpdef Table determinize(self, Table base, Stream stream)
    @cython.locals(world=Table, seat=int)
    cpdef tuple likelihood(self, Table base, Table start, Stream stream)
