cimport cython

cimport goldgavel.envs.batch.rows as rows_
cimport goldgavel.envs.batch.tasks as tasks
cimport goldgavel.envs.observation.auction as encoding
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.deals as deals
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.games.auction.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.envs.batch.rows cimport Rows
from goldgavel.games.auction.rules.table cimport Table

cdef class AuctionRows(Rows):
    cdef Table empty

cdef bint run_task(Table table, AuctionRows rows, int row, int task) noexcept nogil
cdef void begin(Table table, AuctionRows rows, int row) noexcept nogil
cdef void deal(Table table, AuctionRows rows, int row) noexcept nogil
cdef void reset(Table table, AuctionRows rows, int row) noexcept nogil
@cython.locals(action=cython.longlong)
cdef bint is_legal(Table table, AuctionRows rows, int row) noexcept nogil
cdef void step(Table table, AuctionRows rows, int row) noexcept nogil
@cython.locals(share=double, seat=int)
cdef void reward(Table table, AuctionRows rows, int row) noexcept nogil
cdef void show(Table table, AuctionRows rows, int row) noexcept nogil
cdef void draw(Table table, AuctionRows rows, int row) noexcept nogil
