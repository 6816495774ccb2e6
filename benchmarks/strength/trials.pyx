# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Matches between two sets of policy weights in compiled code, for tuning and speed measurements.

Every deal is played once per side (duplicate play), which reduces the effect of luck. `play_worlds` measures how
fast sampled worlds are played out at random.
"""

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.determinization as determinization
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.deals as deals
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.determinization cimport Determinizer
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.bits cimport u64
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream


cdef class Trial:
    """The result: moves made and the share of wins of the first set of weights."""

    cdef public int blocks
    cdef public long long moves
    cdef public double shares
    cdef public double squares


def play_blocks(Table empty, Features first, Features second, int count, u64 seed):
    """Play `count` deals in every rotation: one side with the first weights, the others with the second."""
    cdef Trial trial = Trial()
    cdef Table table = Table()
    cdef MoveList out = MoveList()
    cdef Stream stream = Stream(seed)
    cdef int block, side
    cdef double share
    for block in range(count):
        share = 0.0
        for side in range(empty.sides):
            stream.position = seed
            stream.add_key(block)
            tables.copy_table(empty, table)
            trial.moves += play_match(table, first, second, side, stream, out)
            if table.match_winners >> side & 1:
                share += 1.0 / bits.count(table.match_winners)
        share /= empty.sides
        trial.blocks += 1
        trial.shares += share
        trial.squares += share * share
    return trial


cdef int play_match(
    Table table, Features first, Features second, int side, Stream stream, MoveList out
) noexcept nogil:
    cdef int moves = 0
    while table.phase != codes.OVER:
        if table.phase == codes.DEAL:
            deals.shuffle_and_deal(table, stream)
        if tables.side_of(table, table.turn) == side:
            turns.apply(table, table.turn, policy.choose(first, table, table.turn, out))
        else:
            turns.apply(table, table.turn, policy.choose(second, table, table.turn, out))
        moves += 1
    return moves


def play_worlds(Determinizer determinizer, Table base, Table world, int count, bint whole_game, Stream stream):
    """Sample `count` worlds, play each out at random (round or whole game) and return the number of moves."""
    cdef MoveList out = MoveList()
    cdef long long moves = 0
    cdef int number
    for number in range(count):
        tables.copy_match(base, world)
        determinization.determinize(determinizer, base, world, stream)
        while world.phase != codes.OVER:
            if world.phase == codes.DEAL:
                if not whole_game:
                    break
                deals.shuffle_and_deal(world, stream)
            turns.list_legal(world, world.turn, out)
            turns.apply(world, world.turn, out.at[stream.draw(out.size)])
            moves += 1
    return moves
