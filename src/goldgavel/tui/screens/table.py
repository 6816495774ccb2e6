"""The base of a table's screen. It shows the snapshots of a seat."""

import time
from typing import TYPE_CHECKING, Any, Protocol

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from goldgavel.games.parts import Part
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol.messages import Ready
from goldgavel.text import LazyText
from goldgavel.text.names import game_name
from goldgavel.tui.draw.canvas import Canvas
from goldgavel.tui.draw.palette import palette_of
from goldgavel.tui.play.prompt import Button, prompt_text
from goldgavel.tui.screens import frame
from goldgavel.tui.screens.actions import ActionScreen
from goldgavel.tui.screens.log import GameLog
from goldgavel.tui.screens.overlays import PickerOverlay
from goldgavel.tui.screens.pane import Pane

if TYPE_CHECKING:
    from goldgavel.tui.seat.seat import SeatSnapshot
    from goldgavel.tui.tables import TerminalTable


class ScreenMaker(Protocol):
    """Makes the screen of a table."""

    def __call__(self, table: "TerminalTable", /) -> "TableScreen": ...


SCREEN: Part[ScreenMaker] = Part("screen")
WIDE, TALL, NARROW, THIN = 100, 34, 74, 52


class TableScreen(ActionScreen):
    """A table's screen. It is dismissed with the next step: `home`, `again` or `quit`."""

    def __init__(self, table: "TerminalTable") -> None:
        super().__init__(classes=table.game.name)
        self.table = table
        self.game_name = table.game.name
        self.snapshot: SeatSnapshot = table.seat.snapshot
        self.palette = palette_of(self.game_name)
        self._updated_at = time.monotonic()

    # Implemented by each game.

    play: Any

    def body(self) -> ComposeResult:
        raise NotImplementedError

    def heading(self) -> list[str]:
        raise NotImplementedError

    def sheet_of(self, event: Any) -> list[Any] | None:
        """Return the score sheet of an event, or None if it has none."""
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str, str]]:
        raise NotImplementedError

    # Drawing.

    def compose(self) -> ComposeResult:
        yield Pane(self._top, "top")
        yield from self.body()
        yield Pane(self._prompt, "prompt")
        yield from self.below()
        yield Pane(self._buttons, "buttons")
        yield Pane(self._keys, "keys")

    def below(self) -> ComposeResult:
        raise NotImplementedError

    def game_log(self) -> GameLog:
        return GameLog(self.game_name, self.say("page-story"))

    def redraw(self) -> None:
        for pane in self.query(Pane):
            pane.redraw()

    def on_resize(self, event: events.Resize) -> None:
        for name, is_so in (
            ("wide", event.size.width >= WIDE),
            ("tall", event.size.height >= TALL),
            ("narrow", event.size.width < NARROW),
            ("thin", event.size.width < THIN),
        ):
            self.set_class(is_so, name)

    def _top(self, width: int, height: int) -> Canvas:
        del height
        parts = [] if self.snapshot.view is None else self.heading()
        name = game_name(self.game_name, self.snapshot.speech.lang)
        return frame.top_line(name, parts, self._clock(), self.palette, width)

    def _clock(self) -> str:
        """Return the remaining time of the player whose clock runs."""
        running = [clock for clock in self.snapshot.clocks if clock is not None and clock.runs]
        if not running:
            return ""
        left = max(0, round(min(clock.left for clock in running) - (time.monotonic() - self._updated_at)))
        return f"{left // 60}:{left % 60:02}"

    def _prompt(self, width: int, height: int) -> Canvas:
        refusal = self.play.refusal()
        warning = self.refusal_text or ("" if refusal is None else self.snapshot.speech.text(refusal.told()))
        text = warning or self.hint_text or prompt_text(self.snapshot, self.play)
        mine = self.snapshot.has_decision() or bool(self.hint_text)
        return frame.prompt_lines(text, self.palette, width, height, warn=bool(warning), mine=mine)

    def buttons(self) -> list[Button]:
        wish, seat = self.snapshot.wish, self.snapshot.seat
        if wish is not None and seat not in {None, wish.seat, *wish.agreed}:
            return [
                Button("agree", LazyText("tui-agree", {}), "Y", is_main=True),
                Button("refuse", LazyText("tui-refuse", {}), "N"),
            ]
        found: list[Button] = self.play.buttons()
        return found

    def _buttons(self, width: int, height: int) -> Canvas:
        del height
        return frame.button_line(self.buttons(), self.snapshot.speech, self.palette, width)

    def _keys(self, width: int, height: int) -> Canvas:
        del height
        common = [("?", self.say("tui-key-help"), "help"), ("Q", self.say("tui-key-leave"), "leave")]
        hint = [("H", self.say("tui-key-hint"), "hint")] if self.table.seat.is_local else []
        talk = [] if self.table.seat.is_local else [("T", self.say("tui-key-talk"), "talk")]
        rules = ("R", self.say("tui-key-rules"), "rules")
        card = ("M", self.say("tui-key-reference"), "reference")
        return frame.key_line([*self.keys(), *common, *hint, *talk, rules, card], self.palette, width)

    # Running the seat.

    def on_mount(self) -> None:
        self.table.seat.listener = self.show_snapshot
        self.run_worker(self._run_seat(), name="seat")
        self.set_interval(1.0, self._tick)

    def on_unmount(self) -> None:
        self.table.leave()

    async def _run_seat(self) -> None:
        try:
            await self.table.seat.run()
        except GoldGavelError as problem:
            page = [Text(problem.text(self.snapshot.speech.lang))]
            await self.app.push_screen_wait(
                PickerOverlay(self.say("tui-stopped"), [("quit", self.say("tui-key-leave"))], page)
            )
            await self.finish("home")

    def _tick(self) -> None:
        if any(clock is not None and clock.runs for clock in self.snapshot.clocks):
            self.query_one("#top", Pane).redraw()

    def show_snapshot(self, snapshot: "SeatSnapshot") -> None:
        """Show a new snapshot. It is ignored if the screen is already being removed."""
        if not self.query(GameLog):
            return
        self.snapshot, self._updated_at = snapshot, time.monotonic()
        if snapshot.news or snapshot.remarks or snapshot.decision is not None:
            self.refusal_text = self.hint_text = ""
        self.play.update(snapshot)
        for news in snapshot.news:
            self.query_one(GameLog).add(news, snapshot.speech)
        for remark in snapshot.remarks:
            self.query_one(GameLog).add_remark(remark)
        self.redraw()
        for news in snapshot.news:
            self._show_sheets(news.events)
        self.follow_up()

    def follow_up(self) -> None:
        """Hook for automatic actions of a game after a snapshot."""

    def _show_sheets(self, happened: tuple[Any, ...]) -> None:
        for event in happened:
            lines = self.sheet_of(event)
            if lines is not None:
                self.run_worker(self._show_sheet(lines, getattr(event, "round", 0) + 1))

    async def _show_sheet(self, lines: list[Any], number: int) -> None:
        """Show a sheet after a round until the player continues. After the last round it offers the next steps."""
        is_over = self.snapshot.is_over()
        choices = self.ending_choices() if is_over else [("next", self.say("page-next-round"))]
        title = prompt_text(self.snapshot, self.play) if is_over else self.say("page-sheet-title", round=number)
        chosen = await self.app.push_screen_wait(PickerOverlay(title, choices, lines))
        if not is_over:
            await self.table.seat.send(Ready())
        elif chosen is not None:
            await self.finish(chosen)
