"""Chooses which swap to offer and which to accept (B26)."""

import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.bots.adept.auction.worth as worths
import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.bots.adept.auction.features import Features
from goldgavel.games.auction.rules.table import Table


def gain(features: Features, seat: int, given: int, taken: int) -> float:
    """Return what the seat gains by giving one form of card for another, from the table of gains."""
    return features.gains[(seat * offsets.FORMS + given) * offsets.KINDS + min(taken, codes.REPLICA)]


def compute_gains(features: Features, table: Table, seat: int) -> None:
    """Compute the seat's table of gains: each form that it has, for each kind."""
    if features.gains_known[seat]:
        return
    features.gains_known[seat] = 1
    before = worths.worth(features, seat, seat)
    for given in range(offsets.FORMS):
        if card_counts.holds(table.held[seat], given):
            worths.copy_hand(features, seat, offsets.SCRATCH)
            kind = given if given <= codes.REPLICA else given - codes.REPLICA
            features.hands[offsets.SCRATCH * offsets.KINDS + kind] -= 1
            compute_gains_for(features, seat, given, before)


def compute_gains_for(features: Features, seat: int, given: int, before: float) -> None:
    """Compute what each kind adds to the scratch row, from which the given card was removed."""
    line = (seat * offsets.FORMS + given) * offsets.KINDS
    for kind in range(offsets.KINDS):
        added = worths.add_card(features, seat, offsets.SCRATCH, kind)  # a replica leaves its group
        features.gains[line + kind] = worths.worth(features, seat, offsets.SCRATCH) - before
        features.hands[offsets.SCRATCH * offsets.KINDS + added] -= 1


def find_swap(features: Features, table: Table, seat: int) -> bool:
    """True if a swap gains us enough and the other player something. Stores the swap that gains us most."""
    if features.swap_known[seat]:
        return features.swap_ours[seat] > 0.0
    features.swap_known[seat] = 1
    features.swap_ours[seat] = 0.0
    compute_gains(features, table, seat)
    if most_gain(features, table, seat) <= features.weights[seat * offsets.WEIGHTS + offsets.SWAP_GAIN]:
        return False
    for other in range(table.players):
        if other != seat and table.held[other]:
            compute_gains(features, table, other)
            find_swap_with(features, table, seat, other)
    return features.swap_ours[seat] > 0.0


def most_gain(features: Features, table: Table, seat: int) -> float:
    """Return the gain of the seat's best swap if it could choose any card."""
    most = 0.0
    for given in range(offsets.FORMS):
        if card_counts.holds(table.held[seat], given):
            for kind in range(offsets.KINDS):
                most = max(most, gain(features, seat, given, kind))
    return most


def find_swap_with(features: Features, table: Table, seat: int, other: int) -> None:
    least = features.weights[seat * offsets.WEIGHTS + offsets.SWAP_GAIN]
    for given in range(offsets.FORMS):
        if card_counts.holds(table.held[seat], given):
            line = offsets.swap_place(other, given)
            for taken in range(offsets.FORMS):
                if taken == given or features.refused[line + taken]:
                    continue
                if card_counts.holds(table.held[other], taken):
                    ours = gain(features, seat, given, taken)
                    if ours > least and ours > features.swap_ours[seat]:
                        keep_swap(features, seat, other, given, taken)


def keep_swap(features: Features, seat: int, other: int, given: int, taken: int) -> None:
    """Store the swap if it also gains the other player enough."""
    ours = gain(features, seat, given, taken)
    theirs = gain(features, other, taken, given)
    if theirs >= features.weights[seat * offsets.WEIGHTS + offsets.SWAP_FAIR]:
        features.swap_ours[seat] = ours
        features.swap_theirs[seat] = theirs
        features.swap_to[seat] = other
        features.swap_given[seat] = given
        features.swap_taken[seat] = taken


def best_offer(features: Features, table: Table, seat: int) -> int:
    """Return the best offer; it costs the other player's token if that player gains enough to pay with it."""
    if not find_swap(features, table, seat):  # no swap gains anything, but an offer must follow
        return any_offer(table, seat)
    other = features.swap_to[seat]
    action = action_numbers.offer(table, other, features.swap_given[seat], features.swap_taken[seat])
    pays = features.swap_theirs[seat] > 2.0 * features.weights[other * offsets.WEIGHTS + offsets.SWAP_GAIN]
    if pays and table.unused[other] & codes.EXCHANGE:
        return action + 1
    return action


def any_offer(table: Table, seat: int) -> int:
    """Return a swap of like for like if there is one, since it loses nothing; otherwise the first offer."""
    first = -1
    for other in range(table.players):
        if other != seat and table.held[other]:
            both = card_counts.lowest(table.held[seat])
            for form in range(offsets.FORMS):
                if card_counts.holds(table.held[seat], form) and card_counts.holds(table.held[other], form):
                    return action_numbers.offer(table, other, form, form)
            if first < 0:
                first = action_numbers.offer(table, other, both, card_counts.lowest(table.held[other]))
    return first


def best_answer(features: Features, table: Table, seat: int) -> int:
    """Accept if our gain outweighs what the other player gains."""
    proposer = table.bidder
    given = action_numbers.card_given(table, table.offer)
    taken = action_numbers.card_taken(table, table.offer)
    if given == taken:
        return action_numbers.decline(table)
    compute_gains(features, table, seat)
    compute_gains(features, table, proposer)
    line = seat * offsets.WEIGHTS
    ours = gain(features, seat, taken, given)
    theirs = gain(features, proposer, given, taken)
    if action_numbers.turns_theirs(table, table.offer):
        ours -= features.weights[line + offsets.SWAP_GAIN]
    if ours > max(0.0, features.weights[line + offsets.SWAP_DENY] * theirs):
        return action_numbers.accept(table)
    return action_numbers.decline(table)
