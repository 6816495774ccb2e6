"""A game told again from its log, moment by moment, as one seat saw it or with everything open."""

from collections.abc import Collection, Iterator
from typing import Any

from msgspec.structs import replace

from goldgavel.kernel.game import Game, State
from goldgavel.kernel.records import steps
from goldgavel.kernel.views import View
from goldgavel.session.updates import Change, News, changed, take_moves


def first_view(game: Game[Any, Any], seat: int | None) -> View:
    """Before the first deal, where `retell` begins."""
    return look(game.start(), seat)


def retell(state: State, seat: int | None, late: Collection[int] = ()) -> Iterator[Change]:
    """What each move and deal changed, in order, for the seat; without a seat everything is open.

    `late` says which moves, from 0 on, the clock made.

    The changes are those of the live table (`telling.py`): laid over the first view, each gives the view of its
    moment. Whoever calls it without a seat, or for another's seat, sees to it that the reader may know.
    """
    before = first_view(state.game, seat)
    for version, (after, (ply, mover, action)) in enumerate(steps(state), start=1):
        now = look(after, seat)
        fields = changed(before, now)
        moves = take_moves(fields, before, now)
        news = news_of(after, version, mover, action, mover if seat is None else seat)
        if mover is not None and ply in late:
            news = replace(news, note="time")
        yield Change(news=(news,), shared={}, own=fields, moves=moves)
        before = now


def look(state: State, seat: int | None) -> View:
    found: View = state.game.open_view(state) if seat is None else state.view(seat)
    return found


def news_of(after: State, version: int, mover: int | None, action: int | None, reader: int | None) -> News:
    """In the open, a move is told as its own player knows it."""
    if mover is None or action is None:
        return News(version=version, seat=None, move=None, events=after.events(reader))
    move = after.seen_move(mover, action, reader)
    return News(version=version, seat=mover, move=move, events=after.events(reader))
