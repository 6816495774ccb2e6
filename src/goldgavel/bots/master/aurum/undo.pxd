cimport cython

from goldgavel.games.aurum.rules.table cimport Table

cdef int FIELDS
cdef int MAX_DEPTH

@cython.final
cdef class UndoStack:
    cdef long long[5376] saved

@cython.locals(at=int, seat=int)
cdef void save(UndoStack stack, int depth, Table table) noexcept nogil
@cython.locals(at=int, seat=int)
cdef void restore(UndoStack stack, int depth, Table table) noexcept nogil
