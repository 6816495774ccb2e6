cimport cython

cimport goldgavel.envs.batch.rows as rows_
cimport goldgavel.envs.batch.tasks as tasks
cimport goldgavel.envs.observation.aurum as encoding
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.deals as deals
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.envs.batch.rows cimport Rows
from goldgavel.games.aurum.rules.table cimport Table

cdef class AurumRows(Rows):
    cdef Table empty

cdef bint run_task(Table table, AurumRows rows, int row, int task) noexcept nogil
cdef void begin(Table table, AurumRows rows, int row) noexcept nogil
cdef void deal(Table table, AurumRows rows, int row) noexcept nogil
cdef void reset(Table table, AurumRows rows, int row) noexcept nogil
@cython.locals(action=cython.longlong)
cdef bint is_legal(Table table, AurumRows rows, int row) noexcept nogil
cdef void step(Table table, AurumRows rows, int row) noexcept nogil
@cython.locals(share=double, seat=int)
cdef void reward(Table table, AurumRows rows, int row) noexcept nogil
cdef void show(Table table, AurumRows rows, int row) noexcept nogil
cdef void draw(Table table, AurumRows rows, int row) noexcept nogil
