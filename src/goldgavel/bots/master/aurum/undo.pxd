cimport cython

from goldgavel.games.aurum.rules.table cimport Table

cdef int FIELDS
cdef int DEEPEST

@cython.final
cdef class Stack:
    cdef long long[5376] kept

@cython.locals(at=int, seat=int)
cdef void keep(Stack stack, int depth, Table table) noexcept nogil
@cython.locals(at=int, seat=int)
cdef void take_back(Stack stack, int depth, Table table) noexcept nogil
