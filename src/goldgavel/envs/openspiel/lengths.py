"""How long a game can be at most: bounds that OpenSpiel asks for, by the rules and not from experience."""

from typing import Any

from goldgavel.games.auction.knowledge.view_items import LOT


def most_rounds(game: Any) -> int:
    """Rounds that are dealt for: A34 to A38; one deal serves all of Auction."""
    if game.deals_once:
        return 1
    if game.options.match == "round":
        return 1
    return 4 if game.options.match == "race" and game.players == 3 else 3


def most_moves(game: Any) -> int:
    return _auction_moves(game) if game.name == "auction" else most_rounds(game) * _aurum_moves(game)


def _aurum_moves(game: Any) -> int:
    """Of one round: the bids, for every trick a window and a card for each player, and one trick that is void.

    Gold lets a player keep a base card, so there can be more tricks than cards in a hand after the bid. Each trick
    earns one gold card at most: players * tricks - (players + tricks) base cards at least are played, which are
    players * (hand - 1) at most.
    """
    players, hand = game.players, game.box.hand
    tricks = players * hand // (players - 1)
    return int(players + (tricks + 1) * players * (2 if game.options.bid_changes else 1))


def _auction_moves(game: Any) -> int:
    """For every lot a bid of each height, each perhaps with offer, answer and two replicas; passes; replicas."""
    box = game.box
    by_bid = 5 if "exchange" in game.options.tokens else 1
    return int(box.cards // LOT * (by_bid * box.coins + box.players + LOT))
