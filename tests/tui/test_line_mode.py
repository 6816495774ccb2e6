"""What line mode prints while snapshots arrive."""

import io
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from goldgavel.games import load
from goldgavel.text import Speech
from goldgavel.tui.lines.plain import PlainGame
from goldgavel.tui.lines.prompt import PlayerLeft
from goldgavel.tui.seat.seat import SeatSnapshot


class ScriptedThread:
    """A seat's thread whose snapshots arrive at given moments: `pending` answers the questions one by one."""

    def __init__(self, snapshots: list[SeatSnapshot], pending: list[bool]) -> None:
        self.seat = SimpleNamespace(snapshot=snapshots[0], is_local=False)
        self._snapshots, self._pending = snapshots, pending

    def next_snapshot(self) -> SeatSnapshot:
        return self._snapshots.pop(0)

    def has_pending(self) -> bool:
        return self._pending.pop(0) if self._pending else False


def test_moves_are_listed_once_for_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """A running clock and an order are snapshots too, and arrive while the player reads the list."""
    view = load("auction", {"players": 3}).new_game(1).view(0)
    turn = SeatSnapshot(Speech("en", ["Ann", "Bob", "Cid"], 0), view, decision=7, waits_for_player=True)
    ticked, later = turn._replace(clocks=(None,)), turn._replace(decision=8)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    console = Console(file=io.StringIO(), width=80)
    thread: Any = ScriptedThread([turn, ticked, later], [False, True, False, True])
    with pytest.raises(PlayerLeft):
        PlainGame("auction", thread, console).play()
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert printed.count("You can:") == 2
    assert printed.count("Your move:") == 1
