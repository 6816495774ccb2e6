# cython: boundscheck=True, wraparound=True
"""Updates per reader: the new log entries, and the fields of the view that changed.

Readers are numbered as in `state.views()`: reader 0 is a spectator, reader 1 is seat 0. Everything is derived from
the state's views, events and history, which contain only what the reader may know.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple, replace

from goldgavel.games.chapters import Chapter, Heading, chapter_after
from goldgavel.games.game_types import GameEvent
from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.game import GameState
from goldgavel.kernel.views import Data, Difference, Fields, Moved, View
from goldgavel.session.field_diff import differences, only, own_differences, without
from goldgavel.session.proposals import Proposal
from goldgavel.text import LogLine

OWN = frozenset({"seat", "hand"})
"""Fields that stay per reader even when all hidden information is revealed."""


class EntryView(Data, frozen=True):
    """One log entry as a reader may know it: a move, a deal (no seat, no move), or a note."""

    version: int
    seat: int | None
    move: str | None
    events: tuple[GameEvent, ...]
    note: Kind | UnsetType = UNSET
    """The entry's kind; unset for deals and ordinary moves."""
    about: str | UnsetType = UNSET
    """For a proposal: the action (`undo`, `concede`, `agree`, `refuse`, `withdraw`). For an undo: the version to
    which the game went back."""
    words: tuple[LogLine, ...] | UnsetType = UNSET
    """The lines of the log, once they are written; none for what is not worth telling, such as a kept bid."""
    headings: tuple[Heading, ...] | UnsetType = UNSET
    """Headings before some of these lines."""

    def is_aside(self) -> bool:
        """True if it is not an ordinary step of the game."""
        return self.note is not UNSET


class ReaderUpdate(msgspec.Struct, frozen=True):
    """The difference between a reader's last view and the current one. Readers share equal objects."""

    entries: tuple[EntryView, ...]
    shared: Fields
    """Fields that changed for all readers, with their new values."""
    own: Fields
    """Fields that changed for this reader."""
    moves: tuple[Moved, ...] | None
    """Moves to append to the view's moves; None if `shared` or `own` contains the whole list."""
    proposal: Proposal | UnsetType | None = UNSET
    """The open proposal, if it changed."""
    undo: int | UnsetType | None = UNSET
    """The version of the move this reader may take back, if it changed."""


class UpdateTracker:
    """Remembers what readers were sent last and computes the next updates.

    Where possible, the game's incremental diff (`game.view_diff()`) is used instead of comparing whole views.
    """

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._view_diff = state.game.view_diff()
        self._public, self._parts = state.view_parts()
        self._shared: Fields = {}
        """Changes to the public view since `_public` and `_parts` were taken; `_own` and `_moves` likewise."""
        self._own: list[Fields] = [{} for _ in range(state.game.players + 1)]
        self._moves: list[Moved] = []
        self._unsent: list[EntryView | list[EntryView]] = []
        """Entries not sent yet: one for all readers, or a list by reader."""
        self._versions: list[int] = []
        """The version of each move and deal that still stands."""
        self._kinds: dict[int, Kind] = {}
        """By version: the kind of each move that is not an ordinary one."""
        self._timeouts: dict[int, int] = {}
        """By version: the index, from 0, of each move made by a timeout."""
        self._chapter = Chapter()
        self._chapters: dict[int, tuple[Chapter, Chapter]] = {}
        """By version: the chapters of the log before and after each move and deal."""
        self._notes: list[EntryView] = []
        self._closed = False
        self._proposal: Proposal | None = None
        self._undo: list[int | None] = [None] * state.game.players

    def add_note(self, entry: Entry) -> None:
        """Add an entry that is neither a move nor a deal. Only proposals and undos carry a text (`about`)."""
        about = entry.text.partition(" ")[0] if entry.kind in {"wish", "undo"} else UNSET
        told = EntryView(
            version=entry.version, seat=entry.seat, move=None, events=(), note=entry.kind, about=about
        )
        self._notes.append(told)
        self._unsent.append(told)

    def rewind(self, state: GameState, steps: int) -> None:
        """Go back to an earlier state, in which only the first `steps` moves and deals stand."""
        self.state = state
        self._chapter = self._chapters[self._versions[steps]][0]
        del self._versions[steps:]

    def close(self) -> None:
        """Mark the game as ended early by its players."""
        self._closed = True

    def view(self, seat: int | None) -> View:
        if not self._closed:
            found: View = self.state.view(seat)
            return found
        public, parts = self._current_views()
        return public if seat is None else replace(public, **parts[seat])

    def _current_views(self) -> tuple[View, list[Fields]]:
        """Return the public view, and for each seat the fields that differ from it."""
        public, parts = self.state.view_parts()
        return conceded_views(self.state, parts) if self._closed else (public, parts)

    def chapters_of(self, version: int) -> tuple[Chapter, Chapter]:
        """Return the chapters of the log before and after an entry."""
        return self._chapters.get(version) or (self._chapter, self._chapter)

    def _add_step(self, version: int, seen: tuple[Any, ...]) -> None:
        before, self._chapter = self._chapter, chapter_after(self.state.game.name, seen, self._chapter)
        self._versions.append(version)
        self._chapters[version] = before, self._chapter

    def add_deal(self, version: int) -> None:
        events = self.state.all_events()
        self._add_step(version, events[0])
        self._unsent.append([EntryView(version=version, seat=None, move=None, events=seen) for seen in events])

    def add_move(self, version: int, seat: int, action: int, kind: Kind = "move") -> None:
        """Add a move. Readers who may know the same share one `EntryView`; the mover may know more."""
        note = UNSET if kind == "move" else kind
        if kind != "move":
            self._kinds[version] = kind
            self._timeouts[version] = self.state.move_log.ply() - 1
        events = self.state.all_events()
        self._add_step(version, events[0])
        move, own_move = self.state.seen_move(seat, action, None), self.state.seen_move(seat, action, seat)
        public = EntryView(version=version, seat=seat, move=move, events=events[0], note=note)
        if own_move == move and events.count(events[0]) == len(events):
            self._unsent.append(public)
            return
        own = EntryView(version=version, seat=seat, move=own_move, events=events[seat + 1], note=note)
        self._unsent.append(
            [
                own if reader == seat + 1 else public if seen is events[0] else replace(public, events=seen)
                for reader, seen in enumerate(events)
            ]
        )

    def timeout_moves(self) -> set[int]:
        """Return the indexes, from 0, of the moves made by a timeout."""
        now = set(self._versions)
        return {place for version, place in self._timeouts.items() if version in now}

    def reset(self, proposal: Proposal | None, undo: list[int | None]) -> None:
        """Drop all unsent entries: readers who connect now get the whole view."""
        self._proposal, self._undo = proposal, undo
        public, parts = self._current_views()
        self._set_base(public, parts)
        self._unsent = []

    def take(self, proposal: Proposal | None, undo: list[int | None]) -> list[ReaderUpdate]:
        """Return each reader's update since the last call."""
        old_proposal, old_undo = self._proposal, self._undo
        self._proposal, self._undo = proposal, undo
        step = None if self._view_diff is None or self._closed else self._view_diff.diff(self.state)
        shared, own, moves = self._full_diff() if step is None else step
        if step is not None:
            self._merge_diff(step[0], step[1], step[2])
        entries = self._take_unsent()
        if proposal is old_proposal and (undo is old_undo or undo == old_undo):
            return [ReaderUpdate(entries[reader], shared, own[reader], moves) for reader in range(len(own))]
        open_now = UNSET if proposal == old_proposal else proposal
        mine = [UNSET, *[UNSET if now == old else now for old, now in zip(old_undo, undo, strict=True)]]
        return [
            ReaderUpdate(entries[reader], shared, own[reader], moves, open_now, mine[reader])
            for reader in range(len(own))
        ]

    def _take_unsent(self) -> list[tuple[EntryView, ...]]:
        """Return the unsent entries by reader. Readers with the same entries share one tuple."""
        untold, self._unsent = self._unsent, []
        for one in untold:
            if isinstance(one, list):
                return [
                    tuple([each[reader] if isinstance(each, list) else each for each in untold])
                    for reader in range(len(self._own))
                ]
        return [tuple(untold)] * len(self._own)  # type: ignore[arg-type]

    def _merge_diff(self, shared: Fields, own: list[Fields], moves: tuple[Moved, ...] | None) -> None:
        """Add an incremental diff to the base, so that whole views can be compared once no diff is available."""
        self._shared.update(shared)
        if moves is None:
            self._moves = []
        else:
            self._moves.extend(moves)
        for reader in range(len(own)):
            fields = own[reader]
            if fields:
                self._own[reader].update(fields)

    def _full_diff(self) -> Difference:
        old, old_parts = self._sent_views()
        new, new_parts = self._current_views()
        self._set_base(new, new_parts)
        if old_parts[0].keys() != new_parts[0].keys():
            names = old_parts[0].keys() | new_parts[0].keys()
            old_parts, new_parts = with_names(names, old, old_parts), with_names(names, new, new_parts)
        public = changed_fields(old, new)
        shared, watchers = without(public, new_parts[0]), only(public, new_parts[0])
        moves = take_moves(shared, old, new)
        return shared, [watchers, *map(own_differences, old_parts, new_parts)], moves

    def _sent_views(self) -> tuple[View, list[Fields]]:
        """Return the views as the readers have them now."""
        public, parts = self._public, self._parts
        if self._shared or self._moves:
            moves = (*self._shared.get("moves", public.moves), *self._moves)
            public = replace(public, **{**self._shared, **self._own[0], "moves": moves})
        return public, [part | own for part, own in zip(parts, self._own[1:], strict=True)]

    def _set_base(self, public: View, parts: list[Fields]) -> None:
        self._public, self._parts = public, parts
        self._shared, self._moves = {}, []
        self._own = [{} for _ in self._own]
        if self._view_diff is not None and not self._closed:
            self._view_diff.snapshot(self.state)

    def history(self, seat: int | None, since: int) -> list[EntryView]:
        told = self.state.history(seat)
        news = [
            EntryView(
                version=version,
                seat=entry.seat,
                move=entry.move,
                events=entry.events,
                note=self._kinds.get(version, UNSET),
            )
            for version, entry in zip(self._versions, told, strict=True)
            if version > since
        ]
        notes = [note for note in self._notes if note.version > since]
        return sorted([*news, *notes], key=attrgetter("version")) if notes else news


def conceded_views(state: GameState, parts: list[Fields]) -> tuple[View, list[Fields]]:
    """Return the views of a conceded game: all information is revealed and no seat is to move."""
    public = replace(state.game.open_view(state), phase="over", to_move=())
    return public, [
        {name: value if name in OWN else getattr(public, name) for name, value in part.items()} for part in parts
    ]


def changed_fields(before: View, after: View) -> Fields:
    """Return the fields that differ, with their new values."""
    return differences(after.__struct_fields__, astuple(before), astuple(after))


def with_names(names: Iterable[str], public: View, parts: list[Fields]) -> list[Fields]:
    """Complete each part with the public values of the named fields."""
    shown = {name: getattr(public, name) for name in names}
    return [shown | part for part in parts]


def take_moves(fields: Fields, before: View, after: View) -> tuple[Moved, ...] | None:
    """Remove `moves` from the fields and return the moves to append.

    If the list does not continue the previous one, it stays in the fields and the result is None.
    """
    moves = added_moves(before.moves, after.moves) if "moves" in fields else ()
    if moves is not None:
        fields.pop("moves", None)
    return moves


def added_moves(before: tuple[Moved, ...], after: tuple[Moved, ...]) -> tuple[Moved, ...] | None:
    """Return the new moves at the end; None if `after` does not continue `before`."""
    kept = len(before)
    return after[kept:] if after[:kept] == before else None
