# declarations only: the search with the GIL released

cimport goldgavel.bots.master.aurum.search as searching
from goldgavel.bots.master.aurum.endgame cimport Solver
from goldgavel.bots.adept.aurum.features cimport Mind
from goldgavel.bots.master.aurum.match_equity cimport Prizes
from goldgavel.bots.master.aurum.search cimport Search
from goldgavel.bots.master.aurum.tree cimport Tree
from goldgavel.bots.master.aurum.undo cimport Stack
from goldgavel.bots.master.aurum.determinization cimport Worlds
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef inline int run(Search search, Tree tree, Worlds worlds, Table base, Table start, Table origin, Table world,
                    Mind mind, Prizes prizes, Solver solver, Stack stack, Stream stream, MoveList out):
    cdef int action
    with nogil:
        action = searching.run(search, tree, worlds, base, start, origin, world, mind, prizes, solver, stack, stream, out)
    return action
