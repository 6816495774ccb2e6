cimport cython

cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.master.aurum.policy as policy
cimport goldgavel.bots.master.aurum.prizes as values
cimport goldgavel.bots.master.aurum.worlds as sampling
cimport goldgavel.games.aurum.table as tables
cimport goldgavel.games.aurum.turns as turns
from goldgavel.bots.master.aurum.mind cimport Mind
from goldgavel.bots.master.aurum.prizes cimport Prizes
from goldgavel.bots.master.aurum.worlds cimport Worlds
from goldgavel.games.aurum.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef int MOST_CANDIDATES
cdef int FEWEST_WORLDS
cdef double CLEARLY
cdef double WEIGHING

@cython.final
cdef class Search:
    cdef public int seat
    cdef public int iterations
    cdef public double budget
    cdef public bint own_clock
    cdef public int widest
    cdef public int alive
    cdef public int[32] actions
    cdef public double[32] prior
    cdef public double[32] sums
    cdef public double[32] gains
    cdef public double[32] gains_squared
    cdef public int worlds
    cdef public int played
    cdef public int slices
    cdef public double started
    cdef public double deadline

cdef void run(Search search, Worlds worlds, Table base, Table start, Table origin, Table world, Mind mind,
              Prizes prizes, Stream stream, MoveList out) noexcept nogil
@cython.locals(deadline=double, most=int)
cdef void weigh_worlds(Search search, Worlds worlds, Table base, Table start, Table world, Mind mind, Stream stream,
                       MoveList out) noexcept nogil
@cython.locals(place=int)
cdef void list_candidates(Search search, Table base, Mind mind, MoveList out) noexcept nogil
@cython.locals(place=int)
cdef void insert(Search search, int action, double prior) noexcept nogil
@cython.locals(side=int, first=double, place=int, value=double)
cdef void try_all(Search search, Table origin, Table world, Mind mind, Prizes prizes, MoveList out) noexcept nogil
@cython.locals(place=int)
cdef void begin_slices(Search search) noexcept nogil
@cython.locals(slices=int, now=double)
cdef void set_deadline(Search search) noexcept nogil
cdef bint slice_is_over(Search search) noexcept nogil
cdef void halve(Search search) noexcept nogil
@cython.locals(best=int, place=int, n=double, kept=int, behind=double)
cdef void drop_the_beaten(Search search) noexcept nogil
@cython.locals(mean=double, other=double, spread=double)
cdef double doubt(Search search, int best, int place, double n) noexcept nogil
@cython.locals(end=int, place=int)
cdef void sort(Search search) noexcept nogil
cdef void swap(Search search, int place) noexcept nogil
cdef void move(Search search, int source, int target) noexcept nogil
