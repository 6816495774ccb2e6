cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.lots as lots
cimport goldgavel.games.auction.rules.table as tables
cimport goldgavel.kernel.view_diff as view_diff
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.games.auction.state cimport State

cdef dict BLANK
cdef tuple INTERNED
cdef int TURN
cdef int BIDDING
cdef int LOT
cdef int COINS
cdef int CARDS
cdef int TOKENS
cdef int QUESTION
cdef int ROUND
cdef int REST
cdef int EVERYTHING
cdef int SPECTATOR

@cython.locals(seat=int)
cpdef tuple parts_of(State state)
cpdef view_of(State state, object seat)
@cython.locals(fields=dict, name=str)
cdef _view_of(State state, int reader)
@cython.locals(fields=dict)
cdef dict _own_part(State state, int seat)
cpdef open_view(State state)
@cython.locals(texts=tuple, actions=list)
cdef add_own_fields(dict fields, State state, int reader, int changed, dict sent)
@cython.locals(held=tuple, over=bint)
cdef add_shared_fields(dict fields, State state, int changed, dict sent)
cdef seat_or_none(int seat)
@cython.locals(seat=int)
cdef tuple everyones_coins(State state)
@cython.locals(seat=int)
cdef tuple everyones_cards(State state)
cdef tuple sheet_now(State state)
@cython.locals(seat=int)
cdef tuple unused_tokens(State state)
cdef bint for_sale(Table table)
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
