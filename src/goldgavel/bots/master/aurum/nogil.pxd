# declarations only: the search with the GIL released

cimport goldgavel.bots.master.aurum.search as searching
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

cdef inline int run(Search search, Tree tree, Determinizer determinizer, Table base, Table start, Table origin, Table world,
                    Features features, MatchEquity equity, Solver solver, UndoStack stack, Stream stream, MoveList out):
    cdef int action
    with nogil:
        action = searching.run(search, tree, determinizer, base, start, origin, world, features, equity, solver, stack, stream, out)
    return action
