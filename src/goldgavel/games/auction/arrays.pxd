# declarations only: nothing to make

from goldgavel.games.auction.table cimport Table

cdef inline void make_arrays(Table table):
    pass
