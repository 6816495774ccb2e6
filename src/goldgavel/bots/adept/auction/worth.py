"""What cards are worth to a player now, with what may still come, and how high the lot can go."""

import goldgavel.bots.adept.auction.chances as chances
import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
import goldgavel.kernel.streams as streams
from goldgavel.bots.adept.auction.features import Mind
from goldgavel.games.auction.rules.table import Table

DRAWS = 4
"""How often a limit is drawn that agrees with the bids seen, before the bid itself is taken for it."""


def worth(mind: Mind, seat: int, row: int) -> float:
    """The points that the seat can expect of a row of hands."""
    line = row * offsets.KINDS
    coming = seat * offsets.KINDS
    value = mind.weights[seat * offsets.WEIGHTS + offsets.RACE] * sculptures(mind, seat, mind.hands[line + 1])
    for kind in range(codes.COLLECTION):
        count = min(15, mind.hands[line + kind])
        value += chances.HOPE[(kind * chances.COUNTS + count) * chances.TENTHS + mind.future[coming + kind]]
    if mind.hands[line + codes.COLLECTION]:
        value += mind.weights[seat * offsets.WEIGHTS + offsets.SETS] * collections(mind, coming, line)
    return value


def collections(mind: Mind, coming: int, line: int) -> float:
    """B20: what the collections of a row will bring, as the kinds of their sets may still arrive."""
    value = 0.0
    for goal in range(1, mind.hands[line + codes.COLLECTION] + 1):
        chance = 1.0
        for kind in range(codes.COLLECTION):
            missing = max(0, goal - mind.hands[line + kind])
            chance *= chances.REACHES[missing * chances.TENTHS + mind.future[coming + kind]]
        value += chances.WITHOUT_SET + chance * (chances.WITH_SET - chances.WITHOUT_SET)
    return value


def sculptures(mind: Mind, seat: int, count: int) -> float:
    """B19: the place that the seat can expect in the race."""
    tenths = mind.future[seat * offsets.KINDS + codes.SCULPTURE]
    table_row = (tenths * chances.COUNTS + min(15, count)) * chances.COUNTS
    place = 0.0
    low = 0
    for other in range(mind.players):
        if other != seat:
            place += chances.BEHIND[table_row + min(15, mind.hands[other * offsets.KINDS + codes.SCULPTURE])]
    while low + 1.0 <= place and low < mind.players - 2:
        low += 1
    points = chances.PLACES[low] + (place - low) * (chances.PLACES[low + 1] - chances.PLACES[low])
    if count > 0:
        return points
    some = chances.REACHES[chances.TENTHS + tenths]
    return some * points + (1.0 - some) * chances.NO_SCULPTURE


def copy_hand(mind: Mind, row: int, target: int) -> None:
    for kind in range(offsets.KINDS):
        mind.hands[target * offsets.KINDS + kind] = mind.hands[row * offsets.KINDS + kind]


def add_card(mind: Mind, seat: int, row: int, kind: int) -> int:
    """Lay a card into a row; a replica goes where it is worth most (B11). Where it lies now."""
    line = row * offsets.KINDS
    if kind == codes.REPLICA:
        kind = best_group(mind, seat, row)
    mind.hands[line + kind] += 1
    return kind


def best_group(mind: Mind, seat: int, row: int) -> int:
    """The group of the row to which one more card adds most; with no group to join a replica waits."""
    line = row * offsets.KINDS
    best = codes.REPLICA
    most = 0.0
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        if mind.hands[line + kind]:
            mind.hands[line + kind] += 1
            value = worth(mind, seat, row)
            mind.hands[line + kind] -= 1
            if best == codes.REPLICA or value > most:
                best = kind
                most = value
    return best


# The lot.


def value_lot(mind: Mind, table: Table) -> None:
    """What the lot is worth to each player, and how many coins it should bring from each at most."""
    top = tables.top_of_lot(table)
    for seat in range(table.players):
        mind.worths[seat] = worth(mind, seat, seat)
        copy_hand(mind, seat, offsets.SCRATCH)
        first = min(table.deck[top], table.deck[top + 1])
        add_card(mind, seat, offsets.SCRATCH, first)  # replicas last: cards of the lot count first (B11)
        add_card(mind, seat, offsets.SCRATCH, table.deck[top] + table.deck[top + 1] - first)
        shown = worth(mind, seat, offsets.SCRATCH)
        mind.opened[seat] = shown - mind.worths[seat]
        third = mind.weights[seat * offsets.WEIGHTS + offsets.THIRD] * third_card(mind, seat, shown)
        mind.values[seat] = mind.opened[seat] + third
    for seat in range(table.players):
        set_limit(mind, table, seat)


def third_card(mind: Mind, seat: int, shown: float) -> float:
    """What the face-down card adds to the scratch row, whatever it may be."""
    hidden = 0.0
    for kind in range(offsets.KINDS):
        if mind.unseen[kind] > 0:
            added = add_card(mind, seat, offsets.SCRATCH, kind)
            if added != codes.REPLICA:
                hidden += mind.unseen[kind] * (worth(mind, seat, offsets.SCRATCH) - shown)
            mind.hands[offsets.SCRATCH * offsets.KINDS + added] -= 1
    return hidden / mind.total if mind.total > 0 else 0.0


def set_limit(mind: Mind, table: Table, seat: int) -> None:
    """Beside the cards: what the keenest rival does not get, less a bank that is lost by winning (B13)."""
    line = seat * offsets.WEIGHTS
    keenest = 0.0
    for other in range(table.players):
        if other != seat:
            keenest = max(keenest, mind.opened[other])
    value = mind.values[seat] + mind.weights[line + offsets.DENY] * keenest
    value -= mind.weights[line + offsets.BANK] * bank_at_stake(table, seat)
    mind.limits[seat] = mind.scales[seat] * value / mind.price[seat]
    if mind.noises[seat] > 0.0 or table.round == mind.floor_round:
        doubt_limit(mind, table, seat)


def doubt_limit(mind: Mind, table: Table, seat: int) -> None:
    """What the seat thinks of the lot may differ from what we think, but not from what it has bid for it."""
    floor = mind.floors[seat] if table.round == mind.floor_round else 0
    scale = mind.noises[seat] / mind.price[seat]
    tried = mind.limits[seat]
    drawn = 0.0
    for number in range(DRAWS):
        drawn = deviation(mind.noise_key, (number * 32 + table.round) * 8 + seat)
        tried = mind.limits[seat] + scale * drawn
        if tried >= floor:
            mind.limits[seat] = tried
            return
    mind.limits[seat] = floor + scale * abs(drawn)


def bank_at_stake(table: Table, seat: int) -> int:
    """Of two who share the fewest cards, the one that does not buy is alone with the fewest (B13)."""
    as_few = 0
    for other in range(table.players):
        if other != seat:
            if table.owned[other] < table.owned[seat]:
                return 0
            if table.owned[other] == table.owned[seat]:
                as_few += 1
    return table.bank if as_few == 1 else 0


def deviation(key: int, number: int) -> float:
    """A random number of the key's own, about as a normal one of variance 1 (the sum of four uniform ones)."""
    drawn = streams.mixed(key ^ (number + 1))
    total = (drawn & 65535) + (drawn >> 16 & 65535) + (drawn >> 32 & 65535) + (drawn >> 48 & 65535)
    return (total / 65536.0 - 2.0) * 1.7320508
