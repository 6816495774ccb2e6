# declarations only: nothing to make

from goldgavel.games.auction.rules.table cimport Table

cdef inline void make_arrays(Table table):
    pass
