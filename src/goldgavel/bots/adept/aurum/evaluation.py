"""The heuristics: what tricks, bids, cards and gold are worth to the seat's side now, in points."""

import goldgavel.bots.adept.aurum.prospects as prospects
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.scores as scores
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.games.aurum.rules.table import Table

NO_CARD = -1
GOLD_FADES = 4.0
"""Gold loses its use over this many last tricks; its points stay."""


def own_share(features: Features) -> float:
    """Estimate the share of future tricks that our side wins, from the hand and the gold."""
    even = 1.0 / features.sides
    strength = 0.0
    hand = features.hand
    while hand:
        strength += features.win[bits.lowest(hand) % features.ranks + 1]
        hand &= hand - 1
    strength /= max(1, bits.count(features.hand))
    golds = 0.0
    for side in range(features.sides):
        golds += features.golds[side]
    surplus = features.gold_trick * (features.golds[features.side] - even * golds) / max(1, features.left)
    surplus += strength - 1.0 / features.players
    return min(0.95, max(0.05, even + features.trust * surplus))


def swap_ranks(features: Features, table: Table, stock: int) -> int:
    """Return the ranks that the seat could bid instead in a later window, as a bit set, if it has gold (A12)."""
    ranks = 0
    if stock == 0 or not table.bid_changes or not features.follows:
        return ranks
    hand = features.hand
    while hand:
        ranks |= bits.bit(bits.lowest(hand) % features.ranks + 1)
        hand &= hand - 1
    return ranks


def own_hope(features: Features, table: Table, bid: int, stock: int) -> float:
    """Return the expected points of our side for this bid, with this hand and the gold to change it."""
    swaps = swap_ranks(features, table, stock)
    return prospects.hope_for(features, bid, swaps, features.share, features.left, features.tricks[features.side])


def trick_worth(features: Features, table: Table) -> float:
    """Return the gain of winning this trick over losing it: for our bid and against the others'."""
    share = features.share
    swaps = swap_ranks(features, table, features.stock)
    left = max(0, features.left - 1)
    worth = prospects.gain_of_trick(
        features, features.bid[features.side], swaps, share, left, features.tricks[features.side]
    )
    others = features.sides - 1
    share = (1.0 - share) / others
    for side in range(features.sides):
        if side != features.side:
            gain = prospects.gain_of_trick(features, features.bid[side], 0, share, left, features.tricks[side])
            worth += features.rivals * gain / others
    return worth


def gold_value(features: Features, rank: int) -> float:
    """Return the value of a gold card in stock after this trick: points, a trump and a way to change a bid."""
    if not features.follows:
        return scores.points_of_gold(rank)
    return features.reserve * min(1.0, (features.left - 1) / GOLD_FADES) + scores.points_of_gold(rank)


def earned_value(features: Features, table: Table, rank: int) -> float:
    """Return the value of the gold for a lowest card of this rank; 0 if the supply has none (A22)."""
    return gold_value(features, rank) if tricks.earns_gold(table, rank) else 0.0


def keep_value(features: Features, table: Table, card: int, worth: float) -> float:
    """Return what a card would be worth later, given the value of a trick."""
    if card >= features.cards:
        return gold_value(features, card - features.cards)
    rank = card % features.ranks + 1
    value = features.patience * worth * features.win[rank]
    value += features.patience_low * features.low[rank] * earned_value(features, table, rank)
    if bits.count(features.hand & tricks.metal_of(table, card)) == 1:
        value += features.variety
    return value


def stand_trick(features: Features, table: Table, card: int) -> None:
    """Evaluate the current trick after the seat adds a card."""
    features.used = table.used
    features.best = features.lowest = NO_CARD
    seat = table.leader
    for place in range(table.trick_size):
        add_card(features, table, seat, table.trick[place])
        seat = tables.next_seat(table, seat)
    add_card(features, table, seat, card)


def add_card(features: Features, table: Table, seat: int, card: int) -> None:
    if features.best == NO_CARD or tricks.beats(table, card, features.best):
        features.best = card
        features.best_seat = seat
    if card >= features.cards:
        return
    features.used |= tricks.metal_of(table, card)
    if features.lowest == NO_CARD or tricks.is_lower(table, card, features.lowest):
        features.lowest = card
        features.lowest_seat = seat


def play_value(features: Features, table: Table, card: int, worth: float) -> float:
    """Return the value of playing the card: trick, gold and lead, minus its value if kept."""
    if ends_round(features, table):
        return final_value(features, table, card)
    ours = 1.0 if tables.side_of(table, features.best_seat) == features.side else 0.0
    stays = 1.0
    lowest = features.lowest % features.ranks + 1
    seat = features.seat
    for _ in range(features.players - table.trick_size - 1):
        seat = tables.next_seat(table, seat)
        chance = takes_the_lead(features, table, seat)
        if tables.side_of(table, seat) == features.side:
            ours += (1.0 - ours) * chance
        else:
            ours *= 1.0 - chance
        stays *= 1.0 - plays_within(features, table, seat, 1, lowest, features.low_keen)
    earned = earned_value(features, table, lowest)
    value = worth * ours
    if features.follows:
        earned += features.lead
    if features.follows or card >= features.cards:  # a base card is worth nothing after the last trick
        value -= keep_value(features, table, card, worth)
    earned *= stays
    if tables.side_of(table, features.lowest_seat) == features.side:
        return value + earned
    return value - features.rivals * earned


def ends_round(features: Features, table: Table) -> bool:
    """True if the card completes the trick and its lowest player has no card left to lead (A28)."""
    if table.trick_size + 1 < features.players:
        return False
    left = bits.count(table.hand[features.lowest_seat])
    if features.lowest_seat == features.seat:
        left -= 1
    return left == 0


def final_value(features: Features, table: Table, card: int) -> float:
    """Return the value of a card that ends the round: the points now, less the hope for a longer round."""
    ours = 1 if tables.side_of(table, features.best_seat) == features.side else 0
    left = max(0, features.left - 1)
    others = features.sides - 1
    lowest = features.lowest % features.ranks + 1
    earned = 0.0
    value = 0.0
    for side in range(features.sides):
        if side == features.side:
            value += scores.points_of_bid(features.bid[side], features.tricks[side] + ours)
            swaps = swap_ranks(features, table, features.stock)
            value -= prospects.hope_for(
                features, features.bid[side], swaps, features.share, left, features.tricks[side]
            )
        else:
            share = (1.0 - features.share) / others
            theirs = features.tricks[side] + 1
            lost = 1.0 * scores.points_of_bid(features.bid[side], theirs - ours)
            lost -= prospects.hope_for(features, features.bid[side], 0, share, left, theirs)
            value -= features.rivals * lost / others
    if card >= features.cards:
        value -= scores.points_of_gold(card - features.cards)
    if tricks.earns_gold(table, lowest):
        earned = scores.points_of_gold(lowest)
    if tables.side_of(table, features.lowest_seat) == features.side:
        return value + earned
    return value - features.rivals * earned


def takes_the_lead(features: Features, table: Table, seat: int) -> float:
    """Return the probability that the seat beats the trick, with gold or a base card."""
    by_gold = 0.0
    if table.stock[seat] and tricks.beats(table, features.cards + gold.highest(table.stock[seat]), features.best):
        by_gold = features.gold_keen
    if features.best >= features.cards:
        return by_gold
    by_card = plays_within(
        features, table, seat, features.best % features.ranks + 1, features.ranks, features.keen
    )
    return 1.0 - (1.0 - by_card) * (1.0 - by_gold)


def plays_within(features: Features, table: Table, seat: int, low: int, high: int, keen: float) -> float:
    """Return the probability that the seat plays a base card within these ranks, on purpose or by chance."""
    within = features.from_rank[low] & ~features.from_rank[high + 1]
    free = features.unseen & ~features.used
    known = table.known[seat] & ~features.used
    wanted = bits.count(free & within)
    known_wanted = bits.count(known & within)
    playable = features.odds[seat] * bits.count(free) + bits.count(known)
    has_one = 1.0 - features.powers[64 * seat + wanted]
    if known_wanted:
        has_one = 1.0
    by_chance = 0.0
    if playable > 0.0:
        by_chance = (features.odds[seat] * wanted + known_wanted) / playable
    return keen * has_one + (1.0 - keen) * by_chance
