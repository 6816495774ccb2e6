"""A game told again from its log, moment by moment, as one seat saw it or with everything open."""

from collections.abc import Collection, Iterator
from typing import Any

from msgspec.structs import replace

from goldgavel.kernel.game import Game, State
from goldgavel.kernel.records import steps
from goldgavel.kernel.views import View
from goldgavel.session.updates import EntryView, ReaderUpdate, changed_fields, take_moves


def first_view(game: Game[Any, Any], seat: int | None) -> View:
    """Before the first deal, where `replay_updates` begins."""
    return view_of(game.start(), seat)


def replay_updates(state: State, seat: int | None, late: Collection[int] = ()) -> Iterator[ReaderUpdate]:
    """What each move and deal changed_fields, in order, for the seat; without a seat everything is open.

    `late` says which moves, from 0 on, the clock made.

    The changes are those of the live table (`telling.py`): laid over the first view, each gives the view of its
    moment. Whoever calls it without a seat, or for another's seat, sees to it that the reader may know.
    """
    before = first_view(state.game, seat)
    for version, (after, (ply, mover, action)) in enumerate(steps(state), start=1):
        now = view_of(after, seat)
        fields = changed_fields(before, now)
        moves = take_moves(fields, before, now)
        entry = entry_view(after, version, mover, action, mover if seat is None else seat)
        if mover is not None and ply in late:
            entry = replace(entry, note="time")
        yield ReaderUpdate(entries=(entry,), shared={}, own=fields, moves=moves)
        before = now


def view_of(state: State, seat: int | None) -> View:
    found: View = state.game.open_view(state) if seat is None else state.view(seat)
    return found


def entry_view(after: State, version: int, mover: int | None, action: int | None, reader: int | None) -> EntryView:
    """In the open, a move is told as its own player knows it."""
    if mover is None or action is None:
        return EntryView(version=version, seat=None, move=None, events=after.events(reader))
    move = after.seen_move(mover, action, reader)
    return EntryView(version=version, seat=mover, move=move, events=after.events(reader))
