cimport cython

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.games.aurum.rules.table as tables
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList

cdef int NODES
cdef int FULL
cdef double UNKNOWN

@cython.final
cdef class Tree:
    cdef public double exploration
    cdef public double prior_temperature
    cdef public double sibling_weight
    cdef public int size
    cdef short[65536] action
    cdef short[65536] side
    cdef int[65536] first_child
    cdef int[65536] next_sibling
    cdef double[65536] visits
    cdef double[65536] total
    cdef int[256] found
    cdef double[256] prior

cdef void clear(Tree tree) noexcept nogil
cdef int select(Tree tree, int parent, Table table, Features features, MoveList out) noexcept nogil
@cython.locals(top=double, prior_total=double, tried=double, total=double, place=int, node=int, mean=double, exploration_scale=double,
               best=int, highest=double, visits=double, bound=double)
cdef int best_place(Tree tree, int parent, Table table, Features features, MoveList out) noexcept nogil
@cython.locals(node=int)
cdef int find(Tree tree, int parent, int action) noexcept nogil
@cython.locals(node=int)
cdef int add(Tree tree, int parent, int action, int side) noexcept nogil
@cython.locals(best=int, node=int)
cdef int most_visited(Tree tree) noexcept nogil
@cython.locals(best=int, second=double, node=int)
cdef double visit_lead(Tree tree) noexcept nogil
