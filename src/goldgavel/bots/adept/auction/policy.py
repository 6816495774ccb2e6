"""The adept's policy for Auction: how high to bid, with which token, what to swap and where to join."""

import goldgavel.bots.adept.auction.features as extraction
import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.bots.adept.auction.swaps as swaps
import goldgavel.bots.adept.auction.worth as worths
import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.tokens as tokens
import goldgavel.games.auction.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.auction.features import Features
from goldgavel.games.auction.rules.table import Table


def refresh(features: Features, table: Table) -> None:
    """Extract the features and value the lot. Needed once per lot and after a swap."""
    extraction.extract(features, table)
    if table.phase != codes.JOIN or table.offer >= 0:
        worths.value_lot(features, table)


def choose(features: Features, table: Table) -> int:
    """Return the move of the seat to move."""
    if not features.fresh or table.phase == codes.JOIN:
        refresh(features, table)
    seat = table.turn
    if table.phase == codes.BID:
        return choose_bid(features, table, seat)
    if table.phase == codes.OFFER:
        return swaps.best_offer(features, table, seat)
    if table.phase == codes.ANSWER:
        return swaps.best_answer(features, table, seat)
    return action_numbers.join(table, worths.best_group(features, seat, seat))


def move(features: Features, table: Table, action: int) -> None:
    """Apply the move, and mark the features as outdated if it ends the lot or a swap."""
    number = table.round
    phase = table.phase
    turns.apply(table, table.turn, action)
    if table.round != number or phase >= codes.ANSWER:
        features.fresh = False


def play_out(features: Features, table: Table) -> None:
    """Play to the end of the game with this policy in every seat."""
    while table.phase != codes.OVER:
        move(features, table, choose(features, table))


def choose_bid(features: Features, table: Table, seat: int) -> int:
    """Bid one coin more than the standing bid while the lot is worth it; with a token where that gains."""
    least = table.high + 1
    if least > features.limits[seat] or least > table.coins[seat]:
        return codes.PASS
    if table.unused[seat]:
        action = token_bid(features, table, seat)
        if action > 0:
            return action
    return least


def token_bid(features: Features, table: Table, seat: int) -> int:
    """Return a bid with a token if it gains enough now, or 0. The threshold is higher early in the game."""
    line = seat * offsets.WEIGHTS
    least = table.high + 1
    enough = features.weights[line + offsets.TOKEN_EARLY] * features.rounds / 20.0 / features.price[seat]
    part = action_numbers.first_token_bid(table) - 1
    rivals = table.still_in & ~(1 << seat)
    if table.unused[seat] & codes.BAN and bits.count(rivals) == 1 and features.limits[seat] - least > enough:
        return part + (2 + bits.lowest(rivals)) * table.coin_count + least  # the lot is ours (B25)
    stop = max(least, table.stop_minimum)
    may_stop = table.unused[seat] & codes.STOP and rivals and stop <= table.coins[seat]
    if may_stop and features.limits[seat] - stop > enough:
        return part + stop
    action = part + table.coin_count + least
    if table.round % features.swap_rounds != 0:
        return 0
    if tokens.may_bid_with_token(table, seat, action) and swaps.find_swap(features, table, seat):
        return action
    return 0


def set_weights(features: Features, seat: int, weights: tuple[float, ...]) -> None:
    """Set the weights of a seat and remove its noise."""
    features.scales[seat] = 1.0
    features.noises[seat] = 0.0
    for place, weight in enumerate(weights):
        features.weights[seat * offsets.WEIGHTS + place] = weight


def refreshed(features: Features, table: Table) -> Features:
    """`refresh` for callers outside compiled code."""
    refresh(features, table)
    return features


def chosen(features: Features, table: Table) -> int:
    """`choose` for callers outside compiled code. Always refreshes the features."""
    features.fresh = False
    return choose(features, table)
