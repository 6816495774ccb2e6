"""The points of Auction as tables, computed by the engine's score sheet."""

from goldgavel.games.auction.knowledge.totals import by_count, only, points_of
from goldgavel.games.auction.rules.box import BOXES, KINDS

PAINTING, SCULPTURE, FURNITURE, STAMP, JEWEL, COLLECTION, REPLICA = range(len(KINDS))
MOST = 15
"""More cards of one kind than exist, including replicas."""


def _places(players: int) -> tuple[int, ...]:
    """Return the points of the places when none is shared (B19)."""
    points = points_of(*[only(SCULPTURE, count) for count in range(players, 0, -1)])
    return tuple(points[REPLICA * player + SCULPTURE] for player in range(players))


ALONE = {kind: by_count(kind) for kind in (PAINTING, FURNITURE, STAMP, JEWEL)}
"""What 0, 1, 2 … cards of a kind are worth on their own (B15 to B18)."""
PLACES = {players: _places(players) for players in BOXES}
NO_SCULPTURE = points_of([0] * REPLICA)[SCULPTURE]
WITH_SET = points_of([1] * REPLICA)[COLLECTION]
WITHOUT_SET = by_count(COLLECTION)[1]
