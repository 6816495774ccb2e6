"""The search at the root: the same worlds for all candidates, sequential halving, playouts by the quick policy.

In every sampled world every candidate that is still in the race is made, and the round is played to its end. After
each slice of the budget the worse half is out; so is, at any time, a candidate that is clearly behind. An iteration,
where iterations are counted, is one playout.
"""

import goldgavel.bots.master.aurum.native as native
import goldgavel.bots.master.aurum.policy as policy
import goldgavel.bots.master.aurum.prizes as values
import goldgavel.bots.master.aurum.worlds as sampling
import goldgavel.games.aurum.table as tables
import goldgavel.games.aurum.turns as turns
from goldgavel.bots.master.aurum.mind import Mind
from goldgavel.bots.master.aurum.prizes import Prizes
from goldgavel.bots.master.aurum.worlds import Worlds
from goldgavel.games.aurum.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream

MOST_CANDIDATES = 32
FEWEST_WORLDS = 32
"""Before so many worlds nobody is out for being clearly behind."""
CLEARLY = 2.5
"""In standard errors."""
WEIGHING = 0.3
"""The part of the budget that weighing worlds may take."""


class Search:
    """The race of the candidates, and how long it may last."""

    __slots__ = (
        "actions", "alive", "budget", "deadline", "gains", "gains_squared", "iterations", "own_clock", "played",
        "prior", "seat", "slices", "started", "sums", "widest", "worlds",
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

    alive: int
    """How many candidates are in the race: the first ones."""
    actions: list[int]
    prior: list[float]
    sums: list[float]
    gains: list[float]
    """The sum of the gains over the policy's own choice, world by world."""
    gains_squared: list[float]
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
        self.alive = self.worlds = self.played = self.slices = 0
        self.started = self.deadline = 0.0
        self.actions = [0] * MOST_CANDIDATES
        self.prior = [0.0] * MOST_CANDIDATES
        self.sums = [0.0] * MOST_CANDIDATES
        self.gains = [0.0] * MOST_CANDIDATES
        self.gains_squared = [0.0] * MOST_CANDIDATES


def run(
    search: Search,
    worlds: Worlds,
    base: Table,
    start: Table,
    origin: Table,
    world: Table,
    mind: Mind,
    prizes: Prizes,
    stream: Stream,
    out: MoveList,
) -> None:
    """Find the best action: it is then the first."""
    search.started = native.seconds(search.own_clock)
    list_candidates(search, base, mind, out)
    if search.alive == 1:
        return
    tables.copy_match(base, origin)
    if worlds.temperature > 0.0:
        weigh_worlds(search, worlds, base, start, origin, mind, stream, out)
    begin_slices(search)
    while search.alive > 1:
        if worlds.size:
            sampling.draw_weighed(worlds, base, origin, stream)
        else:
            sampling.lay(worlds, base, origin, stream)
        try_all(search, origin, world, mind, prizes, out)
        if search.worlds % 16 == 0 and search.worlds >= FEWEST_WORLDS:
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
    policy.weigh(mind, base, search.seat, out)
    search.alive = 0
    for place in range(out.size):
        insert(search, out.at[place], mind.values[place])


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


def try_all(search: Search, origin: Table, world: Table, mind: Mind, prizes: Prizes, out: MoveList) -> None:
    """One world more for every candidate in the race."""
    side = tables.side_of(origin, search.seat)
    first = 0.0
    for place in range(search.alive):
        tables.copy_table(origin, world)
        turns.apply(world, search.seat, search.actions[place])
        policy.play_round(mind, world, out)
        values.appraise(prizes, world)
        value = prizes.value[side]
        if place == 0:
            first = value
        search.sums[place] += value
        search.gains[place] += value - first
        search.gains_squared[place] += (value - first) * (value - first)
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
    """Out is who is clearly behind the best, seen from the policy's own choice (the first), world by world."""
    best = 0
    for place in range(1, search.alive):
        if search.sums[place] > search.sums[best]:
            best = place
    n = 1.0 * search.worlds
    kept = 0
    for place in range(search.alive):
        behind = (search.gains[best] - search.gains[place]) / n
        if place == best or behind * behind <= CLEARLY * CLEARLY * doubt(search, best, place, n):
            move(search, place, kept)
            kept += 1
    search.alive = kept


def doubt(search: Search, best: int, place: int, n: float) -> float:
    """The squared standard error of a difference of two gains, taken as if they had nothing in common."""
    mean = search.gains[best] / n
    other = search.gains[place] / n
    spread = search.gains_squared[best] / n - mean * mean + search.gains_squared[place] / n - other * other
    return (spread + 1e-6) / n


def sort(search: Search) -> None:
    """By mean value, the best first; of equals the one that the policy liked more."""
    for end in range(1, search.alive):
        place = end
        while place > 0 and search.sums[place] > search.sums[place - 1]:
            swap(search, place)
            place -= 1


def swap(search: Search, place: int) -> None:
    """Change places with the one before."""
    move(search, place - 1, MOST_CANDIDATES - 1)
    move(search, place, place - 1)
    move(search, MOST_CANDIDATES - 1, place)


def move(search: Search, source: int, target: int) -> None:
    search.actions[target] = search.actions[source]
    search.sums[target] = search.sums[source]
    search.gains[target] = search.gains[source]
    search.gains_squared[target] = search.gains_squared[source]
