"""The novice's rules for Auction.

It bids up to what the two open cards would add to its sheet now. It ignores the third card, future cards of a set
and the fact that its coins go to the other players (B12). It raises by more than necessary and plays its tokens at
the first opportunity.
"""

from collections.abc import Sequence

from goldgavel.games.auction.knowledge.view import AuctionView

PASS = "pass"  # noqa: S105 - not a password
LEAP = 3
"""The largest raise, in coins."""
PURSE_KEPT = 1
"""Coins that it never spends."""


def candidates(view: AuctionView) -> Sequence[str]:
    return PHASES[view.phase](view)


def bids(view: AuctionView) -> Sequence[str]:
    """Raise by one to three coins while the lot adds that much to the sheet; with a token if possible."""
    assert view.seat is not None
    limit = min(view.worth[view.seat].open, view.coins[view.seat] - PURSE_KEPT)
    within = [move for move in view.legal if move != PASS and view.high_bid < amount(move) <= limit]
    with_token = [move for move in within if " stop" in move or f" ban {view.high_bidder}" in move]
    if with_token:
        return cheapest(with_token)
    plain = [move for move in within if move.count(" ") == 1]
    return plain[:LEAP] or (PASS,)


def amount(move: str) -> int:
    return int(move.split()[1])


def cheapest(moves: Sequence[str]) -> Sequence[str]:
    least = min(map(amount, moves))
    return [move for move in moves if amount(move) == least]


def answers(view: AuctionView) -> Sequence[str]:
    """Accept any swap that adds to its own sheet, however much the other player gains."""
    assert view.swap_worth is not None
    return ("accept",) if view.swap_worth.to > 0 else ("decline",)


def joins(view: AuctionView) -> Sequence[str]:
    """Join the group that gains most now."""
    gains = {move: getattr(view.join_worth, move.split()[1]) for move in view.legal}
    return [move for move in view.legal if gains[move] == max(gains.values())]


def offers(view: AuctionView) -> Sequence[str]:
    """Any offer. The novice never starts a swap, but this phase needs an answer."""
    return view.legal


PHASES = {"bid": bids, "offer": offers, "answer": answers, "join": joins}
