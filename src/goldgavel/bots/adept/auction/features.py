"""The features that the policy uses: hands, expected cards and prices. All of them are public (B27).

The order of the deck and the face-down card are never used: the unseen cards are all cards minus the seen ones.
"""

import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.deals as deals
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table import Table


class Features:
    players: int
    weights: list[float]
    """The weights of each seat, so that players can be modelled differently."""
    scales: list[float]
    """How high each seat bids, relative to its weights."""
    noises: list[float]
    """The noise in each seat's valuation of a lot, in points, and the key of that noise."""
    noise_key: int
    floor_round: int
    """A round (-1 for none) and the bids of each seat in it: a seat's limit is at least its bid."""
    floors: list[int]

    swap_rounds: int
    """Swaps are considered in one of this many rounds only, because finding them is slow."""
    refused: list[int]
    """1 for a swap that the seat to move does not offer again: by opponent, form given and form taken."""
    fresh: bool
    """True if the features below match the table."""
    hands: list[int]
    """Cards by kind, joined replicas with their group (B21), waiting replicas last; then scratch rows."""
    unseen: list[int]
    total: int
    rounds: int
    future: list[int]
    """The expected number of cards of each kind for each seat, in tenths."""
    worths: list[float]
    """The value of each seat's hand to it, in points."""
    price: list[float]
    """What paying a coin costs each seat, in points."""
    opened: list[float]
    """What the open cards add to each hand, and what the whole lot is worth to each seat."""
    values: list[float]
    limits: list[float]
    """The highest bid of each seat, in coins."""

    gains: list[float]
    """What each seat gains by giving a form of card for a kind, and whether that was computed."""
    gains_known: list[int]
    swap_known: list[int]
    swap_to: list[int]
    swap_given: list[int]
    swap_taken: list[int]
    swap_ours: list[float]
    swap_theirs: list[float]

    def __init__(self) -> None:
        self.players = self.total = self.rounds = self.noise_key = 0
        self.scales = [1.0] * 6
        self.noises = [0.0] * 6
        self.floor_round = -1
        self.swap_rounds = 1
        self.floors = [0] * 6
        self.refused = [0] * 726
        self.fresh = False
        self.weights = [0.0] * 90
        self.hands = [0] * 56
        self.unseen = [0] * 7
        self.future = [0] * 42
        self.worths = [0.0] * 6
        self.price = [0.0] * 6
        self.opened = [0.0] * 6
        self.values = [0.0] * 6
        self.limits = [0.0] * 6
        self.gains = [0.0] * 462
        self.gains_known = [0] * 6
        self.swap_known = [0] * 6
        self.swap_to = [0] * 6
        self.swap_given = [0] * 6
        self.swap_taken = [0] * 6
        self.swap_ours = [0.0] * 6
        self.swap_theirs = [0.0] * 6


def extract(features: Features, table: Table) -> None:
    """Extract all features from the table."""
    features.players = table.players
    features.rounds = deals.cards_in_deck(table) // tables.LOT
    for kind in range(offsets.KINDS):
        features.unseen[kind] = table.kind_counts[kind]
    for seat in range(table.players):
        count_hand(features, table, seat)
        features.gains_known[seat] = 0
        features.swap_known[seat] = 0
    count_lots(features, table)
    features.total = 0
    for kind in range(offsets.KINDS):
        features.total += features.unseen[kind]
    for seat in range(table.players):
        expect(features, table, seat)
    features.fresh = True


def count_hand(features: Features, table: Table, seat: int) -> None:
    line = seat * offsets.KINDS
    heap = table.held[seat]
    for kind in range(offsets.KINDS):
        count = card_counts.holds(heap, kind)
        features.hands[line + kind] = count
        features.unseen[kind] -= count
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        joined = card_counts.holds(heap, codes.REPLICA + kind)
        features.hands[line + kind] += joined
        features.unseen[codes.REPLICA] -= joined


def count_lots(features: Features, table: Table) -> None:
    """Remove the open cards of this lot and of the boxed lots (B9) from the unseen cards."""
    for number in range(table.round):
        if table.boxed >> number & 1:
            features.unseen[table.deck[tables.LOT * number]] -= 1
            features.unseen[table.deck[tables.LOT * number + 1]] -= 1
    if table.phase != codes.JOIN or table.offer >= 0:
        top = tables.top_of_lot(table)
        features.unseen[table.deck[top]] -= 1
        features.unseen[table.deck[top + 1]] -= 1


def expect(features: Features, table: Table, seat: int) -> None:
    """Estimate the seat's share of the future cards and what a coin is worth to it."""
    share = 0.0
    line = seat * offsets.WEIGHTS
    if features.total > 0:
        share = (
            10.0
            * features.weights[line + offsets.REACH]
            * deals.cards_in_deck(table)
            / features.total
            / table.players
        )
    even = table.coin_count / (table.players * 1.0)
    share *= max(0.2, 1.0 + features.weights[line + offsets.RICH] * (table.coins[seat] - even) / even)
    for kind in range(offsets.KINDS):
        coming = max(0.0, features.unseen[kind] * share)
        features.future[seat * offsets.KINDS + kind] = min(63, offsets.nearest(coming))
    features.price[seat] = coin_price(features, table, seat)


def coin_price(features: Features, table: Table, seat: int) -> float:
    """Return what paying a coin costs in points: the coin, what it could buy, and each rival's share (B12)."""
    line = seat * offsets.WEIGHTS
    players = table.players
    rounds = features.rounds
    can_be_spent = features.weights[line + offsets.SPEND] * rounds * 4.0 / (players * players)
    useful = min(1.0, can_be_spent / max(1, table.coins[seat]))
    buys = features.weights[line + offsets.COIN_EARLY] * useful * rounds / 20.0
    soon = features.weights[line + offsets.COIN_SOON] * min(1.0, rounds / 4.0)
    return (features.weights[line + offsets.COIN] + soon + buys) * players / (players - 1.0)
