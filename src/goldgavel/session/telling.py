"""What each reader is told: what happened, and which parts of the view are different now.

Readers are numbered with the spectator first, as `state.views()` has them: reader 0 is a spectator, reader 1 is
seat 0. All of it comes from the state's views, events and history, which know what a reader may know.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple

from goldgavel.kernel.entries import Kind
from goldgavel.kernel.game import State
from goldgavel.kernel.views import Data, Moved, View
from goldgavel.session.differences import Fields, differences, only, own_differences, without


class News(Data, frozen=True):
    """One entry of the log as a reader may know it: a move, or a deal (no seat, no move), or something else."""

    version: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]
    note: Kind | UnsetType = UNSET
    """What it is if it is no deal and no common move."""


class Change(msgspec.Struct, frozen=True):
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
        self._versions: list[int] = []
        """The version of each move and deal of the game as it is now."""
        self._kinds: dict[int, Kind] = {}
        """By version: what a move is, if it is no common one."""

    def note(self, version: int, seat: int | None, kind: Kind) -> None:
        """Something that changes no card and is no secret."""
        told = News(version=version, seat=seat, move=None, events=(), note=kind)
        for news in self._news:
            news.append(told)

    def note_deal(self, version: int) -> None:
        self._versions.append(version)
        for news, events in zip(self._news, self.state.all_events(), strict=True):
            news.append(News(version=version, seat=None, move=None, events=events))

    def note_move(self, version: int, seat: int, action: int, kind: Kind = "move") -> None:
        """Who made a move may know more of it; for all others who are told the same it is the same news."""
        self._versions.append(version)
        note = UNSET if kind == "move" else kind
        if kind != "move":
            self._kinds[version] = kind
        events = self.state.all_events()
        move, own_move = self.state.seen_move(seat, action, None), self.state.seen_move(seat, action, seat)
        public = News(version=version, seat=seat, move=move, events=events[0], note=note)
        for reader, news in enumerate(self._news):
            if events[reader] is events[0] and (reader != seat + 1 or own_move == move):
                news.append(public)
            else:
                seen = own_move if reader == seat + 1 else move
                news.append(News(version=version, seat=seat, move=seen, events=events[reader], note=note))

    def start_over(self) -> None:
        """Forget what is untold: whoever comes is shown the whole view."""
        self._public, self._parts = self.state.view_parts()
        for news in self._news:
            news.clear()

    def take(self) -> list[Change]:
        """What every reader has not been told yet."""
        old, old_parts = self._public, self._parts
        self._public, self._parts = new, new_parts = self.state.view_parts()
        if old_parts[0].keys() != new_parts[0].keys():
            names = old_parts[0].keys() | new_parts[0].keys()
            old_parts, new_parts = with_names(names, old, old_parts), with_names(names, new, new_parts)
        public = changed(old, new)
        shared, watchers = without(public, new_parts[0]), only(public, new_parts[0])
        moves = take_moves(shared, old, new)
        changes = [Change(tuple(self._news[0]), shared, watchers, moves)]
        for before, after, news in zip(old_parts, new_parts, self._news[1:], strict=True):
            changes.append(Change(tuple(news), shared, own_differences(before, after), moves))
        self._news = [[] for _ in self._news]
        return changes

    def moves_of_kind(self, kind: Kind) -> set[int]:
        """Which moves and deals of the game as it is now are of that kind, by their place, from 1 on."""
        return {place for place, version in enumerate(self._versions, 1) if self._kinds.get(version) == kind}

    def history(self, seat: int | None, since: int) -> list[News]:
        told = self.state.history(seat)
        return [
            News(
                version=version,
                seat=entry.seat,
                move=entry.move,
                events=entry.events,
                note=self._kinds.get(version, UNSET),
            )
            for version, entry in zip(self._versions, told, strict=True)
            if version > since
        ]


def changed(before: View, after: View) -> Fields:
    """The fields that are different now."""
    return differences(after.__struct_fields__, astuple(before), astuple(after))


def with_names(names: Iterable[str], public: View, parts: list[Fields]) -> list[Fields]:
    """What is no secret, or a secret no more, is the public view's."""
    shown = {name: getattr(public, name) for name in names}
    return [shown | part for part in parts]


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
