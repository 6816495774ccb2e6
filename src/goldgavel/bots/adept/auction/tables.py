"""The points of Auction as tables, computed by the engine's score sheet."""

from goldgavel.games.auction.rules.box import BOXES, KINDS
from goldgavel.games.auction.rules.scores import Sheet, scored

PAINTING, SCULPTURE, FURNITURE, STAMP, JEWEL, COLLECTION, REPLICA = range(len(KINDS))
SCORING = range(COLLECTION + 1)
MOST = 15
"""More cards of one kind than exist, including replicas."""


def _points(lines: list[list[int]]) -> list[list[int]]:
    """Return the points of each kind for players with these numbers of cards."""
    sheet = Sheet()
    sheet.players = len(lines)
    counts = [count for line in lines for count in line]
    sheet.counts = counts + [0] * (36 - len(counts))
    points = scored(sheet).points
    size = len(SCORING)
    return [points[size * player : size * (player + 1)] for player in range(len(lines))]


def _of_kind(kind: int) -> tuple[int, ...]:
    """Return what 0, 1, 2 … cards of the kind are worth on their own (B15 to B18)."""
    lines = [[count if place == kind else 0 for place in SCORING] for count in range(MOST + 1)]
    return tuple(_points([line])[0][kind] for line in lines)


def _places(players: int) -> tuple[int, ...]:
    """Return the points of the places when none is shared (B19)."""
    lines = [[count if kind == SCULPTURE else 0 for kind in SCORING] for count in range(players, 0, -1)]
    return tuple(line[SCULPTURE] for line in _points(lines))


ALONE = {kind: _of_kind(kind) for kind in (PAINTING, FURNITURE, STAMP, JEWEL)}
PLACES = {players: _places(players) for players in BOXES}
NO_SCULPTURE = _points([[0] * len(SCORING)])[0][SCULPTURE]
WITH_SET = _points([[1] * len(SCORING)])[0][COLLECTION]
WITHOUT_SET = _of_kind(COLLECTION)[1]
