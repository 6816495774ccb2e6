cimport cython

cimport goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.rules.scores cimport Sheet
from goldgavel.kernel.bits cimport u64

cdef int LOT

cdef class Table(Sheet):
    cdef public short[7] kind_counts
    cdef public int deck_size
    cdef public int coin_count
    cdef public int purse
    cdef public int stop_minimum
    cdef public int tokens

    cdef public int phase
    cdef public int round
    cdef public int first
    cdef public short[64] deck
    cdef public int boxed
    cdef public int bank
    cdef public u64[6] held
    cdef public int[6] owned
    cdef public int[6] unused

    cdef public int turn
    cdef public int still_in
    cdef public int high
    cdef public int bidder
    cdef public int offer

    cdef public bint keeps_notes
    cdef public int note_count
    cdef public u64[32] notes

cdef void copy_table(Table source, Table target) noexcept nogil
cdef void copy_box(Table source, Table target) noexcept nogil
cdef int next_seat(Table table, int seat) noexcept nogil
cdef int top_of_lot(Table table) noexcept nogil
cdef void note(Table table, int kind, int seat, u64 value, u64 extra) noexcept nogil
