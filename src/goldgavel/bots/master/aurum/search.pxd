cimport cython

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.endgame as endgame
cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.master.aurum.match_equity as values
cimport goldgavel.bots.master.aurum.tree as trees
cimport goldgavel.bots.master.aurum.determinization as sampling
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Mind
from goldgavel.bots.master.aurum.endgame cimport Solver
from goldgavel.bots.master.aurum.match_equity cimport Prizes
from goldgavel.bots.master.aurum.tree cimport Tree
from goldgavel.bots.master.aurum.undo cimport Stack
from goldgavel.bots.master.aurum.determinization cimport Worlds
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef int DEEPEST
cdef int OFTEN
cdef double INSTANT
cdef double WEIGHING

@cython.final
cdef class Search:
    cdef public int seat
    cdef public int iterations
    cdef public double budget
    cdef public bint own_clock
    cdef public int solved
    cdef public int nodes
    cdef public bint solving
    cdef public int played
    cdef double started
    cdef int[128] way
    cdef int length

cdef int run(Search search, Tree tree, Worlds worlds, Table base, Table start, Table origin, Table world, Mind mind,
             Prizes prizes, Solver solver, Stack stack, Stream stream, MoveList out) noexcept nogil
@cython.locals(deadline=double, most=int)
cdef void weigh_worlds(Search search, Worlds worlds, Table base, Table start, Table world, Mind mind, Stream stream,
                       MoveList out) noexcept nogil
@cython.locals(gone=double, to_come=double)
cdef bint is_over(Search search, Tree tree) noexcept nogil
@cython.locals(node=int)
cdef void descend(Search search, Tree tree, Table world, Mind mind, MoveList out) noexcept nogil
cdef void finish(Search search, Table world, Mind mind, Prizes prizes, Solver solver, Stack stack,
                 MoveList out) noexcept nogil
cdef bint is_late(Search search, Table world) noexcept nogil
@cython.locals(place=int, node=int)
cdef void learn(Search search, Tree tree, Prizes prizes) noexcept nogil
