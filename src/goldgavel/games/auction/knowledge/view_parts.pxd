cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.state cimport State

cdef seat_or_none(int seat)
@cython.locals(seat=int)
cdef tuple everyones_coins(State state)
@cython.locals(seat=int)
cdef tuple everyones_cards(State state)
cdef tuple sheet_now(State state)
@cython.locals(seat=int)
cdef tuple unused_tokens(State state)
cdef bint for_sale(State state)
cdef least_bid(State state)
@cython.locals(place=int)
cdef bytes whole_deck(State state)
@cython.locals(top=int, place=int)
cdef bytes lot_on_table(State state, int size)
cdef tuple lots_in_box(State state, bint thirds)
@cython.locals(laid_out=int)
cdef int cards_in_deck(State state)
@cython.locals(thirds=list)
cpdef list unseen_places(State state)
@cython.locals(counts=list, place=int)
cdef tuple unseen_counts(State state)
cdef open_offer(State state)
cdef joining(State state)
cdef tuple worth_of_lot(State state, tuple held)
cdef worth_of_swap(State state, tuple held)
cdef worth_of_groups(State state, tuple held)
