"""How high to bid, and with which token."""

from goldgavel.bots.adept.auction.exchange import best_offer
from goldgavel.bots.adept.auction.weights import Weights
from goldgavel.bots.adept.auction.worth import Worth
from goldgavel.games.auction.view import AuctionView

ROUNDS = 20


def best_bid(view: AuctionView, weights: Weights) -> str:
    """One coin more than the bid that stands, while the lot is worth it; with a token where it gains."""
    plain = [move for move in view.legal if len(move.split()) == 2]
    if not plain:
        return "pass"
    worth = Worth(view, weights)
    coins = int(plain[0].split()[1])
    gain = lot_value(view, worth, weights) - bank_value(view, weights) - coins * coin_price(view, weights)
    if gain < 0:
        return "pass"
    return token_bid(view, worth, weights, gain) or plain[0]


def rounds_to_come(view: AuctionView) -> int:
    return view.deck_size // 3


def coin_price(view: AuctionView, weights: Weights) -> float:
    """What a coin that is paid costs in points: the coin, and the part of it that each rival gets (B12)."""
    assert view.seat is not None
    players = view.options.players
    rounds = rounds_to_come(view)
    buys = weights.spend * rounds * 4 / players**2
    useful = min(1.0, buys / max(1, view.coins[view.seat]))
    crowded: float = (players / 4) ** weights.crowd
    worth = weights.coin + weights.coin_early * useful * rounds / ROUNDS * crowded
    return worth * players / (players - 1)


def bank_value(view: AuctionView, weights: Weights) -> float:
    """What not buying is worth: the bank goes to whoever alone has the fewest cards (B13)."""
    assert view.seat is not None
    mine = view.cards[view.seat].count
    others = [cards.count for seat, cards in enumerate(view.cards) if seat != view.seat]
    at_stake = min(others) == mine and others.count(mine) == 1
    return weights.bank * view.bank if at_stake else 0.0


def lot_value(view: AuctionView, worth: Worth, weights: Weights) -> float:
    assert view.seat is not None
    value = worth.of_lot(view.seat, view.lot)
    rivals = [seat for seat in view.bidding if seat != view.seat]
    if weights.deny and rivals:
        value += weights.deny * max(worth.of_lot(seat, view.lot, third=False) for seat in rivals)
    return value


def token_bid(view: AuctionView, worth: Worth, weights: Weights, gain: float) -> str | None:
    """A bid with a token, if one is worth its use now."""
    least = weights.token_early * rounds_to_come(view) / ROUNDS
    rivals = [seat for seat in view.bidding if seat != view.seat]
    tokens = view.tokens[view.seat or 0]
    lowest = {}
    for move in reversed(view.legal):
        words = move.split()
        if len(words) > 2:
            lowest[" ".join(words[2:])] = (int(words[1]), move)
    price = coin_price(view, weights)
    start = view.high_bid + 1
    if "ban" in tokens and len(rivals) == 1 and gain > least:
        return lowest[f"ban {rivals[0]}"][1]
    if "stop" in lowest and rivals:
        coins, move = lowest["stop"]
        if gain - (coins - start) * price > least:
            return move
    if "exchange" in lowest and best_offer(view, worth, weights) is not None:
        return lowest["exchange"][1]
    return None
