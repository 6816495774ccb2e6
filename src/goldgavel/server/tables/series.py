"""The tally of a series: who has won how many of the finished games of a table and its rematches.

It is counted from stored results whenever it is shown, so it survives restarts and is the same at every worker.
A game that several win counts for each of them. A game that its players ended early has no results and does not
count. People are recognized by their id, bots by their name, partners by who they are, whatever seats they had.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from goldgavel.protocol.table_info import Series, SeriesPlayer, SeriesSide
from goldgavel.server.tables.results import results_of
from goldgavel.storage.rows import SeatRow, SeriesResult

if TYPE_CHECKING:
    from goldgavel.session.session import Session
    from goldgavel.storage.rows import TableRow

Key = tuple[str | None, str]
"""A person's id, or None and a bot's name."""
Sides = Sequence[Sequence[int]]


def own_results(row: "TableRow", seats: Sequence[SeatRow], session: "Session | None") -> list[SeriesResult]:
    """The results of a table's own game, when it is over."""
    if session is None or row.status != "over":
        return []
    found = [(seats[result.seat], result.won) for result in results_of(row, seats, session.state)]
    return [
        SeriesResult(
            place=row.series_place, seat=seat.seat, player=seat.player, name=seat.name, bot=seat.bot, won=won
        )
        for seat, won in found
    ]


def tally(results: Sequence[SeriesResult], seats: Sequence[SeatRow], sides: Sides) -> Series:
    """Count results, which are in order of games and seats, for a table with these seats and sides."""
    games = [list(game) for _, game in groupby(results, lambda result: result.place)]
    oldest_first: list[SeatRow | SeriesResult] = [*results, *seats]
    names = {_key(seen): seen for seen in oldest_first}
    alone = _counts(games, seats, [(seat.seat,) for seat in seats])
    places = {key: place for place, (key,) in enumerate(alone)}
    together = _counts(games, seats, sides if any(len(side) > 1 for side in sides) else ())
    return Series(
        games=len(games),
        players=tuple(_player(names[key], *count) for (key,), count in alone.items()),
        sides=tuple(
            SeriesSide(players=tuple(sorted(places[key] for key in side)), games=played, won=won)
            for side, (played, won) in together.items()
        ),
    )


def _counts(
    games: Sequence[Sequence[SeriesResult]], seats: Sequence[SeatRow], sides: Sides
) -> dict[frozenset[Key], tuple[int, int]]:
    """By who they are: the games and wins of each side. Those of the table come first, then the latest."""
    counts = {who: (0, 0) for who, _ in _sides_at(seats, sides)}
    for game in reversed(games):
        for who, seat in _sides_at(game, sides):
            played, won = counts.get(who, (0, 0))
            counts[who] = (played + 1, won + (game[seat].won > 0))
    return counts


def _sides_at(
    seats: Sequence[SeatRow] | Sequence[SeriesResult], sides: Sides
) -> Iterator[tuple[frozenset[Key], int]]:
    """Who forms each side, and its first seat; without sides that have a free seat or a deleted player."""
    for side in sides:
        if all(seats[seat].player or seats[seat].bot for seat in side):
            yield frozenset(_key(seats[seat]) for seat in side), side[0]


def _key(seat: SeatRow | SeriesResult) -> Key:
    return (seat.player, "" if seat.bot is None else seat.name)


def _player(seat: SeatRow | SeriesResult, games: int, won: int) -> SeriesPlayer:
    return SeriesPlayer(name=seat.name, player=seat.player, bot=seat.bot, games=games, won=won)


def without_player(results: Iterable[SeriesResult], player: str) -> list[SeriesResult]:
    """The results without the name of a deleted player. The games still count for the others."""
    return [
        msgspec.structs.replace(result, player=None, name="") if result.player == player else result
        for result in results
    ]
