"""Search for Auction: compares plans for this lot in the same sampled worlds.

A world is an order of the unseen cards. A plan is a first move and a limit for further bids on this lot. The
policy of the adept plays the other seats and, after this lot, our own; noise is added to what a lot is worth to
each of them. Each plan is played to the end of the game. Plans that lead to the same table after the lot, in the
same world, are played out once.
"""

import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.bots.adept.auction.policy as policy
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.table as tables
import goldgavel.kernel.bits as bits
import goldgavel.kernel.streams as streams
from goldgavel.bots.adept.auction.features import Features
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.streams import Stream

PLANS = 64


class Search:
    root: Table
    world: Table
    features: Features
    stream: Stream
    seat: int
    temperature: float
    """The temperature, in points, of the smoothed chance to win."""
    win_weight: float
    """The weight of the win itself in the utility."""
    drop_threshold: float
    """A plan is dropped when it is this many standard errors behind the best."""
    caution: float
    """How many standard errors a plan must be ahead of the policy's plan to be preferred."""
    hidden: list[int]
    """The places of the unseen cards in the deck, and the kinds of these cards."""
    kinds: list[int]
    hidden_count: int

    plans: int
    policy_plan: int
    """The index of the policy's own plan."""
    actions: list[int]
    limits: list[int]
    """The limit of further bids on this lot; -1: as the policy would bid."""
    alive: list[int]
    sums: list[float]
    squares: list[float]
    """The squared differences of each pair of plans, summed over the worlds."""
    results: list[float]
    fingerprints: list[int]
    worlds: int
    played: int

    def __init__(self, root: Table, world: Table, features: Features, stream: Stream) -> None:
        self.root = root
        self.world = world
        self.features = features
        self.stream = stream
        self.seat = root.turn
        self.temperature = self.win_weight = self.drop_threshold = self.caution = 0.0
        self.hidden = [0] * 64
        self.kinds = [0] * 64
        self.policy_plan = self.hidden_count = self.plans = self.worlds = self.played = 0
        self.actions = [0] * 64
        self.limits = [0] * 64
        self.alive = [0] * 64
        self.sums = [0.0] * 64
        self.squares = [0.0] * 4096
        self.results = [0.0] * 64
        self.fingerprints = [0] * 64


def add_plan(search: Search, action: int, limit: int) -> None:
    if search.plans < PLANS:
        search.actions[search.plans] = action
        search.limits[search.plans] = limit
        search.alive[search.plans] = 1
        search.plans += 1


# One world.


def try_worlds(search: Search, count: int) -> None:
    for _ in range(count):
        shuffle_hidden(search)
        search.features.noise_key = search.stream.next()
        for plan in range(search.plans):
            if search.alive[plan]:
                run_plan(search, plan)
        add_results(search)


def shuffle_hidden(search: Search) -> None:
    """Shuffle the unseen cards."""
    search.stream.permute(search.hidden_count)
    for place in range(search.hidden_count):
        search.root.deck[search.hidden[place]] = search.kinds[search.stream.pool[place]]


def run_plan(search: Search, plan: int) -> None:
    """Play the plan through this lot, then play out the game unless an earlier plan led to the same table."""
    number = search.root.round
    tables.copy_table(search.root, search.world)
    search.features.fresh = False
    policy.move(search.features, search.world, search.actions[plan])
    while search.world.round == number and search.world.phase != codes.OVER:
        policy.move(search.features, search.world, next_move(search, plan))
    search.fingerprints[plan] = fingerprint(search.world)
    for earlier in range(plan):
        if search.alive[earlier] and search.fingerprints[earlier] == search.fingerprints[plan]:
            search.results[plan] = search.results[earlier]
            return
    policy.play_out(search.features, search.world)
    search.results[plan] = utility(search)
    search.played += 1


def next_move(search: Search, plan: int) -> int:
    """Return the next move: the plan decides our bids on this lot, the policy everything else."""
    if search.world.phase != codes.BID or search.world.turn != search.seat or search.limits[plan] < 0:
        return policy.choose(search.features, search.world)
    least = search.world.high + 1
    return least if least <= min(search.limits[plan], search.world.coins[search.seat]) else codes.PASS


def fingerprint(table: Table) -> int:
    """Return a 64-bit hash of the table after the lot."""
    found = streams.mixed(table.bank + 64 * table.boxed)
    for seat in range(table.players):
        found = streams.mixed(found ^ table.held[seat])
        found = streams.mixed(found ^ (table.coins[seat] * 8 + table.unused[seat]))
    return found


def utility(search: Search) -> float:
    """Return the smoothed chance to win, from the final points: close behind is better than far behind."""
    lots.score_now(search.world)
    mine = search.world.totals[search.seat]
    total = 0.0
    for seat in range(search.world.players):
        total += offsets.exponential((search.world.totals[seat] - mine) / search.temperature)
    won = 1.0 / bits.count(search.world.winners) if search.world.winners >> search.seat & 1 else 0.0
    return search.win_weight * won + (1.0 - search.win_weight) / total


def add_results(search: Search) -> None:
    search.worlds += 1
    for plan in range(search.plans):
        if search.alive[plan]:
            search.sums[plan] += search.results[plan]
            for other in range(plan):
                if search.alive[other]:
                    difference = search.results[plan] - search.results[other]
                    search.squares[plan * PLANS + other] += difference * difference


# The choice.


def best_plan(search: Search) -> int:
    best = 0
    while not search.alive[best]:
        best += 1
    for plan in range(best + 1, search.plans):
        if search.alive[plan] and search.sums[plan] > search.sums[best] + 1e-9:
            best = plan
    return best


def drop_worse_plans(search: Search) -> None:
    """Drop the plans that are clearly behind the best."""
    best = best_plan(search)
    for plan in range(search.plans):
        if search.alive[plan] and plan != best:
            behind = search.sums[best] - search.sums[plan]
            if behind > 0.0 and behind > search.drop_threshold * uncertainty(search, plan, best):
                search.alive[plan] = 0


def uncertainty(search: Search, plan: int, other: int) -> float:
    """Return the standard error of the difference of two plans, summed over the worlds."""
    difference = search.sums[plan] - search.sums[other]
    squares = search.squares[max(plan, other) * PLANS + min(plan, other)]
    return offsets.root(max(0.0, squares - difference * difference / search.worlds))


def chosen_plan(search: Search) -> int:
    """Return the plan with the largest cautious lead over the policy's plan; the best plan if that was dropped."""
    if search.worlds == 0 or not search.alive[search.policy_plan]:
        return best_plan(search)
    best = search.policy_plan
    most = 1e-9
    for plan in range(search.plans):
        if search.alive[plan] and plan != search.policy_plan:
            ahead = search.sums[plan] - search.sums[search.policy_plan]
            ahead -= search.caution * uncertainty(search, plan, search.policy_plan)
            if ahead > most:
                best = plan
                most = ahead
    return best


def is_decided(search: Search) -> bool:
    """True if all remaining plans begin with the same move."""
    first = search.actions[best_plan(search)]
    others = 0
    for plan in range(search.plans):
        if search.alive[plan] and search.actions[plan] != first:
            others += 1
    return others == 0


def try_batch(search: Search, count: int) -> bool:
    """Try the plans in `count` more worlds; returns True if the choice is clear."""
    try_worlds(search, count)
    drop_worse_plans(search)
    return is_decided(search)
