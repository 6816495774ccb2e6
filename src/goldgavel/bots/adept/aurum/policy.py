"""The rules of thumb over the flat table, for one seat that knows what it may know.

`weigh` lists the moves worth a thought with a value for each, in points. The master has its playouts played by it,
orders its candidates by it, and asks it how likely a move was that somebody else has made.
"""

import goldgavel.bots.adept.aurum.card_counts as card_counts
import goldgavel.bots.adept.aurum.evaluation as evaluation
import goldgavel.bots.adept.aurum.prospects as prospects
import goldgavel.games.aurum.rules.bids as bids
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.scores as scores
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

LATE = 3.0
"""With fewer tricks to come a swap need not wait for a better moment."""
SURE = 1000.0


def choose(mind: Mind, table: Table, seat: int, out: MoveList) -> int:
    """The seat's move."""
    turns.list_legal(table, seat, out)
    if out.size == 1:
        return out.at[0]
    return out.at[weigh(mind, table, seat, out)]


def weigh(mind: Mind, table: Table, seat: int, out: MoveList) -> int:
    """List the moves worth a thought, with their values in `mind.values`; the place of the best."""
    card_counts.count_cards(mind, table, seat)
    if table.phase == codes.PLAY:
        weigh_plays(mind, table, out)
    elif table.phase == codes.WINDOW:
        weigh_changes(mind, table, out)
    else:
        weigh_bids(mind, table, out)
    best = 0
    for place in range(1, out.size):
        if mind.values[place] > mind.values[best]:
            best = place
    return best


# Bids (A8).


def weigh_bids(mind: Mind, table: Table, out: MoveList) -> None:
    """What the side can hope to score with a card as the bid, and without the gold that it could earn."""
    bids.list_bids(table, mind.seat, out)
    hand = mind.hand
    for place in range(out.size):
        card = out.at[place] - bids.first_bid(table)
        rank = card % mind.ranks + 1
        mind.hand = hand & ~bits.bit(card)
        bid = max(rank, mind.bid[mind.side])
        mind.share = evaluation.own_share(mind)
        lost = mind.low[rank] * evaluation.earned_value(mind, table, rank)
        mind.values[place] = evaluation.own_hope(mind, table, bid, mind.stock) - lost
    mind.hand = hand


# Changes of a bid (A12): only those that pay with the lowest gold.


def weigh_changes(mind: Mind, table: Table, out: MoveList) -> None:
    mind.share = evaluation.own_share(mind)
    paid = gold.lowest(mind.stock)
    list_changes(mind, table, paid, out)
    left_gold = mind.stock - gold.one(paid)
    price = mind.swap_margin * min(1.0, mind.left / LATE) + scores.points_of_gold(paid)
    bid = mind.bid[mind.side]
    now = evaluation.own_hope(mind, table, bid, mind.stock) + price
    worth = evaluation.trick_worth(mind, table)
    mind.values[0] = 0.0
    for rank in range(mind.ranks + 1):
        mind.hopes[rank] = -1.0
    for place in range(1, out.size):
        card = bids.swap_card(table, out.at[place])
        owner = bids.swap_owner(table, mind.seat, out.at[place])
        bid = card % mind.ranks + 1
        if mind.sides != mind.players:
            bid = max(bid, table.bids[owner ^ 2] % mind.ranks + 1)
        if mind.hopes[bid] < 0.0:
            mind.hopes[bid] = evaluation.own_hope(mind, table, bid, left_gold)
        cards = evaluation.keep_value(mind, table, table.bids[owner], worth)
        cards -= evaluation.keep_value(mind, table, card, worth)
        mind.values[place] = mind.hopes[bid] - now + cards


def list_changes(mind: Mind, table: Table, paid: int, out: MoveList) -> None:
    """`keep`, and every swap that pays with this gold."""
    out.at[0] = bids.keep_action(table)
    size = 1
    swap = bids.first_swap(table) + paid * mind.cards
    hand = mind.hand
    while hand:
        out.at[size] = swap + bits.lowest(hand)
        hand &= hand - 1
        size += 1
        if mind.sides != mind.players:
            out.at[size] = out.at[size - 1] + table.golds * mind.cards
            size += 1
    out.size = size


# Plays (A18 to A20).


def weigh_plays(mind: Mind, table: Table, out: MoveList) -> None:
    """A card's gain now over what it would be worth later; the round is ended only to win it."""
    tricks.list_plays(table, mind.seat, out)
    mind.share = evaluation.own_share(mind)
    worth = evaluation.trick_worth(mind, table)
    for place in range(out.size):
        if out.at[place] == tricks.end_action(table):
            mind.values[place] = SURE if ending_wins(mind, table) else -SURE
        else:
            evaluation.stand_trick(mind, table, out.at[place])
            mind.values[place] = evaluation.play_value(mind, table, out.at[place], worth)


def ending_wins(mind: Mind, table: Table) -> bool:
    """Whether the round, scored as it stands, is the seat's side's alone (A29, A32). Equal totals do not count."""
    own = total_now(mind, table, mind.side)
    for side in range(mind.sides):  # noqa: SIM110 - a generator would need the GIL
        if side != mind.side and total_now(mind, table, side) >= own:
            return False
    return True


def total_now(mind: Mind, table: Table, side: int) -> int:
    total = scores.points_of_bid(mind.bid[side], mind.tricks[side])
    for seat in range(mind.players):
        if tables.side_of(table, seat) == side:
            total += prospects.heap_points(table.stock[seat])
    return total


def play_round(mind: Mind, table: Table, out: MoveList) -> int:
    """Play the round to its end, every seat by this policy; how many moves it took."""
    moves = 0
    while codes.BID <= table.phase <= codes.PLAY:
        turns.apply(table, table.turn, choose(mind, table, table.turn, out))
        moves += 1
    return moves


def chosen(mind: Mind, table: Table, seat: int) -> int:
    """`choose` for callers outside compiled code."""
    return choose(mind, table, seat, MoveList())
