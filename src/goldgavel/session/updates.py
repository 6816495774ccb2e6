# cython: boundscheck=True, wraparound=True
"""What each reader is told: what happened, and which parts of the view are different now.

Readers are numbered with the spectator first, as `state.views()` has them: reader 0 is a spectator, reader 1 is
seat 0. All of it comes from the state's views, events and history, which know what a reader may know.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple, replace

from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.game import State
from goldgavel.kernel.views import Data, Difference, Fields, Moved, View
from goldgavel.session.field_diff import differences, only, own_differences, without
from goldgavel.session.proposals import Proposal

OWN = frozenset({"seat", "hand"})
"""What stays a reader's own when everything is open."""


class EntryView(Data, frozen=True):
    """One entry of the log as a reader may know it: a move, or a deal (no seat, no move), or something else."""

    version: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]
    note: Kind | UnsetType = UNSET
    """What it is if it is no deal and no common move."""
    about: str | UnsetType = UNSET
    """Of a wish: what was said (`undo`, `concede`, `agree`, `refuse`, `withdraw`). Of an undo: the version back to
    which moves were taken."""


class ReaderUpdate(msgspec.Struct, frozen=True):
    """From one view of a reader to the next. What readers share is the same object for each of them."""

    entries: tuple[EntryView, ...]
    shared: Fields
    """The fields that are different for everybody, with their new values."""
    own: Fields
    """The fields that are different for this reader."""
    moves: tuple[Moved, ...] | None
    """What to add to the view's moves; None where they come all anew, among the fields."""
    proposal: Proposal | UnsetType | None = UNSET
    """The open wish, where that is another one now."""
    undo: int | UnsetType | None = UNSET
    """The move that this reader may take back, where that is another one now."""


class UpdateTracker:
    """Keeps what readers were told last. Between two whole looks a game's watch says what is different."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._watch = state.game.watch()
        self._public, self._parts = state.view_parts()
        self._shared: Fields = {}
        """What is different in the public view since then; so with each reader's own part, and with moves."""
        self._own: list[Fields] = [{} for _ in range(state.game.players + 1)]
        self._moves: list[Moved] = []
        self._unsent: list[EntryView | list[EntryView]] = []
        """What is untold: the same for all readers, or by reader."""
        self._versions: list[int] = []
        """The version of each move and deal of the game as it is now."""
        self._kinds: dict[int, Kind] = {}
        """By version: what a move is, if it is no common one."""
        self._timeouts: dict[int, int] = {}
        """By version: which of the game's moves, from 0 on, were made by the clock."""
        self._notes: list[EntryView] = []
        self._closed = False
        self._proposal: Proposal | None = None
        self._undo: list[int | None] = [None] * state.game.players

    def add_note(self, entry: Entry) -> None:
        """Something that is no move: everybody may know of it, and of wishes also what they are about."""
        about = entry.text.partition(" ")[0] if entry.kind in {"wish", "undo"} else UNSET
        told = EntryView(
            version=entry.version, seat=entry.seat, move=None, events=(), note=entry.kind, about=about
        )
        self._notes.append(told)
        self._unsent.append(told)

    def rewind(self, state: State, steps: int) -> None:
        """The game is another one now, which has that many of its moves and deals."""
        self.state = state
        del self._versions[steps:]

    def close(self) -> None:
        """The game has ended before its end."""
        self._closed = True

    def view(self, seat: int | None) -> View:
        if not self._closed:
            found: View = self.state.view(seat)
            return found
        public, parts = self._current_views()
        return public if seat is None else replace(public, **parts[seat])

    def _current_views(self) -> tuple[View, list[Fields]]:
        """What is public, and what lies over it for each seat."""
        public, parts = self.state.view_parts()
        return conceded_views(self.state, parts) if self._closed else (public, parts)

    def add_deal(self, version: int) -> None:
        self._versions.append(version)
        self._unsent.append(
            [EntryView(version=version, seat=None, move=None, events=events) for events in self.state.all_events()]
        )

    def add_move(self, version: int, seat: int, action: int, kind: Kind = "move") -> None:
        """Who made a move may know more of it; for all others who are told the same it is the same news."""
        self._versions.append(version)
        note = UNSET if kind == "move" else kind
        if kind != "move":
            self._kinds[version] = kind
            self._timeouts[version] = self.state.ledger.ply() - 1
        events = self.state.all_events()
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
        """Which of the moves, from 0 on, were made because somebody's time had run out."""
        now = set(self._versions)
        return {place for version, place in self._timeouts.items() if version in now}

    def reset(self, proposal: Proposal | None, undo: list[int | None]) -> None:
        """Forget what is untold: whoever comes is shown the whole."""
        self._proposal, self._undo = proposal, undo
        public, parts = self._current_views()
        self._set_base(public, parts)
        self._unsent = []

    def take(self, proposal: Proposal | None, undo: list[int | None]) -> list[ReaderUpdate]:
        """What every reader has not been told yet, of the game and of what may be wished."""
        old_proposal, old_undo = self._proposal, self._undo
        self._proposal, self._undo = proposal, undo
        step = None if self._watch is None or self._closed else self._watch.step(self.state)
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
        """By reader; who is told the same has the same tuple."""
        untold, self._unsent = self._unsent, []
        for one in untold:
            if isinstance(one, list):
                return [
                    tuple([each[reader] if isinstance(each, list) else each for each in untold])
                    for reader in range(len(self._own))
                ]
        return [tuple(untold)] * len(self._own)  # type: ignore[arg-type]

    def _merge_diff(self, shared: Fields, own: list[Fields], moves: tuple[Moved, ...] | None) -> None:
        """Whole views are needed again when the watch can say no more."""
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
        """Views as all readers have them."""
        public, parts = self._public, self._parts
        if self._shared or self._moves:
            moves = (*self._shared.get("moves", public.moves), *self._moves)
            public = replace(public, **{**self._shared, **self._own[0], "moves": moves})
        return public, [part | own for part, own in zip(parts, self._own[1:], strict=True)]

    def _set_base(self, public: View, parts: list[Fields]) -> None:
        self._public, self._parts = public, parts
        self._shared, self._moves = {}, []
        self._own = [{} for _ in self._own]
        if self._watch is not None and not self._closed:
            self._watch.look(self.state)

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


def conceded_views(state: State, parts: list[Fields]) -> tuple[View, list[Fields]]:
    """A game that was ended by its players: everything is open, as at any end, and nobody is asked."""
    public = replace(state.game.open_view(state), phase="over", to_move=(), legal=())
    return public, [
        {name: value if name in OWN else getattr(public, name) for name, value in part.items()} for part in parts
    ]


def changed_fields(before: View, after: View) -> Fields:
    """The fields that are different now."""
    return differences(after.__struct_fields__, astuple(before), astuple(after))


def with_names(names: Iterable[str], public: View, parts: list[Fields]) -> list[Fields]:
    """What is no secret, or a secret no more, is the public view's."""
    shown = {name: getattr(public, name) for name in names}
    return [shown | part for part in parts]


def take_moves(fields: Fields, before: View, after: View) -> tuple[Moved, ...] | None:
    """The moves to add, which leave the fields; None where they come all anew and stay among the fields."""
    moves = added_moves(before.moves, after.moves) if "moves" in fields else ()
    if moves is not None:
        fields.pop("moves", None)
    return moves


def added_moves(before: tuple[Moved, ...], after: tuple[Moved, ...]) -> tuple[Moved, ...] | None:
    """The moves at the end that are new; None if they do not continue the ones before."""
    kept = len(before)
    return after[kept:] if after[:kept] == before else None
