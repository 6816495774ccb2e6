# declarations only: the C versions of nogil.py, with the GIL released

cimport goldgavel.envs.batch.auction as auction_
cimport goldgavel.envs.batch.aurum as aurum_
from goldgavel.envs.batch.auction cimport AuctionRows
from goldgavel.envs.batch.aurum cimport AurumRows
from goldgavel.envs.batch.rows cimport Rows

# The function of a row, for either game. Without the GIL a table cannot be taken from a list, so tables are passed by
# address.
ctypedef bint (*RowTask)(void* table, void* rows, int row, int task) noexcept nogil

cdef inline int run_rows(RowTask run_task, Rows rows, int task):
    cdef int row
    cdef int stopped = -1
    cdef void* whole = <void*>rows
    cdef void** tables = rows.tables
    cdef int size = rows.size
    with nogil:
        for row in range(size):
            if not run_task(tables[row], whole, row, task):
                stopped = row
                break
    return stopped

cdef inline int aurum(AurumRows rows, int task):
    return run_rows(<RowTask>aurum_.run_task, rows, task)

cdef inline int auction(AuctionRows rows, int task):
    return run_rows(<RowTask>auction_.run_task, rows, task)
