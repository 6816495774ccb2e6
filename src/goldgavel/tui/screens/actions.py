"""What a player does at a table, by key, by mouse or in words."""

from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import events, on
from textual.screen import Screen

from goldgavel.text.rules import find_rule, rules_text
from goldgavel.tui.screens import pages
from goldgavel.tui.screens.keys import letter_of
from goldgavel.tui.screens.log import Story
from goldgavel.tui.screens.overlays import Choice, Picking, Reading, Typing
from goldgavel.tui.screens.pane import Acted

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from goldgavel.tui.play.buttons import Button
    from goldgavel.tui.seat.seat import Moment, Refusal
    from goldgavel.tui.tables import Table


class Doing(Screen[str]):
    """The part of a table's screen that knows keys and actions."""

    game_name: ClassVar[str]
    table: "Table"
    moment: "Moment"
    refused = ""
    """Why the last thing was refused, until something else happens."""
    told_hint = ""
    _is_busy = False

    # What the table has of its own.

    def press(self, key: str, letter: str | None) -> bool:
        """A key of this game's own; whether it was one."""
        raise NotImplementedError

    async def act_here(self, word: str, rest: str) -> None:
        """An action of this game's own."""
        raise NotImplementedError

    def buttons(self) -> "list[Button]":
        raise NotImplementedError

    def redraw(self) -> None:
        raise NotImplementedError

    def ways_out(self) -> list[Choice]:
        return [("home", self.say("tui-home")), ("quit", self.say("tui-key-leave"))]

    def endings(self) -> list[Choice]:
        """What can be done when the game is over; who only watched has nothing to play again."""
        again = [("again", self.say("page-ending-again"))] if self.moment.seat is not None else []
        return [*again, *self.ways_out()]

    async def finish(self, then: str) -> None:
        """Leave the table, whatever lies over it."""
        while self.app.screen is not self:
            await self.app.pop_screen()
        self.dismiss(then)

    def say(self, message: str, **args: Any) -> str:
        return self.moment.speech.say(message, **args)

    # Keys and actions.

    async def on_key(self, event: events.Key) -> None:
        letter = letter_of(event.character)
        if self.press(event.key, letter) or self._press_any(event.key, letter):
            event.stop()
            event.prevent_default()

    def _press_any(self, key: str, letter: str | None) -> bool:
        shown = {button.key.lower(): button.action for button in self.buttons()}
        shown["enter"] = next((button.action for button in self.buttons() if button.is_main), "")
        action = shown.get(key) or (shown.get(letter) if letter is not None else None)
        common = {
            "?": "help",
            "q": "leave",
            "h": "hint",
            "r": "rules",
            "t": "talk",
            "/": "command",
            "u": "undo",
            "l": "theme",
        }
        action = action or common.get(letter or "")
        if key in {"pageup", "pagedown"}:
            story = self.query_one(Story)
            (story.scroll_page_up if key == "pageup" else story.scroll_page_down)()
            return True
        if action:
            self.act(action)
        return bool(action)

    @on(Acted)
    def acted(self, message: Acted) -> None:
        self.act(message.action)

    def act(self, action: str) -> None:
        self.run_worker(self._act(action))

    async def _act(self, action: str) -> None:
        word, _, rest = action.partition(" ")
        deeds: dict[str, Callable[[], Awaitable[None]]] = {
            "help": self._help,
            "leave": self._leave,
            "hint": self._hint,
            "rules": self._rules,
            "talk": self._talk,
            "command": self._command,
            "theme": self._switch_theme,
            "undo": lambda: self.done(self.table.seat.take_back()),
            "agree": lambda: self.done(self.table.seat.answer_wish(agree=True)),
            "refuse": lambda: self.done(self.table.seat.answer_wish(agree=False)),
        }
        if word == "move":
            await self.make_move(rest)
        elif word in deeds:
            await deeds[word]()
        else:
            await self.act_here(word, rest)
            self.redraw()

    async def make_move(self, move: str) -> None:
        """One at a time: a second press of a key is not a second move."""
        if not self._is_busy:
            self._is_busy = True
            try:
                await self.done(self.table.seat.move(move, self.moment.decision))
            finally:
                self._is_busy = False

    async def done(self, deed: "Awaitable[Refusal | None]") -> None:
        refusal = await deed
        self.refused = "" if refusal is None else refusal.text
        if refusal is not None:
            self.app.bell()
            self.redraw()

    async def pick(self, title: str, choices: list[Choice], page: list[Any] | None = None) -> str | None:
        """One of several; what leaves no choice is not asked."""
        if len(choices) == 1 and not page:
            return choices[0][0]
        found: str | None = await self.app.push_screen_wait(Picking(title, choices, page or []))
        return found

    async def _help(self) -> None:
        await self.app.push_screen_wait(
            Reading(
                self.say("tui-help-title"), pages.help_page(self.game_name, self.moment.speech, self.app.theme)
            )
        )

    async def _rules(self) -> None:
        await self._read_rules(rules_text(self.game_name, self.moment.speech.lang))

    async def _read_rules(self, markdown: str) -> None:
        page = pages.rules_page(markdown, self.game_name, self.app.theme)
        await self.app.push_screen_wait(Reading(self.say("tui-key-rules"), page))

    async def _switch_theme(self) -> None:
        await self.app.run_action("app.switch_theme")

    async def _leave(self) -> None:
        kept = "tui-leave-kept" if self.table.header is not None else "page-menu-leave-about"
        is_over = self.moment.is_over()
        choices = [("stay", self.say("page-menu-stay")), *(self.endings() if is_over else self.ways_out())]
        page = [] if is_over else [Text(self.say(kept))]
        chosen = await self.app.push_screen_wait(Picking(self.say("page-menu-leave-sure"), choices, page))
        if chosen is not None and chosen != "stay":
            await self.finish(chosen)

    async def _hint(self) -> None:
        if not self.table.seat.is_alone:
            return
        hint = await self.table.seat.hint()
        self.told_hint = self.say("tui-hint", move=hint or "none")
        self.redraw()

    async def _talk(self) -> None:
        text = await self.app.push_screen_wait(Typing(self.say("tui-talk-title")))
        if text is not None:
            await self.done(self.table.seat.say(text))

    async def _command(self) -> None:
        """A move as it is written, or a rule by its number."""
        example = self.moment.view.legal[0] if self.moment.view is not None and self.moment.view.legal else ""
        typed = await self.app.push_screen_wait(Typing(self.say("tui-command-title"), example))
        if typed is None:
            return
        rule = find_rule(self.game_name, typed, self.moment.speech.lang)
        if rule is not None:
            await self._read_rules(rule)
        else:
            await self.make_move(pages.move_typed(typed, self.moment.view))
