cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.rules.scores as scores
from goldgavel.games.auction.rules.scores cimport Sheet
from goldgavel.games.auction.rules.table cimport Table

@cython.locals(player=int)
cpdef tuple score_lines(Sheet sheet)
@cython.locals(line=int)
cdef _score_line(Sheet sheet, int player)
@cython.locals(table=Table, seat=int)
cdef tuple _sheet_of(bint by_places, tuple coins, tuple held)
