"""What each reader is told: what happened, and which parts of the view are different now.

Readers are numbered with the spectator first, as `state.views()` has them: reader 0 is a spectator, reader 1 is
seat 0. All of it comes from the state's views, events and history, which know what a reader may know.
"""

from typing import Any

from goldgavel.kernel.game import State
from goldgavel.kernel.views import Data, Moved, View

Fields = dict[str, Any]


class News(Data, frozen=True):
    """One entry of the log as a reader may know it: a move, or a deal (no seat, no move)."""

    version: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]


class Change(Data, frozen=True):
    """From one view of a reader to the next. What readers share is the same object for each of them."""

    news: tuple[News, ...]
    shared: Fields
    """The fields that are different for everybody, with their new values."""
    own: Fields
    """The fields that are different for this reader."""
    moves: tuple[Moved, ...] | None
    """What to add to the view's moves; None where they come all anew, among the fields."""


class Teller:
    def __init__(self, state: State) -> None:
        self.state = state
        self._public, self._parts = state.view_parts()
        self._news: list[list[News]] = [[] for _ in range(state.game.players + 1)]

    def note_deal(self, version: int) -> None:
        for news, events in zip(self._news, self.state.all_events(), strict=True):
            news.append(News(version=version, seat=None, move=None, events=events))

    def note_move(self, version: int, seat: int, action: int) -> None:
        """A move that everybody sees alike is the same news for all of them."""
        made: News | None = None
        for reader, events in enumerate(self.state.all_events()):
            move = self.state.seen_move(seat, action, reader - 1 if reader else None)
            if made is None or made.events is not events or made.move != move:
                made = News(version=version, seat=seat, move=move, events=events)
            self._news[reader].append(made)

    def start_over(self) -> None:
        """Forget what is untold: whoever comes is shown the whole view."""
        self._public, self._parts = self.state.view_parts()
        for news in self._news:
            news.clear()

    def take(self) -> list[Change]:
        """What every reader has not been told yet."""
        old, old_parts = self._public, self._parts
        new, new_parts = self.state.view_parts()
        own_names = old_parts[0].keys() | new_parts[0].keys()
        public = differences(old, new)
        shared = {name: value for name, value in public.items() if name not in own_names}
        moves = take_moves(shared, old, new)
        watcher = {name: value for name, value in public.items() if name in own_names}
        changes = [Change(news=tuple(self._news[0]), shared=shared, own=watcher, moves=moves)]
        for before, after, news in zip(old_parts, new_parts, self._news[1:], strict=True):
            own = own_differences(old, before, new, after)
            changes.append(Change(news=tuple(news), shared=shared, own=own, moves=moves))
        self._public, self._parts = new, new_parts
        self._news = [[] for _ in self._news]
        return changes

    def history(self, seat: int | None, since: int) -> list[News]:
        told = self.state.history(seat)
        return [
            News(version=place + 1, seat=entry.seat, move=entry.move, events=entry.events)
            for place, entry in enumerate(told)
            if place >= since
        ]


def differences(before: View, after: View) -> Fields:
    return {
        name: value
        for name in after.__struct_fields__
        if (value := getattr(after, name)) is not (old := getattr(before, name)) and value != old
    }


def own_differences(old: View, before: Fields, new: View, after: Fields) -> Fields:
    """Of what lies over the public view; what is a secret no more is the public view's again."""
    if before.keys() != after.keys():
        names = before.keys() | after.keys()
        before = {name: getattr(old, name) for name in names} | before
        after = {name: getattr(new, name) for name in names} | after
    return {name: value for name, value in after.items() if value is not (past := before[name]) and value != past}


def take_moves(fields: Fields, before: View, after: View) -> tuple[Moved, ...] | None:
    """The moves to add, which leave the fields; None where they come all anew and stay among the fields."""
    moves = added(before.moves, after.moves) if "moves" in fields else ()
    if moves is not None:
        fields.pop("moves", None)
    return moves


def added(before: tuple[Moved, ...], after: tuple[Moved, ...]) -> tuple[Moved, ...] | None:
    """The moves at the end that are new; None if they do not continue the ones before."""
    kept = len(before)
    return after[kept:] if after[:kept] == before else None
