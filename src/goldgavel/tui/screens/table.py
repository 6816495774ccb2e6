"""The screen of a table, whatever is played there: it lives through the moments of a seat."""

import time
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text import LazyText
from goldgavel.tui.draw.canvas import Canvas
from goldgavel.tui.draw.palette import MOODS
from goldgavel.tui.play.buttons import Button
from goldgavel.tui.play.prompt import asked
from goldgavel.tui.screens import frame
from goldgavel.tui.screens.actions import Doing
from goldgavel.tui.screens.log import Story
from goldgavel.tui.screens.overlays import Picking
from goldgavel.tui.screens.pane import Pane

if TYPE_CHECKING:
    from goldgavel.tui.seat.seat import Moment
    from goldgavel.tui.tables import Table

WIDE, TALL, NARROW, THIN = 100, 34, 74, 52


class TableScreen(Doing):
    """Dismissed with what to do next: `home`, `again` or `quit`."""

    def __init__(self, table: "Table") -> None:
        super().__init__(classes=self.game_name)
        self.table = table
        self.moment: Moment = table.seat.moment
        self.mood = MOODS[self.game_name]
        self._heard_at = time.monotonic()

    # What the games have of their own.

    play: Any

    def body(self) -> ComposeResult:
        raise NotImplementedError

    def heading(self) -> list[str]:
        raise NotImplementedError

    def sheet_of(self, event: Any) -> list[Any] | None:
        """The score sheet, if it is an event that has one."""
        raise NotImplementedError

    def is_no_news(self, event: Any) -> bool:
        """Whether nobody needs to read of it."""
        del event
        return False

    def keys(self) -> list[tuple[str, str, str]]:
        raise NotImplementedError

    # Drawing.

    def compose(self) -> ComposeResult:
        yield Pane(self._top, "top")
        yield from self.body()
        yield Pane(self._asked, "asked")
        yield from self.below()
        yield Pane(self._buttons, "buttons")
        yield Pane(self._keys, "keys")

    def below(self) -> ComposeResult:
        raise NotImplementedError

    def story(self) -> Story:
        return Story(self.game_name, self.say("page-story"))

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
        parts = [] if self.moment.view is None else self.heading()
        return frame.top_line(self.game_name.capitalize(), parts, self._clock(), self.mood, width)

    def _clock(self) -> str:
        """What is left to whoever the table waits for."""
        running = [clock for clock in self.moment.clocks if clock is not None and clock.runs]
        if not running:
            return ""
        left = max(0, round(min(clock.left for clock in running) - (time.monotonic() - self._heard_at)))
        return f"{left // 60}:{left % 60:02}"

    def _asked(self, width: int, height: int) -> Canvas:
        refusal = self.play.refusal()
        warning = self.refused or ("" if refusal is None else refusal.text)
        text = warning or self.told_hint or asked(self.moment)
        mine = self.moment.is_asked() or bool(self.told_hint)
        return frame.asked_lines(text, self.mood, width, height, warn=bool(warning), mine=mine)

    def buttons(self) -> list[Button]:
        wish, seat = self.moment.wish, self.moment.seat
        if wish is not None and seat not in {None, wish.seat, *wish.agreed}:
            return [
                Button("agree", LazyText("tui-agree", {}), "Y", is_main=True),
                Button("refuse", LazyText("tui-refuse", {}), "N"),
            ]
        found: list[Button] = self.play.buttons()
        return found

    def _buttons(self, width: int, height: int) -> Canvas:
        del height
        return frame.button_line(self.buttons(), self.moment.speech, self.mood, width)

    def _keys(self, width: int, height: int) -> Canvas:
        del height
        common = [("?", self.say("tui-key-help"), "help"), ("Q", self.say("tui-key-leave"), "leave")]
        hint = [("H", self.say("tui-key-hint"), "hint")] if self.table.seat.is_alone else []
        talk = [] if self.table.seat.is_alone else [("T", self.say("tui-key-talk"), "talk")]
        rules = ("R", self.say("tui-key-rules"), "rules")
        return frame.key_line([*self.keys(), *common, *hint, *talk, rules], self.mood, width)

    # Living.

    def on_mount(self) -> None:
        self.table.seat.listener = self.live
        self.run_worker(self._play_on(), name="seat")
        self.set_interval(1.0, self._tick)

    def on_unmount(self) -> None:
        self.table.leave()

    async def _play_on(self) -> None:
        try:
            await self.table.seat.run()
        except GoldGavelError as problem:
            page = [Text(problem.text(self.moment.speech.lang))]
            await self.app.push_screen_wait(
                Picking(self.say("tui-stopped"), [("quit", self.say("tui-key-leave"))], page)
            )
            await self.finish("home")

    def _tick(self) -> None:
        if any(clock is not None and clock.runs for clock in self.moment.clocks):
            self.query_one("#top", Pane).redraw()

    def live(self, moment: "Moment") -> None:
        """A new moment. One may still come while the screen is being taken away."""
        if not self.query(Story):
            return
        self.moment, self._heard_at = moment, time.monotonic()
        if moment.news or moment.decision is not None:
            self.refused = self.told_hint = ""
        self.play.meet(moment)
        for news in moment.news:
            if not all(map(self.is_no_news, news.events)) or news.aside or not news.events:
                self.query_one(Story).tell(news.words, aside=news.aside)
        self.redraw()
        for news in moment.news:
            self._show_sheets(news.events)
        self.follow_up()

    def follow_up(self) -> None:
        """Whatever the game does by itself after a moment."""

    def _show_sheets(self, happened: tuple[Any, ...]) -> None:
        for event in happened:
            lines = self.sheet_of(event)
            if lines is not None:
                self.run_worker(self._show_sheet(lines, getattr(event, "round", 0) + 1))

    async def _show_sheet(self, lines: list[Any], number: int) -> None:
        """After a round, until its reader goes on; after the last one with what can be done next."""
        is_over = self.moment.is_over()
        choices = self.endings() if is_over else [("next", self.say("page-next-round"))]
        title = asked(self.moment) if is_over else self.say("page-sheet-title", round=number)
        chosen = await self.app.push_screen_wait(Picking(title, choices, lines))
        if not is_over:
            await self.table.seat.get_ready()
        elif chosen is not None:
            await self.finish(chosen)
