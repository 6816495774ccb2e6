cimport goldgavel.bots.master.aurum.policy as policy
cimport goldgavel.bots.master.aurum.release as release
from goldgavel.bots.master.aurum.mind cimport Mind
from goldgavel.bots.master.aurum.prizes cimport Prizes
from goldgavel.bots.master.aurum.search cimport Search
from goldgavel.bots.master.aurum.worlds cimport Worlds
from goldgavel.games.aurum.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef class Desk:
    cdef readonly Mind mind
    cdef readonly Prizes prizes
    cdef readonly Worlds worlds
    cdef readonly Table origin
    cdef readonly Table world
    cdef readonly MoveList out

    cpdef int search(self, Search search, Table base, Table start, Stream stream)
    cpdef int quick(self, Table table, int seat)
    cpdef list weighed(self, Table table, int seat)
