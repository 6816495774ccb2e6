# declarations only: nothing to make

from goldgavel.games.aurum.rules.table cimport Table

cdef inline void make_arrays(Table table):
    pass
