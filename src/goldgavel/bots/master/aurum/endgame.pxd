cimport cython

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.match_equity as match_equity
cimport goldgavel.bots.master.aurum.undo as undo
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
cimport goldgavel.kernel.streams as streams
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.match_equity cimport MatchEquity
from goldgavel.bots.master.aurum.undo cimport UndoStack
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

cdef int MAX_MOVES
cdef int EXACT
cdef int AT_LEAST
cdef int AT_MOST
cdef double UNLISTED

@cython.final
cdef class Solver:
    cdef public int limit
    cdef public int nodes
    cdef public bint given_up
    cdef public u64 salt
    cdef short[16384] moves
    cdef double[16384] order
    cdef double[512] value
    cdef u64[16384] keys
    cdef double[65536] memory
    cdef char[16384] bounds

@cython.locals(side=int)
cdef bint solve(Solver solver, Table table, int limit, UndoStack stack, Features features, MatchEquity equity,
                MoveList out) noexcept nogil
cdef bint is_round_open(Table table) noexcept nogil
@cython.locals(key=u64, place=int, known=double, count=int, ours=cython.bint, best=double, floor=double,
               ceiling=double, number=int, value=double)
cdef double alpha_beta(Solver solver, Table table, int depth, double low, double high, UndoStack stack, Features features,
                        MatchEquity equity, MoveList out) noexcept nogil
@cython.locals(at=int, side=int, key=u64, place=int, count=int, mover=int, number=int)
cdef void max_n(Solver solver, Table table, int depth, UndoStack stack, Features features, MatchEquity equity,
                      MoveList out) noexcept nogil
@cython.locals(at=int, count=int, place=int)
cdef int expand(Solver solver, Table table, int depth, Features features, MoveList out) noexcept nogil
@cython.locals(place=int)
cdef void set_order(Solver solver, int at, int count, int action, double preference) noexcept nogil
@cython.locals(end=int, action=int, preference=double, place=int)
cdef void sort_moves(Solver solver, int at, int count) noexcept nogil
@cython.locals(packed=u64, seat=int, key=u64)
cdef u64 key_of(Table table, u64 salt) noexcept nogil
cdef int slot_of(u64 key) noexcept nogil
@cython.locals(place=int)
cdef int lookup(Solver solver, u64 key) noexcept nogil
