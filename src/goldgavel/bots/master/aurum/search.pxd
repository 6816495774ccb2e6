cimport cython

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.endgame as endgame
cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.master.aurum.match_equity as match_equity
cimport goldgavel.bots.master.aurum.tree as trees
cimport goldgavel.bots.master.aurum.determinization as determinization
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.endgame cimport Solver
from goldgavel.bots.master.aurum.match_equity cimport MatchEquity
from goldgavel.bots.master.aurum.tree cimport Tree
from goldgavel.bots.master.aurum.undo cimport UndoStack
from goldgavel.bots.master.aurum.determinization cimport Determinizer
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef int MAX_DEPTH
cdef int CHECK_INTERVAL
cdef double MIN_ELAPSED
cdef double WEIGHING_SHARE

@cython.final
cdef class Search:
    cdef public int seat
    cdef public int iterations
    cdef public double budget
    cdef public bint cpu_clock
    cdef public int solved
    cdef public int nodes
    cdef public bint solving
    cdef public int played
    cdef double started
    cdef int[128] path
    cdef int length

cdef int run(Search search, Tree tree, Determinizer determinizer, Table base, Table start, Table origin, Table world, Features features,
             MatchEquity equity, Solver solver, UndoStack stack, Stream stream, MoveList out) noexcept nogil
@cython.locals(deadline=double, most=int)
cdef void weigh_worlds(Search search, Determinizer determinizer, Table base, Table start, Table world, Features features, Stream stream,
                       MoveList out) noexcept nogil
@cython.locals(elapsed=double, remaining=double)
cdef bint is_over(Search search, Tree tree) noexcept nogil
@cython.locals(node=int)
cdef void descend(Search search, Tree tree, Table world, Features features, MoveList out) noexcept nogil
cdef void evaluate_leaf(Search search, Table world, Features features, MatchEquity equity, Solver solver, UndoStack stack,
                 MoveList out) noexcept nogil
cdef bint is_late(Search search, Table world) noexcept nogil
@cython.locals(place=int, node=int)
cdef void backpropagate(Search search, Tree tree, MatchEquity equity) noexcept nogil
