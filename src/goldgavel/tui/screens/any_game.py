"""The screen of a game without its own: the position as text, and the legal moves with numbers."""

from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from goldgavel.games.narration import POSITION
from goldgavel.games.registry import component
from goldgavel.protocol.messages import Ready
from goldgavel.tui.commands.vocabulary import shown_move
from goldgavel.tui.draw.canvas import Canvas, wrapped_lines
from goldgavel.tui.draw.players import lobby
from goldgavel.tui.play.any_game import AnyGamePlay
from goldgavel.tui.screens.pages import Guide
from goldgavel.tui.screens.pane import Pane
from goldgavel.tui.screens.table import TableScreen

if TYPE_CHECKING:
    from goldgavel.tui.tables import TerminalTable

GAP = 3
"""The columns between two moves."""


class AnyGameScreen(TableScreen):
    def __init__(self, table: "TerminalTable") -> None:
        super().__init__(table)
        self.play = AnyGamePlay()
        self.guide = Guide(("numbers",), example=table.game.texts[0], about="tui-help-any-game")
        self._position_of = component(table.game.name, POSITION)

    def body(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with Vertical(id="auctioneer"):
                yield Pane(self._position, "sets")
            yield self.game_log()

    def below(self) -> ComposeResult:
        yield Pane(self._moves, "hand")

    def heading(self) -> list[str]:
        return []

    def keys(self) -> list[tuple[str, str, str]]:
        return [("1–9", self.say("tui-key-play"), "")]

    def press(self, key: str, letter: str | None) -> bool:
        del key
        moves = self.play.moves()
        if letter is None or letter not in "123456789" or int(letter) > len(moves):
            return False
        self.act(f"move {moves[int(letter) - 1]}")
        return True

    async def act_in_game(self, word: str, rest: str) -> None:
        """There are no other actions."""

    def follow_up(self) -> None:
        if self.snapshot.view is not None and self.snapshot.view.phase == "deal":
            self.run_worker(self.table.seat.send(Ready()))

    def sheet_of(self, event: Any) -> list[Any] | None:
        """Return the final position at the end of the game."""
        if not hasattr(event, "winners"):
            return None
        return [Text(line) for line in self._position_of(self.snapshot.view, self.snapshot.own_speech())]

    def _position(self, width: int, height: int) -> Canvas:
        speech, view = self.snapshot.speech, self.snapshot.view
        if view is None:
            return lobby(speech, self.palette, width, height)
        canvas = Canvas(width, height, self.palette.words())
        lines = [part for line in self._position_of(view, speech) for part in wrapped_lines(line, width - 2)]
        for row, line in enumerate(lines):
            canvas.put(1, row + 1, line, self.palette.words())
        return canvas

    def _moves(self, width: int, height: int) -> Canvas:
        """Draw the legal moves, as many as fit. The others are typed."""
        canvas = Canvas(width, height, self.palette.words())
        x, y = 1, 0
        for number, move in enumerate(self.play.moves(), start=1):
            words = f"{number} {shown_move(move, self.snapshot.speech.lang)}"
            if x > 1 and x + len(words) >= width:
                x, y = 1, y + 1
            after = canvas.put(x, y, words, self.palette.title())
            canvas.zone(x, y, after - x, 1, f"move {move}")
            x = after + GAP
        return canvas
