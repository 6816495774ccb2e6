"""Values cards and lots for each seat, including future cards, and computes bid limits."""

import goldgavel.bots.adept.auction.chances as chances
import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
import goldgavel.kernel.streams as streams
from goldgavel.bots.adept.auction.features import Features
from goldgavel.games.auction.rules.table import Table

DRAWS = 4
"""How often a limit is drawn until it agrees with the bids seen; after that the bid itself is the base."""


def worth(features: Features, seat: int, row: int) -> float:
    """Return the expected points of a row of hands for the seat."""
    line = row * offsets.KINDS
    coming = seat * offsets.KINDS
    value = features.weights[seat * offsets.WEIGHTS + offsets.RACE] * sculptures(
        features, seat, features.hands[line + 1]
    )
    for kind in range(codes.COLLECTION):
        count = min(15, features.hands[line + kind])
        value += chances.HOPE[(kind * chances.COUNTS + count) * chances.TENTHS + features.future[coming + kind]]
    if features.hands[line + codes.COLLECTION]:
        value += features.weights[seat * offsets.WEIGHTS + offsets.SETS] * collections(features, coming, line)
    return value


def collections(features: Features, coming: int, line: int) -> float:
    """Return the expected points of the collections of a row, as their sets may still be completed (B20)."""
    value = 0.0
    for goal in range(1, features.hands[line + codes.COLLECTION] + 1):
        chance = 1.0
        for kind in range(codes.COLLECTION):
            missing = max(0, goal - features.hands[line + kind])
            chance *= chances.REACHES[missing * chances.TENTHS + features.future[coming + kind]]
        value += chances.WITHOUT_SET + chance * (chances.WITH_SET - chances.WITHOUT_SET)
    return value


def sculptures(features: Features, seat: int, count: int) -> float:
    """Return the expected points of the seat's place in the ranking of sculptures (B19)."""
    tenths = features.future[seat * offsets.KINDS + codes.SCULPTURE]
    table_row = (tenths * chances.COUNTS + min(15, count)) * chances.COUNTS
    place = 0.0
    low = 0
    for other in range(features.players):
        if other != seat:
            place += chances.BEHIND[table_row + min(15, features.hands[other * offsets.KINDS + codes.SCULPTURE])]
    while low + 1.0 <= place and low < features.players - 2:
        low += 1
    points = chances.PLACES[low] + (place - low) * (chances.PLACES[low + 1] - chances.PLACES[low])
    if count > 0:
        return points
    some = chances.REACHES[chances.TENTHS + tenths]
    return some * points + (1.0 - some) * chances.NO_SCULPTURE


def copy_hand(features: Features, row: int, target: int) -> None:
    for kind in range(offsets.KINDS):
        features.hands[target * offsets.KINDS + kind] = features.hands[row * offsets.KINDS + kind]


def add_card(features: Features, seat: int, row: int, kind: int) -> int:
    """Add a card to a row and return its group; a replica joins where it is worth most (B11)."""
    line = row * offsets.KINDS
    if kind == codes.REPLICA:
        kind = best_group(features, seat, row)
    features.hands[line + kind] += 1
    return kind


def best_group(features: Features, seat: int, row: int) -> int:
    """Return the group to which one more card adds most. Without a group to join, a replica waits."""
    line = row * offsets.KINDS
    best = codes.REPLICA
    most = 0.0
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        if features.hands[line + kind]:
            features.hands[line + kind] += 1
            value = worth(features, seat, row)
            features.hands[line + kind] -= 1
            if best == codes.REPLICA or value > most:
                best = kind
                most = value
    return best


# The lot.


def value_lot(features: Features, table: Table) -> None:
    """Compute what the lot is worth to each seat, and each seat's limit in coins."""
    top = tables.top_of_lot(table)
    for seat in range(table.players):
        features.worths[seat] = worth(features, seat, seat)
        copy_hand(features, seat, offsets.SCRATCH)
        first = min(table.deck[top], table.deck[top + 1])
        add_card(features, seat, offsets.SCRATCH, first)  # replicas last: cards of the lot count first (B11)
        add_card(features, seat, offsets.SCRATCH, table.deck[top] + table.deck[top + 1] - first)
        shown = worth(features, seat, offsets.SCRATCH)
        features.opened[seat] = shown - features.worths[seat]
        third = features.weights[seat * offsets.WEIGHTS + offsets.THIRD] * third_card(features, seat, shown)
        features.values[seat] = features.opened[seat] + third
    for seat in range(table.players):
        set_limit(features, table, seat)


def third_card(features: Features, seat: int, shown: float) -> float:
    """Return the expected value that the face-down card adds to the scratch row."""
    hidden = 0.0
    for kind in range(offsets.KINDS):
        if features.unseen[kind] > 0:
            added = add_card(features, seat, offsets.SCRATCH, kind)
            if added != codes.REPLICA:
                hidden += features.unseen[kind] * (worth(features, seat, offsets.SCRATCH) - shown)
            features.hands[offsets.SCRATCH * offsets.KINDS + added] -= 1
    return hidden / features.total if features.total > 0 else 0.0


def set_limit(features: Features, table: Table, seat: int) -> None:
    """Set the limit: the cards, plus what the keenest rival does not get, minus a bank lost by winning (B13)."""
    line = seat * offsets.WEIGHTS
    keenest = 0.0
    for other in range(table.players):
        if other != seat:
            keenest = max(keenest, features.opened[other])
    value = features.values[seat] + features.weights[line + offsets.DENY] * keenest
    value -= features.weights[line + offsets.BANK] * bank_at_stake(table, seat)
    features.limits[seat] = features.scales[seat] * value / features.price[seat]
    if features.noises[seat] > 0.0 or table.round == features.floor_round:
        doubt_limit(features, table, seat)


def doubt_limit(features: Features, table: Table, seat: int) -> None:
    """Add noise to the seat's limit, keeping it at or above the bid that the seat has made."""
    floor = features.floors[seat] if table.round == features.floor_round else 0
    scale = features.noises[seat] / features.price[seat]
    tried = features.limits[seat]
    drawn = 0.0
    for number in range(DRAWS):
        drawn = deviation(features.noise_key, (number * 32 + table.round) * 8 + seat)
        tried = features.limits[seat] + scale * drawn
        if tried >= floor:
            features.limits[seat] = tried
            return
    features.limits[seat] = floor + scale * abs(drawn)


def bank_at_stake(table: Table, seat: int) -> int:
    """Return the bank if winning this lot would give it away.

    Of two players who share the fewest cards, the one that does not buy is then alone with the fewest (B13).
    """
    as_few = 0
    for other in range(table.players):
        if other != seat:
            if table.owned[other] < table.owned[seat]:
                return 0
            if table.owned[other] == table.owned[seat]:
                as_few += 1
    return table.bank if as_few == 1 else 0


def deviation(key: int, number: int) -> float:
    """Return a pseudo-random number for the key: nearly normal with variance 1 (sum of four uniform ones)."""
    drawn = streams.mixed(key ^ (number + 1))
    total = (drawn & 65535) + (drawn >> 16 & 65535) + (drawn >> 32 & 65535) + (drawn >> 48 & 65535)
    return (total / 65536.0 - 2.0) * 1.7320508
