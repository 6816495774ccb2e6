"""The score sheet as a view shows it."""

from functools import lru_cache

import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.scores as scores
from goldgavel.games.auction.knowledge import events
from goldgavel.games.auction.rules.scores import Sheet
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.bits import places

CACHED = 1024
"""The size of the sheet cache."""

Lines = tuple[tuple[events.ScoreLine, ...], tuple[int, ...]]
"""The lines of a sheet, and the seats that win."""


def score_lines(sheet: Sheet) -> tuple[events.ScoreLine, ...]:
    return tuple([_score_line(sheet, player) for player in range(sheet.players)])


def _score_line(sheet: Sheet, player: int) -> events.ScoreLine:
    line = player * scores.KINDS
    return events.ScoreLine(
        painting=sheet.points[line + codes.PAINTING],
        sculpture=sheet.points[line + codes.SCULPTURE],
        furniture=sheet.points[line + codes.FURNITURE],
        stamp=sheet.points[line + codes.STAMP],
        jewel=sheet.points[line + codes.JEWEL],
        collection=sheet.points[line + codes.COLLECTION],
        coins=sheet.coins[player],
        total=sheet.totals[player],
        replicas=sheet.replicas[player],
    )


@lru_cache(maxsize=CACHED)
def sheet_of(by_places: bool, coins: tuple[int, ...], held: tuple[int, ...]) -> Lines:
    """Return the sheet for these coins and cards."""
    return _sheet_of(by_places, coins, held)


def _sheet_of(by_places: bool, coins: tuple[int, ...], held: tuple[int, ...]) -> Lines:
    table = Table()
    table.players = len(coins)
    table.by_places = by_places
    for seat in range(table.players):
        table.coins[seat] = coins[seat]
        table.held[seat] = held[seat]
    lots.score_now(table)
    return score_lines(table), places(table.winners)
