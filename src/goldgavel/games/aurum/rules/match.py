"""The end of a round and of the game (A29, A30 to A38)."""

import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.gold as gold
import goldgavel.games.aurum.rules.scores as scores
import goldgavel.games.aurum.rules.table as tables
from goldgavel.games.aurum.rules.table import Table


def end_round(table: Table, seat: int, how: int) -> None:
    """End the round (A27 to A29): scores, nuggets, and the end of the game if there is a winner."""
    table.ended_by = seat
    table.ended_how = how
    table.shown = table.hand[seat]
    set_void_trick(table)
    tables.note(table, codes.ROUND_ENDED, 0, 0, 0)
    fill_sheet(table)
    scores.score(table)
    keep_sheet(table)
    tables.note(table, codes.ROUND_SCORED, 0, table.round, 0)
    table.match_winners = winners_of_match(table)
    if table.match_winners:
        table.phase = codes.OVER
        tables.note(table, codes.GAME_OVER, 0, 0, 0)
    else:
        table.round += 1
        table.phase = codes.DEAL


def set_void_trick(table: Table) -> None:
    """Discard the cards of an unfinished trick, including gold (A29)."""
    table.void_leader = table.leader
    table.void_size = table.trick_size
    for place in range(table.trick_size):
        table.void_cards[place] = table.trick[place]
    table.trick_size = 0
    table.used = 0


def fill_sheet(table: Table) -> None:
    """Fill in the sheet by side: partners' bids, tricks and gold are combined (A10, A25, A31)."""
    for side in range(table.sides):
        table.bid[side] = 0
        table.tricks[side] = 0
        table.gold_points[side] = 0
        table.top_gold[side] = -1
    for seat in range(table.players):
        side = tables.side_of(table, seat)
        table.bid[side] = max(table.bid[side], table.bids[seat] % table.ranks + 1)
        table.tricks[side] += table.piles[seat]
        heap = table.stock[seat]
        if heap:
            table.top_gold[side] = max(table.top_gold[side], gold.highest(heap))
        table.gold_points[side] += scores.heap_points(heap)


def keep_sheet(table: Table) -> None:
    """Add nuggets (A32) and points to the match, and keep the sheet's lines for the record."""
    line = table.round * tables.SEATS
    for side in range(table.sides):
        table.points[side] += table.totals[side]
        if table.match != codes.POINTS and table.winners >> side & 1:
            table.nuggets[side] += 1
        table.past_bid[line + side] = table.bid[side]
        table.past_tricks[line + side] = table.tricks[side]
        table.past_bid_points[line + side] = table.bid_points[side]
        table.past_gold_points[line + side] = table.gold_points[side]
    table.past_winners[table.round] = table.winners


def winners_of_match(table: Table) -> int:
    """Return a bit for each side that has won the game; 0 while the game continues (A34 to A36, A38)."""
    last_round = table.round == 2
    everyone = scores.every_side(table)
    if table.match == codes.ROUND:
        return table.winners
    if table.match == codes.POINTS:
        return scores.highest(table.points, table.sides, everyone) if last_round else 0  # A38
    ahead = with_two_nuggets(table)  # A34
    if table.match == codes.BEST_OF_3 and last_round:
        ahead = scores.highest(table.nuggets, table.sides, everyone)  # A35
    return scores.highest(table.bid, table.sides, ahead)  # A35, A36: the higher last bid, then they share


def with_two_nuggets(table: Table) -> int:
    found = 0
    for side in range(table.sides):
        if table.nuggets[side] >= 2:
            found |= 1 << side
    return found
