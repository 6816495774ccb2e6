"""Sums over many playouts, and their means as the result of `game.playouts`."""

from goldgavel.kernel.views import Data

SEATS = 6


class PlayoutSums:
    """Sums over playouts: all moves, and each seat's points and shares of the win."""

    moves: int
    points: list[float]
    shares: list[float]

    def __init__(self) -> None:
        self.moves = 0
        self.points = [0.0] * 6
        self.shares = [0.0] * 6


class Playouts(Data, frozen=True):
    """The result of `game.playouts`: each seat's mean share of the win and mean points, and the moves made."""

    games: int
    moves: int
    shares: tuple[float, ...]
    points: tuple[float, ...]


def summary(sums: PlayoutSums, games: int, players: int) -> Playouts:
    return Playouts(
        games=games,
        moves=sums.moves,
        shares=tuple(sums.shares[seat] / games for seat in range(players)),
        points=tuple(sums.points[seat] / games for seat in range(players)),
    )
