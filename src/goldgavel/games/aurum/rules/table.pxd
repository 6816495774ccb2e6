cimport cython

from goldgavel.kernel.bits cimport u64
from goldgavel.games.aurum.rules.scores cimport Sheet
cimport goldgavel.games.aurum.rules.codes as codes

cdef int SEATS
cdef int ROUNDS

cdef class Table(Sheet):
    cdef public int players
    cdef public int cards
    cdef public int ranks
    cdef public int golds
    cdef public int hand_size
    cdef public u64 mint
    cdef public bint zero_gold
    cdef public bint bid_changes
    cdef public bint secret_bids
    cdef public int match

    cdef public int round
    cdef public int[4] nuggets
    cdef public int[4] points
    cdef public int match_winners
    cdef public short[16] past_bid
    cdef public short[16] past_tricks
    cdef public short[16] past_bid_points
    cdef public short[16] past_gold_points
    cdef public short[4] past_winners

    cdef public int phase
    cdef public int first
    cdef public u64[4] hand
    cdef public int[4] bids
    cdef public u64[4] stock
    cdef public u64 supply
    cdef public u64 aside
    cdef public u64[4] known
    cdef public int[4] piles

    cdef public int leader
    cdef public int turn
    cdef public int asked
    cdef public int[4] trick
    cdef public int trick_size
    cdef public u64 used

    cdef public int[4] last_cards
    cdef public int last_size
    cdef public int last_leader
    cdef public int last_gold

    cdef public int ended_by
    cdef public int ended_how
    cdef public u64 shown
    cdef public int[4] void_cards
    cdef public int void_size
    cdef public int void_leader

    cdef public bint keeps_notes
    cdef public int note_count
    cdef public u64[32] notes

cdef void copy_table(Table source, Table target) noexcept nogil
cdef void copy_match(Table source, Table target) noexcept nogil
cdef void copy_round(Table source, Table target) noexcept nogil
cdef int next_seat(Table table, int seat) noexcept nogil
cdef int side_of(Table table, int seat) noexcept nogil
cdef void note(Table table, int kind, int seat, u64 value, u64 extra) noexcept nogil
