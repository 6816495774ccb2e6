"""How high to bid, and with which token."""

from math import pow  # noqa: A004 - of floats only, and so a float

from goldgavel.bots.adept.auction.exchange import best_swap
from goldgavel.bots.adept.auction.weights import Weights
from goldgavel.bots.adept.auction.worth import Worth
from goldgavel.games.auction.view import AuctionView

ROUNDS = 20
LOT = 3
PASS = "pass"  # noqa: S105 - not a password


def best_bid(view: AuctionView, seat: int, weights: Weights) -> str:
    """One coin more than the bid that stands, while the lot is worth it; with a token where that gains."""
    bids = [move for move in view.legal if move != PASS]
    if not bids:
        return PASS
    worth = Worth(view, weights)
    surplus = lot_value(view, seat, worth, weights) - (view.high_bid + 1) * coin_price(view, seat, weights)
    if surplus < 0:
        return PASS
    return token_bid(view, seat, worth, weights, surplus) or bids[0]


def rounds_to_come(view: AuctionView) -> int:
    return view.deck_size // LOT


def coin_price(view: AuctionView, seat: int, weights: Weights) -> float:
    """What paying a coin costs in points: the coin, what it could buy, and what each rival gets of it (B12)."""
    players = view.options.players
    rounds = rounds_to_come(view)
    can_be_spent = weights.spend * rounds * 4 / players**2
    useful = min(1.0, can_be_spent / max(1, view.coins[seat]))
    buys = weights.coin_early * useful * rounds / ROUNDS * pow(players / 4, weights.crowd)
    return (weights.coin + buys) * players / (players - 1)


def lot_value(view: AuctionView, seat: int, worth: Worth, weights: Weights) -> float:
    """What winning the lot is worth: its cards, what a rival does not get, less a bank that is lost by it."""
    rivals = [worth.of_lot(other, view.lot, third=False) for other in view.bidding if other != seat]
    denied = weights.deny * max(rivals, default=0.0)
    return worth.of_lot(seat, view.lot) + denied - weights.bank * bank_at_stake(view, seat)


def bank_at_stake(view: AuctionView, seat: int) -> int:
    """Of two who share the fewest cards, the one that does not buy is alone with the fewest (B13)."""
    mine = view.cards[seat].count
    others = [cards.count for other, cards in enumerate(view.cards) if other != seat]
    return view.bank if min(others) == mine and others.count(mine) == 1 else 0


def token_bid(view: AuctionView, seat: int, worth: Worth, weights: Weights, surplus: float) -> str | None:
    """A bid with a token, if one gains enough now: the earlier in the game, the more it has to gain."""
    least = weights.token_early * rounds_to_come(view) / ROUNDS
    cheapest = cheapest_with_token(view)
    rivals = [other for other in view.bidding if other != seat]
    ban = cheapest.get(f"ban {rivals[0]}") if len(rivals) == 1 else None
    if ban and surplus > least:
        return ban  # the last rival is out: the lot is ours (B25)
    stop = cheapest.get("stop")
    if stop and rivals:
        more = int(stop.split()[1]) - view.high_bid - 1
        if surplus - more * coin_price(view, seat, weights) > least:
            return stop
    exchange = cheapest.get("exchange")
    return exchange if exchange and best_swap(view, seat, worth, weights) else None


def cheapest_with_token(view: AuctionView) -> dict[str, str]:
    """The lowest legal bid with each token: `stop`, `exchange`, `ban 2` and so on."""
    cheapest: dict[str, str] = {}
    for move in view.legal:
        _, _, token = move[4:].partition(" ")
        if token:
            cheapest.setdefault(token, move)
    return cheapest
