"""Upper bounds of the length of a game, derived from the rules. OpenSpiel needs them."""

from typing import Any

from goldgavel.games.auction.knowledge.view_items import LOT


def most_rounds(game: Any) -> int:
    """Return the maximum number of dealt rounds (A34 to A38). Auction has a single deal."""
    if game.deals_once:
        return 1
    if game.options.match == "round":
        return 1
    return 4 if game.options.match == "race" and game.players == 3 else 3


def most_moves(game: Any) -> int:
    return _auction_moves(game) if game.name == "auction" else most_rounds(game) * _aurum_moves(game)


def _aurum_moves(game: Any) -> int:
    """Return the maximum number of moves of a round.

    These are the bids, a window and a card per player and trick, and a void trick. With gold a player keeps a base
    card, so there can be more tricks than cards in a hand after the bid. Each trick earns at most one gold card.
    At least players * tricks - (players + tricks) base cards are played, and at most players * (hand - 1).
    """
    players, hand = game.players, game.box.hand
    tricks = players * hand // (players - 1)
    return int(players + (tricks + 1) * players * (2 if game.options.bid_changes else 1))


def _auction_moves(game: Any) -> int:
    """Return the maximum: per lot a bid of each amount, each with a swap and two replicas; passes; replicas."""
    box = game.box
    by_bid = 5 if "exchange" in game.options.tokens else 1
    return int(box.cards // LOT * (by_bid * box.coins + box.players + LOT))
