"""Replays a finished game step by step, as one seat saw it or with all cards open."""

from collections.abc import Collection, Iterator
from typing import Any

from msgspec.structs import replace

from goldgavel.kernel.game import Game, GameState
from goldgavel.kernel.records import steps
from goldgavel.kernel.views import View
from goldgavel.session.updates import EntryView, ReaderUpdate, changed_fields, take_moves


def first_view(game: Game[Any, Any], seat: int | None) -> View:
    """Return the view before the first deal, where `replay_updates` starts."""
    return view_of(game.start(), seat)


def replay_updates(state: GameState, seat: int | None, late: Collection[int] = ()) -> Iterator[ReaderUpdate]:
    """Yield the update of each move and deal, in order, for the seat; without a seat all cards are open.

    `late` holds the indexes, from 0, of the moves made by a timeout.

    The updates have the same form as at a live table (`updates.py`): applied to the first view one by one, they
    give the view after each step. The caller must check that the reader may see this seat, or the open cards.
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


def view_of(state: GameState, seat: int | None) -> View:
    found: View = state.game.open_view(state) if seat is None else state.view(seat)
    return found


def entry_view(
    after: GameState, version: int, mover: int | None, action: int | None, reader: int | None
) -> EntryView:
    """Describe one step for the reader. With open cards the caller passes the mover as the reader."""
    if mover is None or action is None:
        return EntryView(version=version, seat=None, move=None, events=after.events(reader))
    move = after.seen_move(mover, action, reader)
    return EntryView(version=version, seat=mover, move=move, events=after.events(reader))
