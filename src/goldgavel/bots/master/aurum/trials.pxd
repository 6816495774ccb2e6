cimport cython

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.determinization as determinization
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.deals as deals
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.determinization cimport Determinizer
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

@cython.final
cdef class Trial:
    cdef public int blocks
    cdef public long long moves
    cdef public double shares
    cdef public double squares

@cython.locals(stream=Stream, block=int, side=int, share=double)
cpdef void play_blocks(Trial trial, Table empty, Table table, Features first, Features second, int count, u64 seed,
                       MoveList out)
@cython.locals(moves=int)
cdef int play_match(Table table, Features first, Features second, int side, Stream stream, MoveList out) noexcept nogil
@cython.locals(moves=cython.longlong, _=int)
cpdef long long play_worlds(Determinizer determinizer, Table base, Table world, int count, bint whole_game, Stream stream,
                            MoveList out)
