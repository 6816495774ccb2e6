# declarations only: the calls with the GIL released

cimport goldgavel.bots.master.auction.plans as plans
cimport goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search cimport Search

cdef inline void list_plans(Search search):
    with nogil:
        plans.list_plans(search)

cdef inline bint try_batch(Search search, int count):
    cdef bint clear
    with nogil:
        clear = searching.try_batch(search, count)
    return clear
