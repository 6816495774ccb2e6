"""The score sheet as a view shows it."""

from functools import lru_cache
from typing import TYPE_CHECKING

from goldgavel.games.auction import events
from goldgavel.games.auction.box import KINDS
from goldgavel.games.auction.lots import present_sheet
from goldgavel.games.auction.table import Table

if TYPE_CHECKING:
    from goldgavel.games.auction.scores import Sheet

SEATS = 6
CACHED = 1024
"""How many sheets are remembered."""

Lines = tuple[tuple[events.ScoreLine, ...], tuple[int, ...]]
"""The lines of a sheet, and who wins by it."""


def score_lines(sheet: "Sheet") -> tuple[events.ScoreLine, ...]:
    points, coins, totals, replicas = sheet.points, sheet.coins, sheet.totals, sheet.replicas
    lines = []
    for player in range(sheet.players):
        kinds = dict(zip(KINDS, points[player * 6 : player * 6 + 6], strict=False))
        lines.append(
            events.ScoreLine(**kinds, coins=coins[player], total=totals[player], replicas=replicas[player])
        )
    return tuple(lines)


@lru_cache(maxsize=CACHED)
def sheet_of(by_places: bool, coins: tuple[int, ...], held: tuple[int, ...]) -> Lines:
    """The sheet for these coins and cards."""
    table = Table()
    table.players = len(coins)
    table.by_places = by_places
    table.coins = [*coins, *[0] * (SEATS - len(coins))]
    table.held = [*held, *[0] * (SEATS - len(held))]
    sheet = present_sheet(table)
    return score_lines(sheet), seats_in(sheet.winners)


@lru_cache(maxsize=64)
def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if mask >> seat & 1)
