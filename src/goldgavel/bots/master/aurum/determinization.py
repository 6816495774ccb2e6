"""Determinizer that agree with what one seat has seen: the unseen cards laid anew on a copy of the table.

All are equally likely at first. With a temperature, worlds are drawn as often as the others' moves of this round
are likely in them: how likely a move was, the quick policy says, softened by the temperature.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream

POOL = 512
"""The most worlds that are weighed."""
BLUNDERS = 0.03
"""How often a player does anything at all."""


class Determinizer:
    __slots__ = (
        "actions", "cards", "count", "fixed", "logged", "movers", "need", "pool", "reach", "received", "seat",
        "secret", "shown", "size", "temperature",
    )  # fmt: skip
    seat: int
    count: int
    """How many cards are unseen."""
    cards: list[int]
    fixed: list[int]
    """By seat: the cards that are surely in that hand."""
    need: list[int]
    """By seat: how many unseen cards are in it."""
    secret: list[int]
    """By seat: whether an unseen card is its bid (A9)."""

    # This round's moves, to be played again in every world.
    temperature: float
    logged: int
    movers: list[int]
    actions: list[int]
    shown: list[int]
    """By seat: the cards of its first hand that have been seen since."""
    received: list[int]
    """By seat: the cards now in the hand that were not dealt to it (A13)."""

    # The weighed worlds.
    size: int
    pool: list[int]
    """Hands, four for each world."""
    reach: list[float]
    """The weight of a world and all before it."""

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
        """What is not known: these cards, so many of them in each hand beside the fixed ones."""
        self.seat = seat
        self.count = len(cards)
        for place, card in enumerate(cards):
            self.cards[place] = card
        for place in range(len(fixed)):
            self.fixed[place] = fixed[place]
            self.need[place] = need[place]
            self.secret[place] = secret[place]

    def set_log(self, moves: list[tuple[int, int]], shown: list[int], received: list[int]) -> None:
        """The moves of this round, and by seat the cards that show where others were dealt."""
        self.logged = len(moves)
        for place, (seat, action) in enumerate(moves):
            self.movers[place] = seat
            self.actions[place] = action
        for seat in range(len(shown)):
            self.shown[seat] = shown[seat]
            self.received[seat] = received[seat]


def determinize(determinizer: Determinizer, base: Table, world: Table, stream: Stream) -> None:
    """Make the world one that agrees with the base, each equally likely."""
    tables.copy_round(base, world)
    deal_unseen(determinizer, world, stream)
    while is_stuck(world):
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


def is_stuck(table: Table) -> bool:
    """A27: no playable base card and no gold in the middle of a trick; such a round would be over."""
    return (
        table.phase == codes.PLAY
        and table.trick_size > 0
        and table.stock[table.turn] == 0
        and tricks.playable(table, table.turn) == 0
    )


# Determinizer by how likely the moves were that have been seen.


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
    """Draw worlds and weigh them, until the deadline or there are enough."""
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
    """How likely the others' moves of this round were, if the world is as laid. The world is played over."""
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
    """How likely the seat makes this move, beside the other moves worth a thought; the best move is taken as 1.

    Compared with other worlds only, so what is the same in all of them may be left out.
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
    """Make the world one of the pool, each as likely as its weight."""
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
