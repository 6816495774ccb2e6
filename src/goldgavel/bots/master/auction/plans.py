"""Lists the plans worth trying: prices that could matter, bids with a token, and the swaps that gain most."""

import goldgavel.bots.adept.auction.offsets as offsets
import goldgavel.bots.adept.auction.policy as policy
import goldgavel.bots.adept.auction.swaps as swaps
import goldgavel.bots.master.auction.search as searching
import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.replicas as replicas
import goldgavel.games.auction.rules.tokens as tokens
from goldgavel.bots.adept.auction.features import Features
from goldgavel.bots.master.auction.search import Search
from goldgavel.games.auction.rules.table import Table

AS_POLICY = -1
OFFERS = 10
PRICES = 20
MARGIN = 3
"""How many coins above the others' expected limits it can make sense to bid."""


def list_plans(search: Search) -> None:
    """List the plans for the current decision, the simplest first."""
    search.features.fresh = False
    policy.refresh(search.features, search.root)
    if search.root.phase == codes.BID:
        list_prices(search)
        if search.root.unused[search.seat]:
            list_token_plans(search)
    elif search.root.phase == codes.OFFER:
        list_offers(search)
    elif search.root.phase == codes.ANSWER:
        searching.add_plan(search, action_numbers.decline(search.root), AS_POLICY)
        searching.add_plan(search, action_numbers.accept(search.root), AS_POLICY)
    else:
        for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
            if replicas.has_group(search.root, search.seat, kind):
                searching.add_plan(search, action_numbers.join(search.root, kind), AS_POLICY)
    find_policy_plan(search)


def find_policy_plan(search: Search) -> None:
    """Find the plan that the policy would choose."""
    action = policy.choose(search.features, search.root)
    for plan in range(search.plans):
        if search.actions[plan] == action:
            search.policy_plan = plan
            if search.limits[plan] + 1 > search.features.limits[search.seat]:
                return


# Bids.


def highest_price(search: Search) -> int:
    """Return the highest price that a rival or the policy might reach, plus a margin."""
    price = search.root.high
    for seat in range(search.root.players):
        if search.root.still_in >> seat & 1:
            while price < search.root.coins[seat] and price + 1 <= search.features.limits[seat]:
                price += 1
    return min(price + MARGIN, search.root.coins[search.seat], search.root.high + PRICES)


def list_prices(search: Search) -> None:
    """Pass; bid coin by coin up to each price; or jump to one price and stop there."""
    searching.add_plan(search, codes.PASS, 0)
    least = search.root.high + 1
    highest = highest_price(search)
    for price in range(least, highest + 1):
        searching.add_plan(search, least, price)
    for price in range(least + 1, highest + 1):
        searching.add_plan(search, price, price)


def list_token_plans(search: Search) -> None:
    seat = search.seat
    least = search.root.high + 1
    part = action_numbers.first_token_bid(search.root) - 1
    highest = highest_price(search)
    try_token(search, part + max(least, search.root.stop_minimum), 0)
    for rival in range(search.root.players):
        action = part + (2 + rival) * search.root.coin_count + least
        try_token(search, action, least)
        try_token(search, action, min(highest, offsets.nearest(max(0.0, search.features.limits[seat]))))
    if swaps.find_swap(search.features, search.root, seat):
        action = part + search.root.coin_count + least
        try_token(search, action, least)
        try_token(search, action, min(highest, offsets.nearest(max(0.0, search.features.limits[seat]))))


def try_token(search: Search, action: int, limit: int) -> None:
    if tokens.may_bid_with_token(search.root, search.seat, action):
        searching.add_plan(search, action, limit)


# Swaps.


def list_offers(search: Search) -> None:
    """List the policy's offer and the acceptable swaps that gain us most, with either player's token."""
    searching.add_plan(search, swaps.best_offer(search.features, search.root, search.seat), AS_POLICY)
    last = 1000.0
    for _ in range(OFFERS):
        last = add_offers_below(search, last)


def add_offers_below(search: Search, bound: float) -> float:
    """Add the acceptable swap with the largest gain below the bound, and return that gain."""
    most = 0.0
    action = -1
    for other in range(search.root.players):
        if other != search.seat and search.root.held[other]:
            swaps.compute_gains(search.features, search.root, other)
            for given in range(offsets.FORMS):
                if card_counts.holds(search.root.held[search.seat], given):
                    for taken in range(offsets.FORMS):
                        ours = swap_gain(search.features, search.root, search.seat, other, given, taken)
                        if most < ours < bound:
                            most = ours
                            action = action_numbers.offer(search.root, other, given, taken)
    if action >= 0:
        searching.add_plan(search, action, AS_POLICY)
        if search.root.unused[action_numbers.seat_offered(search.root, action)] & codes.EXCHANGE:
            searching.add_plan(search, action + 1, AS_POLICY)
    return most


def swap_gain(features: Features, root: Table, seat: int, other: int, given: int, taken: int) -> float:
    """Return what the swap gains us; 0 if it is impossible or the other player would decline."""
    if given == taken or not card_counts.holds(root.held[other], taken):
        return 0.0
    if swaps.gain(features, other, taken, given) <= 0.0:
        return 0.0
    return swaps.gain(features, seat, given, taken)
