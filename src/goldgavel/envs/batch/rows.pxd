cimport cython

cimport goldgavel.envs.batch.memory as memory
cimport goldgavel.kernel.streams as streams
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef class Rows:
    cdef int size
    cdef int players
    cdef int width
    cdef int actions
    cdef object owners
    cdef Stream stream
    cdef MoveList moves
    cdef void** tables
    cdef float* observation
    cdef signed char* mask
    cdef int* seat
    cdef float* reward
    cdef signed char* done
    cdef u64* seed
    cdef u64* position
    cdef long long* action

@cython.locals(seat=int)
cdef void clear(Rows rows, int row) noexcept nogil
cdef void draw_seed(Rows rows, int row) noexcept nogil
cdef void turn_to_round(Rows rows, int row, int number) noexcept nogil
