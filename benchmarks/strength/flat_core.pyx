# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Flat Monte Carlo for Aurum in compiled code: every legal move in the same sampled worlds, equally often.

Worlds are sampled as by the master. Playouts go to the end of the match, at random or by the adept's policy. No
pruning, no halving, no solver: the baseline for a search.
"""

cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.determinization as determinization
cimport goldgavel.games.aurum.rules.codes as codes
cimport goldgavel.games.aurum.rules.deals as deals
cimport goldgavel.games.aurum.playouts as playouts
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.determinization cimport Determinizer
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream


cdef void play_match(Features features, Table world, Stream stream, MoveList out) noexcept nogil:
    """Play all rounds to the end of the match, every seat by the policy."""
    while world.phase != codes.OVER:
        if world.phase == codes.DEAL:
            deals.shuffle_and_deal(world, stream)
        policy.play_round(features, world, out)


def search(
    Determinizer determinizer,
    Table base,
    Features features,
    Stream stream,
    int seat,
    list legal,
    double seconds,
    int most,
    bint by_policy,
):
    """Return the value of every legal move and the number of worlds, limited by `most` or by time."""
    cdef Table origin = Table()
    cdef Table world = Table()
    cdef MoveList out = MoveList()
    cdef double[512] sums
    cdef int[512] actions
    cdef int count = len(legal)
    cdef int place
    cdef int tried = 0
    cdef int side = tables.side_of(base, seat)
    cdef double started = native.seconds(True)
    for place in range(count):
        actions[place] = legal[place]
        sums[place] = 0.0
    tables.copy_match(base, origin)
    with nogil:
        while True:
            determinization.determinize(determinizer, base, origin, stream)
            for place in range(count):
                tables.copy_table(origin, world)
                turns.apply(world, seat, actions[place])
                if by_policy:
                    play_match(features, world, stream, out)
                else:
                    playouts.play_out(world, stream, out)
                if world.match_winners >> side & 1:
                    sums[place] += 1.0 / bits.count(world.match_winners)
            tried += 1
            if tried == most if most else native.seconds(True) - started >= seconds:
                break
    return [sums[place] / tried for place in range(count)], tried
