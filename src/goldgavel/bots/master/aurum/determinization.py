"""Determinization: samples deals of the unseen cards that agree with what one seat has seen.

Such a deal, on a copy of the table, is called a world. By default all worlds are equally likely. With a
temperature, worlds are weighted by how likely the other players' moves of this round are in them. The quick
policy, softened by the temperature, says how likely a move is.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream

POOL = 512
"""The maximum number of weighted worlds."""
BLUNDERS = 0.03
"""The probability that a player makes an arbitrary move."""


class Determinizer:
    seat: int
    count: int
    """The number of unseen cards."""
    cards: list[int]
    fixed: list[int]
    """By seat: the cards known to be in that hand."""
    need: list[int]
    """By seat: how many unseen cards the hand has."""
    secret: list[int]
    """By seat: whether its bid is one of the unseen cards (A9)."""

    # The moves of this round, to be replayed in every world.
    temperature: float
    logged: int
    movers: list[int]
    actions: list[int]
    shown: list[int]
    """By seat: the cards of its dealt hand that have been seen since."""
    received: list[int]
    """By seat: the cards in the hand that were not dealt to it (A13)."""

    # The weighted worlds.
    size: int
    pool: list[int]
    """The hands of the pool, four per world."""
    reach: list[float]
    """Cumulative weights: of a world and all before it."""

    def __init__(self) -> None:
        self.seat = self.count = self.logged = self.size = 0
        self.temperature = 0.0
        self.cards = [0] * 64
        self.fixed = [0] * 4
        self.need = [0] * 4
        self.secret = [0] * 4
        self.movers = [0] * 256
        self.actions = [0] * 256
        self.shown = [0] * 4
        self.received = [0] * 4
        self.pool = [0] * 2048
        self.reach = [0.0] * 512

    def set_unseen(
        self, seat: int, cards: list[int], fixed: list[int], need: list[int], secret: list[int]
    ) -> None:
        """Set the unseen cards and, by seat, the known cards, the number of unseen cards and a secret bid."""
        self.seat = seat
        self.count = len(cards)
        for place, card in enumerate(cards):
            self.cards[place] = card
        for place in range(len(fixed)):
            self.fixed[place] = fixed[place]
            self.need[place] = need[place]
            self.secret[place] = secret[place]

    def set_log(self, moves: list[tuple[int, int]], shown: list[int], received: list[int]) -> None:
        """Set the moves of this round and, by seat, the cards that show how the hands were dealt."""
        self.logged = len(moves)
        for place, (seat, action) in enumerate(moves):
            self.movers[place] = seat
            self.actions[place] = action
        for seat in range(len(shown)):
            self.shown[seat] = shown[seat]
            self.received[seat] = received[seat]


def determinize(determinizer: Determinizer, base: Table, world: Table, stream: Stream) -> None:
    """Deal the unseen cards at random, so that the world agrees with the base.

    All such deals are equally likely.
    """
    tables.copy_round(base, world)
    deal_unseen(determinizer, world, stream)
    while tricks.is_stuck(world, world.turn, world.hand[world.turn]):
        deal_unseen(determinizer, world, stream)


def deal_unseen(determinizer: Determinizer, world: Table, stream: Stream) -> None:
    stream.permute(determinizer.count)
    place = 0
    for seat in range(world.players):
        if determinizer.secret[seat]:
            world.bids[seat] = determinizer.cards[stream.pool[place]]
            place += 1
        hand = determinizer.fixed[seat]
        for _ in range(determinizer.need[seat]):
            hand |= bits.bit(determinizer.cards[stream.pool[place]])
            place += 1
        world.hand[seat] = hand


# Worlds weighted by the likelihood of the observed moves.


def fill_pool(
    determinizer: Determinizer,
    base: Table,
    start: Table,
    world: Table,
    features: Features,
    stream: Stream,
    out: MoveList,
    deadline: float,
    most: int,
    cpu_clock: bool,
) -> None:
    """Sample worlds and weigh them, until the deadline or until there are `most` of them."""
    total = 0.0
    determinizer.size = 0
    while determinizer.size < most:
        determinize(determinizer, base, world, stream)
        place = determinizer.size
        for seat in range(world.players):
            determinizer.pool[4 * place + seat] = world.hand[seat]
        total += likelihood(determinizer, start, world, features, out)
        determinizer.reach[place] = total
        determinizer.size += 1
        if deadline > 0.0 and determinizer.size % 8 == 0 and native.seconds(cpu_clock) > deadline:
            break


def likelihood(determinizer: Determinizer, start: Table, world: Table, features: Features, out: MoveList) -> float:
    """Return how likely the other players' moves of this round were in this world.

    Replays the round on `world`.
    """
    dealt0 = (world.hand[0] & ~determinizer.received[0]) | determinizer.shown[0]
    dealt1 = (world.hand[1] & ~determinizer.received[1]) | determinizer.shown[1]
    dealt2 = (world.hand[2] & ~determinizer.received[2]) | determinizer.shown[2]
    dealt3 = (world.hand[3] & ~determinizer.received[3]) | determinizer.shown[3]
    tables.copy_round(start, world)
    world.hand[0] = dealt0
    world.hand[1] = dealt1
    world.hand[2] = dealt2
    world.hand[3] = dealt3
    result = 1.0
    for place in range(determinizer.logged):
        seat = determinizer.movers[place]
        if seat != determinizer.seat:
            result *= move_likelihood(determinizer, world, features, seat, determinizer.actions[place], out)
        turns.apply(world, seat, determinizer.actions[place])
    return result


def move_likelihood(
    determinizer: Determinizer, table: Table, features: Features, seat: int, action: int, out: MoveList
) -> float:
    """Return how likely the seat is to make this move, compared with the other moves that the policy lists.

    Likelihoods are only compared between worlds, so factors that are the same in all worlds are left out.
    """
    turns.list_legal(table, seat, out)
    if out.size == 1:
        return 1.0
    best = policy.weigh(features, table, seat, out)
    top = features.values[best]
    total = 0.0
    made = 0.0
    for place in range(out.size):
        weight = native.exp((features.values[place] - top) / determinizer.temperature)
        total += weight
        if out.at[place] == action:
            made = weight
    return BLUNDERS + (1.0 - BLUNDERS) * made / total


def draw_weighted(determinizer: Determinizer, base: Table, world: Table, stream: Stream) -> None:
    """Draw a world from the pool with probability proportional to its weight."""
    tables.copy_round(base, world)
    aim = determinizer.reach[determinizer.size - 1] * ((stream.next() >> 11) / 9007199254740992.0)
    low = 0
    high = determinizer.size - 1
    while low < high:
        middle = (low + high) // 2
        if determinizer.reach[middle] > aim:
            high = middle
        else:
            low = middle + 1
    for seat in range(world.players):
        world.hand[seat] = determinizer.pool[4 * low + seat]
