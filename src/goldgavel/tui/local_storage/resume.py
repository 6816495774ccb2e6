"""Taking a saved game up: every entry goes through the same door as when it was made."""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.quotes import foreign
from goldgavel.tui.local_storage.errors import SavedGameError

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.session.session import Session
    from goldgavel.tui.local_storage.saves import SavedGame


def play_again(saved: "SavedGame", session: "Session") -> None:
    """Bring the session to where the game was left. What the rules refuse, or tell otherwise, is no saved game."""
    for line, entry in enumerate(saved.entries, start=2):
        try:
            made = follow(session, entry)
        except (GoldGavelError, msgspec.MsgspecError, ValueError, TypeError) as problem:
            raise impossible(saved, line) from problem
        if made is None or (made.version, made.kind, made.text) != (entry.version, entry.kind, entry.text):
            raise impossible(saved, line)
    if session.is_over():
        raise SavedGameError("tui-save-over", file=foreign(str(saved.path), 200))
    session.take_updates()


def follow(session: "Session", entry: "Entry") -> "Entry | None":
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


def impossible(saved: "SavedGame", line: int) -> SavedGameError:
    return SavedGameError("tui-save-impossible", file=foreign(str(saved.path), 200), line=line)
