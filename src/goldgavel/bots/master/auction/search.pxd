cimport cython

cimport goldgavel.bots.adept.auction.offsets as offsets
cimport goldgavel.bots.adept.auction.policy as policy
cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.kernel.bits as bits
cimport goldgavel.kernel.streams as streams
from goldgavel.bots.adept.auction.features cimport Features
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.streams cimport Stream

cdef int PLANS

@cython.final
cdef class Search:
    cdef public Table root
    cdef public Table world
    cdef public Features features
    cdef public Stream stream
    cdef public int seat
    cdef public double temperature
    cdef public double win_weight
    cdef public double drop_threshold
    cdef public double caution
    cdef public int[64] hidden
    cdef public int[64] kinds
    cdef public int hidden_count
    cdef public int plans
    cdef public int policy_plan
    cdef public int[64] actions
    cdef public int[64] limits
    cdef public int[64] alive
    cdef public double[64] sums
    cdef public double[4096] squares
    cdef public double[64] results
    cdef public u64[64] fingerprints
    cdef public int worlds
    cdef public int played

cdef void add_plan(Search search, int action, int limit) noexcept nogil

@cython.locals(_=int, plan=int)
cdef void try_worlds(Search search, int count) noexcept nogil
@cython.locals(place=int)
cdef void shuffle_hidden(Search search) noexcept nogil
@cython.locals(number=int, earlier=int)
cdef void run_plan(Search search, int plan) noexcept nogil
@cython.locals(least=int)
cdef int next_move(Search search, int plan) noexcept nogil
@cython.locals(found=u64, seat=int)
cdef u64 fingerprint(Table table) noexcept nogil
@cython.locals(mine=int, total=double, seat=int, won=double)
cdef double utility(Search search) noexcept nogil
@cython.locals(plan=int, other=int, difference=double)
cdef void add_results(Search search) noexcept nogil

@cython.locals(best=int, plan=int)
cdef int best_plan(Search search) noexcept nogil
@cython.locals(best=int, plan=int, behind=double)
cdef void drop_worse_plans(Search search) noexcept nogil
@cython.locals(difference=double, squares=double)
cdef double uncertainty(Search search, int plan, int other) noexcept nogil
@cython.locals(best=int, most=double, plan=int, ahead=double)
cdef int chosen_plan(Search search) noexcept nogil
@cython.locals(first=int, others=int, plan=int)
cdef bint is_decided(Search search) noexcept nogil
cdef bint try_batch(Search search, int count) noexcept nogil
