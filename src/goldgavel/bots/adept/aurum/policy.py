"""The adept's policy for Aurum on the flat table, for a seat that uses only what it may know.

`weigh` lists the candidate moves with their values in points. The master uses it for playouts, to order its moves
and to estimate how likely another player's move was.
"""

import goldgavel.bots.adept.aurum.card_counts as card_counts
import goldgavel.bots.adept.aurum.evaluation as evaluation
import goldgavel.games.aurum.rules.bids as bids
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.scores as scores
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

LATE = 3.0
"""With fewer tricks left a swap does not wait for a better moment."""
SURE = 1000.0


def choose(features: Features, table: Table, seat: int, out: MoveList) -> int:
    """Return the seat's move."""
    turns.list_legal(table, seat, out)
    if out.size == 1:
        return out.at[0]
    return out.at[weigh(features, table, seat, out)]


def weigh(features: Features, table: Table, seat: int, out: MoveList) -> int:
    """List the candidate moves, set their values in `features.values` and return the index of the best."""
    card_counts.count_cards(features, table, seat)
    if table.phase == codes.PLAY:
        weigh_plays(features, table, out)
    elif table.phase == codes.WINDOW:
        weigh_changes(features, table, out)
    else:
        weigh_bids(features, table, out)
    best = 0
    for place in range(1, out.size):
        if features.values[place] > features.values[best]:
            best = place
    return best


# Bids (A8).


def weigh_bids(features: Features, table: Table, out: MoveList) -> None:
    """Value each bid: the expected score of the side, minus the gold that the card could have earned."""
    bids.list_bids(table, features.seat, out)
    hand = features.hand
    for place in range(out.size):
        card = out.at[place] - bids.first_bid(table)
        rank = card % features.ranks + 1
        features.hand = hand & ~bits.bit(card)
        bid = max(rank, features.bid[features.side])
        features.share = evaluation.own_share(features)
        lost = features.low[rank] * evaluation.earned_value(features, table, rank)
        features.values[place] = evaluation.own_hope(features, table, bid, features.stock) - lost
    features.hand = hand


# Changes of a bid (A12): only those that pay with the lowest gold.


def weigh_changes(features: Features, table: Table, out: MoveList) -> None:
    features.share = evaluation.own_share(features)
    paid = gold.lowest(features.stock)
    list_changes(features, table, paid, out)
    left_gold = features.stock - gold.one(paid)
    price = features.swap_margin * min(1.0, features.left / LATE) + scores.points_of_gold(paid)
    bid = features.bid[features.side]
    now = evaluation.own_hope(features, table, bid, features.stock) + price
    worth = evaluation.trick_worth(features, table)
    features.values[0] = 0.0
    for rank in range(features.ranks + 1):
        features.hopes[rank] = -1.0
    for place in range(1, out.size):
        card = bids.swap_card(table, out.at[place])
        owner = bids.swap_owner(table, features.seat, out.at[place])
        bid = card % features.ranks + 1
        if features.sides != features.players:
            bid = max(bid, table.bids[owner ^ 2] % features.ranks + 1)
        if features.hopes[bid] < 0.0:
            features.hopes[bid] = evaluation.own_hope(features, table, bid, left_gold)
        cards = evaluation.keep_value(features, table, table.bids[owner], worth)
        cards -= evaluation.keep_value(features, table, card, worth)
        features.values[place] = features.hopes[bid] - now + cards


def list_changes(features: Features, table: Table, paid: int, out: MoveList) -> None:
    """List `keep` and every swap that pays with this gold."""
    out.at[0] = bids.keep_action(table)
    size = 1
    swap = bids.first_swap(table) + paid * features.cards
    hand = features.hand
    while hand:
        out.at[size] = swap + bits.lowest(hand)
        hand &= hand - 1
        size += 1
        if features.sides != features.players:
            out.at[size] = out.at[size - 1] + table.golds * features.cards
            size += 1
    out.size = size


# Plays (A18 to A20).


def weigh_plays(features: Features, table: Table, out: MoveList) -> None:
    """Value each card: its gain now minus its value later. The round is ended only to win it."""
    tricks.list_plays(table, features.seat, out)
    features.share = evaluation.own_share(features)
    worth = evaluation.trick_worth(features, table)
    for place in range(out.size):
        if out.at[place] == tricks.end_action(table):
            features.values[place] = SURE if ending_wins(features, table) else -SURE
        else:
            evaluation.stand_trick(features, table, out.at[place])
            features.values[place] = evaluation.play_value(features, table, out.at[place], worth)


def ending_wins(features: Features, table: Table) -> bool:
    """True if our side alone wins the round as it stands (A29, A32). Equal totals do not count."""
    own = total_now(features, table, features.side)
    for side in range(features.sides):
        if side != features.side and total_now(features, table, side) >= own:
            return False
    return True


def total_now(features: Features, table: Table, side: int) -> int:
    total = scores.points_of_bid(features.bid[side], features.tricks[side])
    for seat in range(features.players):
        if tables.side_of(table, seat) == side:
            total += scores.heap_points(table.stock[seat])
    return total


def play_round(features: Features, table: Table, out: MoveList) -> int:
    """Play the round to its end with this policy in every seat, and return the number of moves."""
    moves = 0
    while codes.BID <= table.phase <= codes.PLAY:
        turns.apply(table, table.turn, choose(features, table, table.turn, out))
        moves += 1
    return moves


def chosen(features: Features, table: Table, seat: int) -> int:
    """`choose` for callers outside compiled code."""
    return choose(features, table, seat, MoveList())
