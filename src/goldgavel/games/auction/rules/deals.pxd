cimport cython

cimport goldgavel.games.auction.rules.codes as codes
cimport goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table cimport Table
from goldgavel.kernel.streams cimport Stream

@cython.locals(place=int, kind=int, other=int, _=int)
cdef void shuffle_and_deal(Table table, Stream stream) noexcept nogil
@cython.locals(seat=int)
cdef void begin_game(Table table) noexcept nogil
cdef void open_lot(Table table) noexcept nogil
cdef int cards_in_deck(Table table) noexcept nogil
