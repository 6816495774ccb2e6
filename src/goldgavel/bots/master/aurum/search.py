"""The search at the root: the same worlds for all candidates, sequential halving, playouts by the quick policy.

In every sampled world every candidate that is still in the race is made, and the round is played to its end. After
each slice of the budget the worse half is out; so is, at any time, a candidate that is clearly behind. What the
policy thinks of a move counts as some worlds more. An iteration, where they are counted, is one playout.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.endgame as endgame
import goldgavel.bots.master.aurum.native as native
import goldgavel.bots.master.aurum.prizes as values
import goldgavel.bots.master.aurum.worlds as sampling
import goldgavel.games.aurum.table as tables
import goldgavel.games.aurum.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.mind import Mind
from goldgavel.bots.master.aurum.endgame import Solver
from goldgavel.bots.master.aurum.prizes import Prizes
from goldgavel.bots.master.aurum.undo import Stack
from goldgavel.bots.master.aurum.worlds import Worlds
from goldgavel.games.aurum.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream

MOST = 256
"""The most candidates, one place kept free."""
FEWEST_WORLDS = 32
"""Before so many worlds nobody is out for being clearly behind."""
MATTERS = 0.002
"""What part of a match is worth more time: moves that are as good as each other are not told apart."""
WEIGHING = 0.3
"""The part of the budget that weighing worlds may take."""
SPAN = 8.0
"""How far behind its best, in points, the policy's judgement of a move counts."""


class Search:
    """The race of the candidates, and how long it may last."""

    __slots__ = (
        "actions", "alive", "budget", "clearly", "deadline", "gains", "gains_squared", "iterations",
        "nodes", "own_clock", "played", "prior", "seat", "slices", "slope", "solved", "solving",
        "started", "sums", "trust", "value", "widest", "worlds",
    )  # fmt: skip
    seat: int
    iterations: int
    """How many playouts there may be; 0 if time decides."""
    budget: float
    """Seconds."""
    own_clock: bool
    """Whether only this thread's own processor time counts."""
    widest: int
    """How many candidates there may be."""
    solved: int
    """How many last tricks are solved, instead of being played out; 0 for none."""
    solving: bool
    """Whether they are: not before, and not if one of them takes too long."""
    nodes: int
    """After so many nodes the solver gives up."""
    trust: float
    """The policy's judgement counts as much as so many worlds."""
    slope: float
    """What a point of its judgement is worth."""
    clearly: float
    """How far behind is clearly behind, in standard errors."""

    alive: int
    """How many candidates are in the race: the first ones."""
    actions: list[int]
    prior: list[float]
    sums: list[float]
    gains: list[float]
    """The sum of the gains over the policy's own choice, world by world."""
    gains_squared: list[float]
    value: list[float]
    """In the present world."""
    worlds: int
    played: int
    slices: int
    started: float
    deadline: float

    def __init__(self, seat: int, iterations: int, budget: float, own_clock: bool, widest: int) -> None:
        self.seat = seat
        self.iterations = iterations
        self.budget = budget
        self.own_clock = own_clock
        self.widest = widest
        self.solved = 0
        self.nodes = 0
        self.trust = 0.0
        self.slope = 0.0
        self.clearly = 2.5
        self.solving = False
        self.value = [0.0] * 256
        self.alive = self.worlds = self.played = self.slices = 0
        self.started = self.deadline = 0.0
        self.actions = [0] * 256
        self.prior = [0.0] * 256
        self.sums = [0.0] * 256
        self.gains = [0.0] * 256
        self.gains_squared = [0.0] * 256


def run(
    search: Search,
    worlds: Worlds,
    base: Table,
    start: Table,
    origin: Table,
    world: Table,
    mind: Mind,
    prizes: Prizes,
    solver: Solver,
    stack: Stack,
    stream: Stream,
    out: MoveList,
) -> None:
    """Find the best action: it is then the first."""
    search.started = native.seconds(search.own_clock)
    list_candidates(search, base, mind, out)
    if search.alive == 1:
        return
    tables.copy_match(base, origin)
    solver.salt = stream.next()
    search.solving = bits.count(base.hand[search.seat]) <= search.solved
    if worlds.temperature > 0.0:
        weigh_worlds(search, worlds, base, start, origin, mind, stream, out)
    begin_slices(search)
    while search.alive > 1:
        if worlds.size:
            sampling.draw_weighed(worlds, base, origin, stream)
        else:
            sampling.lay(worlds, base, origin, stream)
        try_all(search, origin, world, mind, prizes, solver, stack, out)
        if search.worlds % 8 == 0 and search.worlds >= FEWEST_WORLDS:
            drop_the_beaten(search)
        if slice_is_over(search):
            halve(search)


def weigh_worlds(
    search: Search,
    worlds: Worlds,
    base: Table,
    start: Table,
    world: Table,
    mind: Mind,
    stream: Stream,
    out: MoveList,
) -> None:
    deadline = 0.0
    most = sampling.POOL
    if search.iterations:
        most = min(most, max(8, search.iterations // 4))
    else:
        deadline = search.started + WEIGHING * search.budget
    sampling.fill_pool(worlds, base, start, world, mind, stream, out, deadline, most, search.own_clock)


# The candidates.


def list_candidates(search: Search, base: Table, mind: Mind, out: MoveList) -> None:
    """The moves worth a thought, the best ones first in the eyes of the policy."""
    search.alive = 0
    top = mind.values[policy.weigh(mind, base, search.seat, out)]
    for place in range(out.size):
        insert(search, out.at[place], max(mind.values[place] - top, -SPAN))


def insert(search: Search, action: int, prior: float) -> None:
    """Keep the best ones in order; the first of equals stays first."""
    place = search.alive
    if place < search.widest:
        search.alive += 1
    elif prior <= search.prior[place - 1]:
        return
    else:
        place -= 1
    while place > 0 and prior > search.prior[place - 1]:
        search.actions[place] = search.actions[place - 1]
        search.prior[place] = search.prior[place - 1]
        place -= 1
    search.actions[place] = action
    search.prior[place] = prior


# Trying them.


def try_all(
    search: Search,
    origin: Table,
    world: Table,
    mind: Mind,
    prizes: Prizes,
    solver: Solver,
    stack: Stack,
    out: MoveList,
) -> None:
    """One world more for every candidate in the race: all of them solved, or all of them played out."""
    side = tables.side_of(origin, search.seat)
    place = 0
    while place < search.alive:
        tables.copy_table(origin, world)
        turns.apply(world, search.seat, search.actions[place])
        if search.solving:
            if not endgame.solve(solver, world, search.nodes, stack, mind, prizes, out):
                search.solving = False
                place = 0
                continue
        else:
            policy.play_round(mind, world, out)
            values.appraise(prizes, world)
        search.value[place] = prizes.value[side]
        place += 1
    add_values(search)


def add_values(search: Search) -> None:
    for place in range(search.alive):
        gain = search.value[place] - search.value[0]
        search.sums[place] += search.value[place]
        search.gains[place] += gain
        search.gains_squared[place] += gain * gain
    search.worlds += 1
    search.played += search.alive


# Who is out.


def begin_slices(search: Search) -> None:
    """Halving n candidates takes so many slices that each of them may use an equal part of what is left."""
    search.slices = 0
    while (1 << search.slices) < search.alive:
        search.slices += 1
    search.worlds = search.played = 0
    for place in range(search.alive):
        search.sums[place] = search.gains[place] = search.gains_squared[place] = 0.0
    set_deadline(search)


def set_deadline(search: Search) -> None:
    """The end of this slice, in seconds or playouts."""
    slices = max(1, search.slices)
    if search.iterations:
        search.deadline = search.played + (search.iterations - search.played) / (1.0 * slices)
    else:
        now = native.seconds(search.own_clock)
        search.deadline = now + (search.started + search.budget - now) / slices


def slice_is_over(search: Search) -> bool:
    if search.iterations:
        return search.played >= search.deadline
    return native.seconds(search.own_clock) >= search.deadline


def halve(search: Search) -> None:
    """The better half goes on."""
    sort(search)
    search.slices -= 1
    search.alive = 1 if search.slices <= 0 else (search.alive + 1) // 2
    set_deadline(search)


def drop_the_beaten(search: Search) -> None:
    """Out is who is clearly not ahead of the best by anything that matters, judged by the gains world by world."""
    best = 0
    for place in range(1, search.alive):
        if score(search, place) > score(search, best):
            best = place
    kept = 0
    top = score(search, best)
    move(search, best, MOST - 1)
    for place in range(search.alive):
        behind = top - score(search, place) + MATTERS * search.worlds
        if place == best or behind * behind < search.clearly * search.clearly * doubt(search, place):
            move(search, place, kept)
            kept += 1
    search.alive = kept


def score(search: Search, place: int) -> float:
    """The sum of a candidate's values, with what the policy thinks of it as if it came from some worlds more."""
    return search.sums[place] + search.trust * search.slope * search.prior[place]


def doubt(search: Search, place: int) -> float:
    """The variance of a candidate's distance to the best (kept in the last place), as if they were unrelated."""
    n = 1.0 * search.worlds
    best = search.gains[MOST - 1]
    other = search.gains[place]
    spread = search.gains_squared[MOST - 1] - best * best / n + search.gains_squared[place] - other * other / n
    return spread + 1e-6


def sort(search: Search) -> None:
    """The best first; of equals the one that the policy liked more."""
    for end in range(1, search.alive):
        place = end
        while place > 0 and score(search, place) > score(search, place - 1):
            swap(search, place)
            place -= 1


def swap(search: Search, place: int) -> None:
    """Change places with the one before."""
    move(search, place - 1, MOST - 1)
    move(search, place, place - 1)
    move(search, MOST - 1, place)


def move(search: Search, source: int, target: int) -> None:
    search.actions[target] = search.actions[source]
    search.prior[target] = search.prior[source]
    search.sums[target] = search.sums[source]
    search.gains[target] = search.gains[source]
    search.gains_squared[target] = search.gains_squared[source]
