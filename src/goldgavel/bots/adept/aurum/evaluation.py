"""The rules of thumb themselves: what tricks, bids, cards and gold are worth to the seat's side now, in points."""

import goldgavel.bots.adept.aurum.prospects as prospects
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.scores as scores
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.games.aurum.rules.table import Table

GOLD_FADES = 4.0
"""From so many tricks before the end on, gold loses its use; its points stay."""


def own_share(mind: Mind) -> float:
    """How many of each trick to come the own side takes: what the hand and the gold promise, doubted somewhat."""
    even = 1.0 / mind.sides
    strength = 0.0
    hand = mind.hand
    while hand:
        strength += mind.win[bits.lowest(hand) % mind.ranks + 1]
        hand &= hand - 1
    strength /= max(1, bits.count(mind.hand))
    golds = 0.0
    for side in range(mind.sides):
        golds += mind.golds[side]
    surplus = mind.gold_trick * (mind.golds[mind.side] - even * golds) / max(1, mind.left)
    surplus += strength - 1.0 / mind.players
    return min(0.95, max(0.05, even + mind.trust * surplus))


def swap_ranks(mind: Mind, table: Table, stock: int) -> int:
    """The ranks that the seat could still bid instead, a bit for each, with gold to pay for it (A12)."""
    ranks = 0
    if stock == 0 or not table.bid_changes:
        return ranks
    hand = mind.hand
    while hand:
        ranks |= bits.bit(bits.lowest(hand) % mind.ranks + 1)
        hand &= hand - 1
    return ranks


def own_hope(mind: Mind, table: Table, bid: int, stock: int) -> float:
    """What the own side can expect for this bid, with this hand and this gold to change it."""
    swaps = swap_ranks(mind, table, stock)
    return prospects.hope_for(mind, bid, swaps, mind.share, mind.left, mind.tricks[mind.side])


def trick_worth(mind: Mind, table: Table) -> float:
    """What winning this trick gains over losing it: for our bid, and against the others'."""
    share = mind.share
    swaps = swap_ranks(mind, table, mind.stock)
    left = max(0, mind.left - 1)
    worth = prospects.gain_of_trick(mind, mind.bid[mind.side], swaps, share, left, mind.tricks[mind.side])
    others = mind.sides - 1
    share = (1.0 - share) / others
    for side in range(mind.sides):
        if side != mind.side:
            gain = prospects.gain_of_trick(mind, mind.bid[side], 0, share, left, mind.tricks[side])
            worth += mind.rivals * gain / others
    return worth


def gold_value(mind: Mind, rank: int) -> float:
    """What a gold card in stock is worth after this trick: points, a trump, and the means to change a bid."""
    return mind.reserve * min(1.0, (mind.left - 1) / GOLD_FADES) + scores.points_of_gold(rank)


def earned_value(mind: Mind, table: Table, rank: int) -> float:
    """What the gold for a lowest card of this rank is worth; nothing if the supply has none (A22)."""
    if rank < table.golds and gold.holds(table.supply, rank):
        return gold_value(mind, rank)
    return 0.0


def keep_value(mind: Mind, table: Table, card: int, worth: float) -> float:
    """What a card would be worth later, when tricks are worth this much."""
    if card >= mind.cards:
        return gold_value(mind, card - mind.cards)
    rank = card % mind.ranks + 1
    value = mind.patience * worth * mind.win[rank]
    value += mind.patience_low * mind.low[rank] * earned_value(mind, table, rank)
    if bits.count(mind.hand & tricks.metal_of(table, card)) == 1:
        value += mind.variety
    return value


def stand_trick(mind: Mind, table: Table, card: int) -> None:
    """The present trick after the seat adds a card. Ties go to the later card (A21)."""
    mind.used = table.used
    mind.best = mind.lowest = 0
    mind.best_gold = -1
    seat = table.leader
    for place in range(table.trick_size):
        add_card(mind, table, seat, table.trick[place])
        seat = tables.next_seat(table, seat)
    add_card(mind, table, seat, card)


def add_card(mind: Mind, table: Table, seat: int, card: int) -> None:
    if card >= mind.cards:
        if card - mind.cards >= mind.best_gold:
            mind.best_gold = card - mind.cards
            mind.best_seat = seat
        return
    rank = card % mind.ranks + 1
    mind.used |= tricks.metal_of(table, card)
    if rank >= mind.best:
        mind.best = rank
        if mind.best_gold < 0:
            mind.best_seat = seat
    if mind.lowest == 0 or rank <= mind.lowest:
        mind.lowest = rank
        mind.lowest_seat = seat


def play_value(mind: Mind, table: Table, card: int, worth: float) -> float:
    """What playing the card promises: the trick, the gold and the lead, less what the card is worth later."""
    ours = 1.0 if tables.side_of(table, mind.best_seat) == mind.side else 0.0
    stays = 1.0
    seat = mind.seat
    for _ in range(mind.players - table.trick_size - 1):
        seat = tables.next_seat(table, seat)
        chance = takes_the_lead(mind, table, seat)
        if tables.side_of(table, seat) == mind.side:
            ours += (1.0 - ours) * chance
        else:
            ours *= 1.0 - chance
        stays *= 1.0 - plays_within(mind, table, seat, 1, mind.lowest, mind.low_keen)
    earned = (earned_value(mind, table, mind.lowest) + mind.lead) * stays
    value = worth * ours - keep_value(mind, table, card, worth)
    if tables.side_of(table, mind.lowest_seat) == mind.side:
        return value + earned
    return value - mind.rivals * earned


def takes_the_lead(mind: Mind, table: Table, seat: int) -> float:
    """How likely that seat beats all that lies there, with gold or with a base card."""
    by_gold = 0.0
    if table.stock[seat] and gold.highest(table.stock[seat]) >= mind.best_gold:
        by_gold = mind.gold_keen
    if mind.best_gold >= 0:
        return by_gold
    by_card = plays_within(mind, table, seat, mind.best, mind.ranks, mind.keen)
    return 1.0 - (1.0 - by_card) * (1.0 - by_gold)


def plays_within(mind: Mind, table: Table, seat: int, low: int, high: int, keen: float) -> float:
    """How likely the seat plays a base card within these ranks: on purpose if keen, else as it falls."""
    within = mind.from_rank[low] & ~mind.from_rank[high + 1]
    free = mind.unseen & ~mind.used
    known = table.known[seat] & ~mind.used
    wanted = bits.count(free & within)
    known_wanted = bits.count(known & within)
    playable = mind.odds[seat] * bits.count(free) + bits.count(known)
    has_one = 1.0 - mind.powers[64 * seat + wanted]
    if known_wanted:
        has_one = 1.0
    by_chance = 0.0
    if playable > 0.0:
        by_chance = (mind.odds[seat] * wanted + known_wanted) / playable
    return keen * has_one + (1.0 - keen) * by_chance
