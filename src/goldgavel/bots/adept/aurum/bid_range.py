"""The adept's advice for a bid: the one or two ranks of the hand that suit it best."""

from typing import NamedTuple

from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.adept.aurum.policy import chosen
from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView

CLOSE = 0.4
"""A second rank is suggested if it is worth at most this many points less than the best one."""


class RankRange(NamedTuple):
    low: int
    high: int
    """The hand has a card of both ranks. They are equal if one bid is clearly the best."""


def bid_range(game: Aurum, view: AurumView) -> RankRange:
    """Return the bids to consider for the seat that has to bid, from its view alone."""
    values = rank_values(game, view)
    best, *others = sorted(values, key=lambda rank: -values[rank])
    second = others[0] if others and values[best] - values[others[0]] <= CLOSE else best
    return RankRange(min(best, second), max(best, second))


def rank_values(game: Aurum, view: AurumView) -> dict[int, float]:
    """Return what the adept expects of a bid of each rank in the hand, in points."""
    assert view.seat is not None
    if len(view.legal) == 1:  # the adept does not value a single move
        return {rank_of(view.legal[0]): 0.0}
    features = Features(game.empty_table)
    chosen(features, table_from_view(game, view), view.seat)
    values: dict[int, float] = {}
    for place, move in enumerate(view.legal):
        rank = rank_of(move)
        values[rank] = max(features.values[place], values.get(rank, features.values[place]))
    return values


def rank_of(bid: str) -> int:
    """Return the rank of a bid such as `bid Ag7`."""
    return int("".join(filter(str.isdigit, bid)))
