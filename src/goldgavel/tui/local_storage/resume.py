"""Resumes a saved game. Every entry is replayed through the session's normal methods."""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.quotes import excerpt
from goldgavel.tui.local_storage.saves import SavedGameError

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.session.session import Session
    from goldgavel.tui.local_storage.saves import SavedGame


def replay_entries(saved: "SavedGame", session: "Session") -> None:
    """Replay all entries in the session.

    Raises SavedGameError if the rules refuse an entry or produce a different one.
    """
    for line, entry in enumerate(saved.entries, start=2):
        try:
            made = replay_entry(session, entry)
        except (GoldGavelError, msgspec.MsgspecError, ValueError, TypeError) as problem:
            raise impossible_entry(saved, line) from problem
        if made is None or (made.version, made.kind, made.text) != (entry.version, entry.kind, entry.text):
            raise impossible_entry(saved, line)
    if session.is_over():
        raise SavedGameError("tui-save-over", file=excerpt(str(saved.path), 200))
    session.take_updates()


def replay_entry(session: "Session", entry: "Entry") -> "Entry | None":
    if entry.kind == "deal":
        return session.deal(msgspec.json.decode(entry.text), entry.at)
    seat = entry.seat
    if seat is None or seat not in range(session.game.players):
        return None
    decision = session.decisions[seat]
    if entry.kind == "move" and decision is not None:
        return session.move(seat, entry.text, decision, entry.request, entry.at)
    if entry.kind == "undo":
        return session.propose(seat, "undo", session.undoable(seat), entry.request, entry.at)
    return None


def impossible_entry(saved: "SavedGame", line: int) -> SavedGameError:
    return SavedGameError("tui-save-impossible", file=excerpt(str(saved.path), 200), line=line)
