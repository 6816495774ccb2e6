"""A player's moves in a game without its own screen: each legal move has a number."""

from typing import TYPE_CHECKING, Any

from goldgavel.text import LazyText
from goldgavel.tui.play.prompt import Button, winners_text

if TYPE_CHECKING:
    from goldgavel.text import Speech
    from goldgavel.tui.seat.seat import SeatSnapshot


class AnyGamePlay:
    def __init__(self) -> None:
        self.snapshot: SeatSnapshot | None = None

    def update(self, snapshot: "SeatSnapshot") -> None:
        self.snapshot = snapshot

    def moves(self) -> tuple[str, ...]:
        """Return the legal moves, in the order of their numbers."""
        snapshot = self.snapshot
        return snapshot.view.legal if snapshot is not None and snapshot.has_decision() else ()

    def refusal(self) -> None:
        """Nothing is selected before a move is made, so there is nothing to refuse."""

    def buttons(self) -> list[Button]:
        can_undo = self.snapshot is not None and self.snapshot.undo is not None
        return [Button("undo", LazyText("tui-undo", {}), "U")] if can_undo else []

    def question(self, snapshot: "SeatSnapshot") -> str:
        return snapshot.speech.say("tui-any-game-question")

    def result(self, view: Any, speech: "Speech") -> str:
        return winners_text("page-over", view.winners, speech)
