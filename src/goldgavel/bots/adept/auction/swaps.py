"""Which swap to offer, and which to accept (B26)."""

import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.bots.adept.auction.worth as worths
import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.bots.adept.auction.features import Mind
from goldgavel.games.auction.rules.table import Table


def gain(mind: Mind, seat: int, given: int, taken: int) -> float:
    """What the seat gains by a form of card given for another, from the table of gains."""
    return mind.gains[(seat * offsets.FORMS + given) * offsets.KINDS + min(taken, codes.REPLICA)]


def know_gains(mind: Mind, table: Table, seat: int) -> None:
    """Work out the seat's table of gains: each form that it has, for each kind."""
    if mind.gains_known[seat]:
        return
    mind.gains_known[seat] = 1
    before = worths.worth(mind, seat, seat)
    for given in range(offsets.FORMS):
        if card_counts.holds(table.held[seat], given):
            worths.copy_hand(mind, seat, offsets.SCRATCH)
            kind = given if given <= codes.REPLICA else given - codes.REPLICA
            mind.hands[offsets.SCRATCH * offsets.KINDS + kind] -= 1
            gains_of(mind, seat, given, before)


def gains_of(mind: Mind, seat: int, given: int, before: float) -> None:
    """What any kind adds to the scratch row, from which a card was taken."""
    line = (seat * offsets.FORMS + given) * offsets.KINDS
    for kind in range(offsets.KINDS):
        added = worths.add_card(mind, seat, offsets.SCRATCH, kind)  # a replica leaves its group
        mind.gains[line + kind] = worths.worth(mind, seat, offsets.SCRATCH) - before
        mind.hands[offsets.SCRATCH * offsets.KINDS + added] -= 1


def find_swap(mind: Mind, table: Table, seat: int) -> bool:
    """Whether some swap gains us enough and the other something: the one that gains us most is kept."""
    if mind.swap_known[seat]:
        return mind.swap_ours[seat] > 0.0
    mind.swap_known[seat] = 1
    mind.swap_ours[seat] = 0.0
    know_gains(mind, table, seat)
    if most_gain(mind, table, seat) <= mind.weights[seat * offsets.WEIGHTS + offsets.SWAP_GAIN]:
        return False
    for other in range(table.players):
        if other != seat and table.held[other]:
            know_gains(mind, table, other)
            find_swap_with(mind, table, seat, other)
    return mind.swap_ours[seat] > 0.0


def most_gain(mind: Mind, table: Table, seat: int) -> float:
    """What the seat would gain by the best swap, if it could choose any card there is."""
    most = 0.0
    for given in range(offsets.FORMS):
        if card_counts.holds(table.held[seat], given):
            for kind in range(offsets.KINDS):
                most = max(most, gain(mind, seat, given, kind))
    return most


def find_swap_with(mind: Mind, table: Table, seat: int, other: int) -> None:
    least = mind.weights[seat * offsets.WEIGHTS + offsets.SWAP_GAIN]
    for given in range(offsets.FORMS):
        if card_counts.holds(table.held[seat], given):
            for taken in range(offsets.FORMS):
                if taken != given and card_counts.holds(table.held[other], taken):
                    ours = gain(mind, seat, given, taken)
                    if ours > least and ours > mind.swap_ours[seat]:
                        keep_swap(mind, seat, other, given, taken)


def keep_swap(mind: Mind, seat: int, other: int, given: int, taken: int) -> None:
    """If the other would want it too."""
    ours = gain(mind, seat, given, taken)
    theirs = gain(mind, other, taken, given)
    if theirs >= mind.weights[seat * offsets.WEIGHTS + offsets.SWAP_FAIR]:
        mind.swap_ours[seat] = ours
        mind.swap_theirs[seat] = theirs
        mind.swap_to[seat] = other
        mind.swap_given[seat] = given
        mind.swap_taken[seat] = taken


def best_offer(mind: Mind, table: Table, seat: int) -> int:
    """The best swap; at the cost of the other's token if that one gains enough to pay with it."""
    if not find_swap(mind, table, seat):  # nothing gains: an offer must follow all the same
        return any_offer(table, seat)
    other = mind.swap_to[seat]
    action = action_numbers.offer(table, other, mind.swap_given[seat], mind.swap_taken[seat])
    pays = mind.swap_theirs[seat] > 2.0 * mind.weights[other * offsets.WEIGHTS + offsets.SWAP_GAIN]
    if pays and table.unused[other] & codes.EXCHANGE:
        return action + 1
    return action


def any_offer(table: Table, seat: int) -> int:
    """A swap of like for like if there is one, since nothing is lost by it; else the first there is."""
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


def best_answer(mind: Mind, table: Table, seat: int) -> int:
    """Accept what gains more than it gives away."""
    proposer = table.bidder
    given = action_numbers.card_given(table, table.offer)
    taken = action_numbers.card_taken(table, table.offer)
    if given == taken:
        return action_numbers.decline(table)
    know_gains(mind, table, seat)
    know_gains(mind, table, proposer)
    line = seat * offsets.WEIGHTS
    ours = gain(mind, seat, taken, given)
    theirs = gain(mind, proposer, given, taken)
    if action_numbers.turns_theirs(table, table.offer):
        ours -= mind.weights[line + offsets.SWAP_GAIN]
    if ours > max(0.0, mind.weights[line + offsets.SWAP_DENY] * theirs):
        return action_numbers.accept(table)
    return action_numbers.decline(table)
