cimport cython

cimport goldgavel.games.auction.rules.codes as codes

cdef int KINDS
cdef int[7] STAMP_POINTS
cdef int[7] JEWEL_POINTS
cdef int[3] PLACE_POINTS
cdef int NO_PLACE


cdef class Sheet:
    cdef public int players
    cdef public int[36] counts
    cdef public int[6] coins
    cdef public int[6] replicas
    cdef public bint by_places
    cdef public int[36] points
    cdef public int[6] totals
    cdef public int winners

@cython.locals(player=int, kind=int)
cdef void score(Sheet sheet) noexcept nogil
cdef void score_cards(Sheet sheet, int line) noexcept nogil
@cython.locals(collections=int, with_set=int, kind=int)
cdef int points_of_collections(Sheet sheet, int line) noexcept nogil

@cython.locals(place=int, number=int, sharing=int)
cdef void score_sculptures(Sheet sheet) noexcept nogil
@cython.locals(best=int, player=int, number=int)
cdef int next_lower(Sheet sheet, int bound) noexcept nogil
@cython.locals(sharing=int, player=int, line=int)
cdef int give_to(Sheet sheet, int number, int points) noexcept nogil
@cython.locals(pot=int, filled=int)
cdef int points_of_place(Sheet sheet, int place, int sharing) noexcept nogil
cdef int places_filled(Sheet sheet, int sharing) noexcept nogil

@cython.locals(player=int, best=int, found=int)
cdef int highest_totals(Sheet sheet) noexcept nogil
@cython.locals(player=int, fewest=int, found=int)
cdef int fewest_replicas(Sheet sheet, int among) noexcept nogil
cpdef Sheet scored(Sheet sheet)
