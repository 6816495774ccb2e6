cimport cython

cimport goldgavel.bots.master.aurum.endgame as endgame
cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.prizes as values
cimport goldgavel.bots.master.aurum.worlds as sampling
cimport goldgavel.games.aurum.table as tables
cimport goldgavel.games.aurum.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.master.aurum.endgame cimport Solver
from goldgavel.bots.adept.aurum.mind cimport Mind
from goldgavel.bots.master.aurum.prizes cimport Prizes
from goldgavel.bots.master.aurum.undo cimport Stack
from goldgavel.bots.master.aurum.worlds cimport Worlds
from goldgavel.games.aurum.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef int MOST
cdef int FEWEST_WORLDS
cdef double MATTERS
cdef double WEIGHING
cdef double SPAN

@cython.final
cdef class Search:
    cdef public int seat
    cdef public int iterations
    cdef public double budget
    cdef public bint own_clock
    cdef public int widest
    cdef public int solved
    cdef public int nodes
    cdef public bint solving
    cdef double[256] value
    cdef public double trust
    cdef public double slope
    cdef public double clearly
    cdef public int alive
    cdef public int[256] actions
    cdef public double[256] prior
    cdef public double[256] sums
    cdef public double[256] gains
    cdef public double[256] gains_squared
    cdef public int worlds
    cdef public int played
    cdef public int slices
    cdef public double started
    cdef public double deadline

cdef void run(Search search, Worlds worlds, Table base, Table start, Table origin, Table world, Mind mind,
              Prizes prizes, Solver solver, Stack stack, Stream stream, MoveList out) noexcept nogil
@cython.locals(deadline=double, most=int)
cdef void weigh_worlds(Search search, Worlds worlds, Table base, Table start, Table world, Mind mind, Stream stream,
                       MoveList out) noexcept nogil
@cython.locals(place=int, top=double)
cdef void list_candidates(Search search, Table base, Mind mind, MoveList out) noexcept nogil
@cython.locals(place=int)
cdef void insert(Search search, int action, double prior) noexcept nogil
@cython.locals(side=int, place=int)
cdef void try_all(Search search, Table origin, Table world, Mind mind, Prizes prizes, Solver solver, Stack stack,
                  MoveList out) noexcept nogil
@cython.locals(place=int, gain=double)
cdef void add_values(Search search) noexcept nogil
@cython.locals(place=int)
cdef void begin_slices(Search search) noexcept nogil
@cython.locals(slices=int, now=double)
cdef void set_deadline(Search search) noexcept nogil
cdef bint slice_is_over(Search search) noexcept nogil
cdef void halve(Search search) noexcept nogil
@cython.locals(best=int, place=int, kept=int, top=double, behind=double)
cdef void drop_the_beaten(Search search) noexcept nogil
cdef double score(Search search, int place) noexcept nogil
@cython.locals(n=double, best=double, other=double, spread=double)
cdef double doubt(Search search, int place) noexcept nogil
@cython.locals(end=int, place=int)
cdef void sort(Search search) noexcept nogil
cdef void swap(Search search, int place) noexcept nogil
cdef void move(Search search, int source, int target) noexcept nogil
