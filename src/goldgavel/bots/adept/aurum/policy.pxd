cimport cython

cimport goldgavel.bots.adept.aurum.card_counts as card_counts
cimport goldgavel.bots.adept.aurum.evaluation as evaluation
cimport goldgavel.games.aurum.rules.bids as bids
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.gold as gold
cimport goldgavel.games.aurum.rules.scores as scores
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.tricks as tricks
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList

cdef double LATE
cdef double SURE

cdef int choose(Features features, Table table, int seat, MoveList out) noexcept nogil
@cython.locals(best=int, place=int)
cdef int weigh(Features features, Table table, int seat, MoveList out) noexcept nogil
@cython.locals(hand=u64, place=int, card=int, rank=int, bid=int, lost=double)
cdef void weigh_bids(Features features, Table table, MoveList out) noexcept nogil
@cython.locals(paid=int, left_gold=u64, price=double, bid=int, now=double, worth=double, rank=int, place=int,
               card=int, owner=int, cards=double)
cdef void weigh_changes(Features features, Table table, MoveList out) noexcept nogil
@cython.locals(size=int, swap=int, hand=u64)
cdef void list_changes(Features features, Table table, int paid, MoveList out) noexcept nogil
@cython.locals(worth=double, place=int)
cdef void weigh_plays(Features features, Table table, MoveList out) noexcept nogil
@cython.locals(own=int, side=int)
cdef bint ending_wins(Features features, Table table) noexcept nogil
@cython.locals(total=int, seat=int)
cdef int total_now(Features features, Table table, int side) noexcept nogil
@cython.locals(moves=int)
cdef int play_round(Features features, Table table, MoveList out) noexcept nogil
