# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A search over Aurum's moves at the root only, to compare the master's tree with.

All candidates are tried in the same worlds and played to the end of the round by the quick policy. After each
slice of the budget the worse half is dropped (sequential halving). A candidate that is clearly behind the best, by
the gains per world, is dropped at any time. The last two tricks are solved. Worlds, policy, solver and values are
the master's.
"""

cimport goldgavel.bots.adept.aurum.policy as policy
cimport goldgavel.bots.master.aurum.endgame as endgame
cimport goldgavel.bots.master.aurum.native as native
cimport goldgavel.bots.master.aurum.match_equity as match_equity
cimport goldgavel.bots.master.aurum.determinization as determinization
cimport goldgavel.games.aurum.rules.table as tables
cimport goldgavel.games.aurum.rules.turns as turns
cimport goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features cimport Features
from goldgavel.bots.master.aurum.endgame cimport Solver
from goldgavel.bots.master.aurum.match_equity cimport MatchEquity
from goldgavel.bots.master.aurum.undo cimport UndoStack
from goldgavel.bots.master.aurum.determinization cimport Determinizer
from goldgavel.games.aurum.rules.table cimport Table
from goldgavel.kernel.movelist cimport MoveList
from goldgavel.kernel.streams cimport Stream

cdef enum:
    WIDEST = 12
    FEWEST_WORLDS = 32  # no candidate is dropped for being behind before this many worlds
    SOLVED = 2
    NODES = 3000  # the node limit of the solver

cdef double MATTERS = 0.002  # a smaller share of a match is not worth more time
cdef double CLEARLY = 2.5  # standard errors
cdef double TRUST = 0.9  # the weight of a point of the prior, in worlds won
cdef double SPAN = 8.0  # the prior of a move is at most this many points below the best


cdef struct Candidate:
    int action
    double prior
    double total
    double gain  # over the policy's own choice
    double gain_squared
    double value  # in the present world


cdef struct Race:
    Candidate[WIDEST] at
    int alive
    int worlds
    int played
    int slices
    double deadline
    bint solving


cdef void list_candidates(Race* race, int seat, Table base, Features features, MoveList out) noexcept nogil:
    """List the candidate moves, the best by the policy first."""
    cdef double top = features.values[policy.weigh(features, base, seat, out)]
    cdef Candidate new
    cdef int number
    race.alive = 0
    new.total = new.gain = new.gain_squared = new.value = 0.0
    for number in range(out.size):
        new.action = out.at[number]
        new.prior = max(features.values[number] - top, -SPAN)
        insert(race, new)


cdef void insert(Race* race, Candidate new) noexcept nogil:
    cdef int place = race.alive
    if place < WIDEST:
        race.alive += 1
    elif new.prior <= race.at[place - 1].prior:
        return
    else:
        place -= 1
    while place > 0 and new.prior > race.at[place - 1].prior:
        race.at[place] = race.at[place - 1]
        place -= 1
    race.at[place] = new


cdef void try_all(
    Race* race, int seat, Table origin, Table world, Features features, MatchEquity equity, Solver solver, UndoStack stack, MoveList out
) noexcept nogil:
    """Try all remaining candidates in one more world: solve all of them, or play all of them out."""
    cdef int side = tables.side_of(origin, seat)
    cdef int place = 0
    cdef double gain
    while place < race.alive:
        tables.copy_table(origin, world)
        turns.apply(world, seat, race.at[place].action)
        if not race.solving:
            policy.play_round(features, world, out)
            match_equity.evaluate(equity, world)
        elif not endgame.solve(solver, world, NODES, stack, features, equity, out):
            race.solving = False
            place = 0
            continue
        race.at[place].value = equity.value[side]
        place += 1
    for place in range(race.alive):
        gain = race.at[place].value - race.at[0].value
        race.at[place].total += race.at[place].value
        race.at[place].gain += gain
        race.at[place].gain_squared += gain * gain
    race.worlds += 1
    race.played += race.alive


cdef double score(Candidate* one) noexcept nogil:
    return one.total + TRUST * one.prior


cdef double spread(Race* race, Candidate* one) noexcept nogil:
    return one.gain_squared - one.gain * one.gain / race.worlds


cdef void drop_the_beaten(Race* race) noexcept nogil:
    """Drop the candidates that are clearly not ahead of the best by anything that matters."""
    cdef int best = 0
    cdef int place
    cdef int kept = 0
    cdef double behind
    cdef Candidate top
    for place in range(1, race.alive):
        if score(&race.at[place]) > score(&race.at[best]):
            best = place
    top = race.at[best]
    for place in range(race.alive):
        behind = score(&top) - score(&race.at[place]) + MATTERS * race.worlds
        if place == best or behind * behind < CLEARLY * CLEARLY * (
            spread(race, &top) + spread(race, &race.at[place]) + 1e-6
        ):
            race.at[kept] = race.at[place]
            kept += 1
    race.alive = kept


cdef void sort(Race* race) noexcept nogil:
    """Sort, best first."""
    cdef int end
    cdef int place
    cdef Candidate moving
    for end in range(1, race.alive):
        moving = race.at[end]
        place = end
        while place > 0 and score(&moving) > score(&race.at[place - 1]):
            race.at[place] = race.at[place - 1]
            place -= 1
        race.at[place] = moving


cdef void set_deadline(Race* race, double started, double seconds, int most) noexcept nogil:
    """Set the end of this slice, in seconds or playouts: an equal part of the rest."""
    cdef double now = race.played if most else native.seconds(True)
    cdef double end = most if most else started + seconds
    race.deadline = now + (end - now) / max(1, race.slices)


cdef int run(
    Race* race,
    Determinizer determinizer,
    Table base,
    Table origin,
    Table world,
    Features features,
    MatchEquity equity,
    Solver solver,
    UndoStack stack,
    Stream stream,
    int seat,
    double seconds,
    int most,
    MoveList out,
) noexcept nogil:
    cdef double started = native.seconds(True)
    list_candidates(race, seat, base, features, out)
    race.worlds = race.played = race.slices = 0
    race.solving = bits.count(base.hand[seat]) <= SOLVED
    solver.salt = stream.next()
    tables.copy_match(base, origin)
    while (1 << race.slices) < race.alive:
        race.slices += 1
    set_deadline(race, started, seconds, most)
    while race.alive > 1:
        determinization.determinize(determinizer, base, origin, stream)
        try_all(race, seat, origin, world, features, equity, solver, stack, out)
        if race.worlds % 8 == 0 and race.worlds >= FEWEST_WORLDS:
            drop_the_beaten(race)
        if (race.played if most else native.seconds(True)) >= race.deadline:
            sort(race)
            race.slices -= 1
            race.alive = 1 if race.slices <= 0 else (race.alive + 1) // 2
            set_deadline(race, started, seconds, most)
    return race.at[0].action


def search(
    Determinizer determinizer,
    Table base,
    Features features,
    MatchEquity equity,
    Solver solver,
    UndoStack stack,
    Stream stream,
    int seat,
    double seconds,
    int most,
):
    """Return the best action after `most` playouts, or after this many seconds."""
    cdef Table origin = Table()
    cdef Table world = Table()
    cdef MoveList out = MoveList()
    cdef Race race
    cdef int action
    with nogil:
        action = run(&race, determinizer, base, origin, world, features, equity, solver, stack, stream, seat, seconds, most, out)
    return action
