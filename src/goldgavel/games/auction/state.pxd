cimport cython

cimport goldgavel.games.auction.rules.arrays as arrays
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.deals as deals
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.nogil as nogil
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.games.auction.rules.turns as turns
cimport goldgavel.kernel.bits as bits
cimport goldgavel.kernel.conversion as conversion
cimport goldgavel.kernel.streams as streams
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.move_log cimport MoveLog
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream
from goldgavel.kernel.playout_sums cimport PlayoutSums

cdef MoveList SCRATCH
cdef tuple NUMBERS

@cython.final
cdef class State(Table):
    cdef readonly object game
    cdef public MoveLog move_log
    cdef public u64 seed
    cdef public bint seeded

    @cython.locals(mover=int)
    cpdef list legal_actions(self, object seat=*)
    @cython.locals(mover=int, number=int, round_before=int)
    cpdef apply_action(self, object action, object seat=*)
    @cython.locals(number=int)
    cpdef int seat_number(self, object seat) except -1
    cpdef int current_player(self)
    cpdef bint is_terminal(self)
    cpdef bint needs_deal(self)
    cpdef deal_from_seed(self)
    @cython.locals(other=State)
    cpdef State clone(self)
    @cython.locals(sums=PlayoutSums, world=State)
    cpdef playouts(self, int count, object seed)
