"""The adept's move in any position of Auction: how high to bid, with which token, what to swap, where to join."""

import goldgavel.bots.adept.auction.features as minds
import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.bots.adept.auction.swaps as swaps
import goldgavel.bots.adept.auction.worth as worths
import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.tokens as tokens
import goldgavel.games.auction.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.auction.features import Mind
from goldgavel.games.auction.rules.table import Table


def take_in(mind: Mind, table: Table) -> None:
    """Look at the table and value the lot: once for each lot, and after a swap."""
    minds.look(mind, table)
    if table.phase != codes.JOIN or table.offer >= 0:
        worths.value_lot(mind, table)


def choose(mind: Mind, table: Table) -> int:
    """The move of the seat whose turn it is."""
    if not mind.fresh or table.phase == codes.JOIN:
        take_in(mind, table)
    seat = table.turn
    if table.phase == codes.BID:
        return choose_bid(mind, table, seat)
    if table.phase == codes.OFFER:
        return swaps.best_offer(mind, table, seat)
    if table.phase == codes.ANSWER:
        return swaps.best_answer(mind, table, seat)
    return action_numbers.join(table, worths.best_group(mind, seat, seat))


def move(mind: Mind, table: Table, action: int) -> None:
    """Make the move, and know when what was taken in is over."""
    number = table.round
    phase = table.phase
    turns.apply(table, table.turn, action)
    if table.round != number or phase >= codes.ANSWER:
        mind.fresh = False


def play_out(mind: Mind, table: Table) -> None:
    """All play by the policy to the end of the game."""
    while table.phase != codes.OVER:
        move(mind, table, choose(mind, table))


def choose_bid(mind: Mind, table: Table, seat: int) -> int:
    """One coin more than the bid that stands, while the lot is worth it; with a token where that gains."""
    least = table.high + 1
    if least > mind.limits[seat] or least > table.coins[seat]:
        return codes.PASS
    if table.unused[seat]:
        action = token_bid(mind, table, seat)
        if action > 0:
            return action
    return least


def token_bid(mind: Mind, table: Table, seat: int) -> int:
    """A bid with a token, if one gains enough now: the earlier in the game, the more it has to gain."""
    line = seat * offsets.WEIGHTS
    least = table.high + 1
    enough = mind.weights[line + offsets.TOKEN_EARLY] * mind.rounds / 20.0 / mind.price[seat]
    part = action_numbers.first_token_bid(table) - 1
    rivals = table.still_in & ~(1 << seat)
    if table.unused[seat] & codes.BAN and bits.count(rivals) == 1 and mind.limits[seat] - least > enough:
        return part + (2 + bits.lowest(rivals)) * table.coin_count + least  # the lot is ours (B25)
    stop = max(least, table.stop_minimum)
    may_stop = table.unused[seat] & codes.STOP and rivals and stop <= table.coins[seat]
    if may_stop and mind.limits[seat] - stop > enough:
        return part + stop
    action = part + table.coin_count + least
    if table.round % mind.swap_rounds != 0:
        return 0
    if tokens.may_bid_with_token(table, seat, action) and swaps.find_swap(mind, table, seat):
        return action
    return 0


def set_weights(mind: Mind, seat: int, weights: tuple[float, ...]) -> None:
    """Let the mind think of a seat with these weights, and without doubt."""
    mind.scales[seat] = 1.0
    mind.noises[seat] = 0.0
    for place, weight in enumerate(weights):
        mind.weights[seat * offsets.WEIGHTS + place] = weight


def taken_in(mind: Mind, table: Table) -> Mind:
    """`take_in` for callers outside compiled code."""
    take_in(mind, table)
    return mind


def chosen(mind: Mind, table: Table) -> int:
    """`choose` for callers outside compiled code, looking anew."""
    mind.fresh = False
    return choose(mind, table)
