# declarations only: nothing to make

from goldgavel.games.aurum.table cimport Table

cdef inline void make_arrays(Table table):
    pass
