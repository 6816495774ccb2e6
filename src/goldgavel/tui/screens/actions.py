"""The player's actions at a table, by key, mouse or typed command."""

from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace
from rich.text import Text
from textual import events, on
from textual.screen import Screen

from goldgavel.games.reference import reference_card
from goldgavel.kernel.errors import GameError
from goldgavel.text.rules import find_rule, rules_text
from goldgavel.tui.commands.messages import message_of
from goldgavel.tui.commands.moves import example_line, is_unreadable, not_understood, typed_move
from goldgavel.tui.commands.vocabulary import command_named, shown_move
from goldgavel.tui.screens import pages
from goldgavel.tui.screens.keys import letter_of
from goldgavel.tui.screens.log import GameLog
from goldgavel.tui.screens.overlays import Choice, InputOverlay, PickerOverlay, ReaderOverlay
from goldgavel.tui.screens.pages import Guide
from goldgavel.tui.screens.pane import ActionClicked

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from goldgavel.protocol.messages import Refusal
    from goldgavel.tui.play.prompt import Button
    from goldgavel.tui.seat.seat import SeatSnapshot
    from goldgavel.tui.tables import TerminalTable


PAGES = ("help", "rules", "reference")
TYPED_ACTIONS = {name: name for name in (*PAGES, "hint")} | {"quit": "leave"}
"""The commands that can be typed and send no message, with their actions."""


class ActionScreen(Screen[str]):
    """The base of a table's screen that handles keys and actions."""

    game_name: str
    guide: Guide
    """What the help page says about this game."""
    table: "TerminalTable"
    snapshot: "SeatSnapshot"
    refusal_text = ""
    """Why the last action was refused. It is cleared by the next event."""
    hint_text = ""
    _is_busy = False

    # Implemented by subclasses.

    def press(self, key: str, letter: str | None) -> bool:
        """Handle a key of this game. Returns False for other keys."""
        raise NotImplementedError

    async def act_in_game(self, word: str, rest: str) -> None:
        """Run an action of this game."""
        raise NotImplementedError

    def buttons(self) -> "list[Button]":
        raise NotImplementedError

    def redraw(self) -> None:
        raise NotImplementedError

    def exit_choices(self) -> list[Choice]:
        return [("home", self.say("tui-home")), ("quit", self.say("tui-key-leave"))]

    def ending_choices(self) -> list[Choice]:
        """Return the choices when the game is over. A spectator cannot play again."""
        again = [("again", self.say("page-ending-again"))] if self.snapshot.seat is not None else []
        return [*again, *self.exit_choices()]

    async def finish(self, then: str) -> None:
        """Close all overlays and leave the table."""
        while self.app.screen is not self:
            await self.app.pop_screen()
        self.dismiss(then)

    def say(self, message: str, **args: Any) -> str:
        return self.snapshot.speech.say(message, **args)

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
            "m": "reference",
            "t": "talk",
            "/": "command",
            "u": "undo",
            "l": "theme",
        }
        action = action or common.get(letter or "")
        if key in {"pageup", "pagedown"}:
            story = self.query_one(GameLog)
            (story.scroll_page_up if key == "pageup" else story.scroll_page_down)()
            return True
        if action:
            self.act(action)
        return bool(action)

    @on(ActionClicked)
    def handle_click(self, message: ActionClicked) -> None:
        self.act(message.action)

    def act(self, action: str) -> None:
        self.run_worker(self._act(action))

    async def _act(self, action: str) -> None:
        word, _, rest = action.partition(" ")
        actions: dict[str, Callable[[], Awaitable[None]]] = {
            "help": self._help,
            "leave": self._leave,
            "hint": self._hint,
            "rules": self._rules,
            "reference": self._reference,
            "talk": self._talk,
            "command": self._command,
            "theme": self._switch_theme,
        }
        if word == "move":
            await self.make_move(rest)
        elif word in actions:
            await actions[word]()
        elif not await self._send_command(word, rest):
            await self.act_in_game(word, rest)
            self.redraw()

    async def _send_command(self, command: str | None, text: str) -> bool:
        """Send the message of a command. Returns False if it has none now."""
        message = message_of(command, text, self.snapshot)
        if message is not None:
            await self.perform(self.table.seat.send(message))
        return message is not None

    async def make_move(self, move: str, typed: str = "") -> None:
        """Make a move. Further calls are ignored until it is done, so a double key press is one move."""
        if not self._is_busy:
            self._is_busy = True
            try:
                await self.perform(self._send_move(move, typed))
            finally:
                self._is_busy = False

    async def _send_move(self, move: str, typed: str) -> "Refusal | None":
        refusal = await self.table.seat.move(move, self.snapshot.decision)
        if refusal is not None and is_unreadable(refusal.code):
            return replace(refusal, text=not_understood(typed or move, self.snapshot))
        return refusal

    async def perform(self, action: "Awaitable[Refusal | None]") -> None:
        refusal = await action
        if refusal is None:
            self.refusal_text = ""
        else:
            speech = self.snapshot.speech
            self.show_refusal(speech.text(refusal.told()) if refusal.text is UNSET else refusal.text)

    def show_refusal(self, text: str) -> None:
        """Show why the last action was not done."""
        self.refusal_text = text
        self.app.bell()
        self.redraw()

    async def pick(self, title: str, choices: list[Choice], page: list[Any] | None = None) -> str | None:
        """Let the player choose. A single choice without a page is returned without asking."""
        if len(choices) == 1 and not page:
            return choices[0][0]
        found: str | None = await self.app.push_screen_wait(PickerOverlay(title, choices, page or []))
        return found

    async def _help(self) -> None:
        await self.app.push_screen_wait(
            ReaderOverlay(
                self.say("tui-help-title"),
                pages.help_page(self.guide, self.game_name, self.snapshot.speech, self.app.theme),
            )
        )

    async def _rules(self) -> None:
        await self._read_rules(rules_text(self.game_name, self.snapshot.speech.lang))

    async def _read_rules(self, markdown: str) -> None:
        page = pages.rules_page(markdown, self.game_name, self.app.theme)
        await self.app.push_screen_wait(ReaderOverlay(self.say("tui-key-rules"), page))

    async def _reference(self) -> None:
        """Show the reference card for the options of this table."""
        game, lang = self.table.game, self.snapshot.speech.lang
        try:
            card = reference_card(game.name, game.options, lang)
        except GameError as problem:
            self.show_refusal(problem.text(lang))
            return
        page = pages.rules_page(card, game.name, self.app.theme)
        await self.app.push_screen_wait(ReaderOverlay(self.say("page-title-reference"), page))

    async def _switch_theme(self) -> None:
        await self.app.run_action("app.switch_theme")

    async def _leave(self) -> None:
        kept = "tui-leave-kept" if self.table.header is not None else "page-menu-leave-about"
        is_over = self.snapshot.is_over()
        choices = [
            ("stay", self.say("page-menu-stay")),
            *(self.ending_choices() if is_over else self.exit_choices()),
        ]
        page = [] if is_over else [Text(self.say(kept))]
        chosen = await self.app.push_screen_wait(PickerOverlay(self.say("page-menu-leave-sure"), choices, page))
        if chosen is not None and chosen != "stay":
            await self.finish(chosen)

    async def _hint(self) -> None:
        if not self.table.seat.is_local:
            return
        hint = await self.table.seat.hint()
        move = "none" if hint is None else shown_move(hint, self.snapshot.speech.lang)
        self.hint_text = self.say("tui-hint", move=move)
        self.redraw()

    async def _talk(self) -> None:
        text = await self.app.push_screen_wait(InputOverlay(self.say("tui-talk-title")))
        if text is not None:
            await self._send_command("say", text)

    async def _command(self) -> None:
        """Read a typed move, another command, or the number of a rule to show."""
        overlay = InputOverlay(self.say("tui-command-title"), example_line(self.snapshot))
        typed = await self.app.push_screen_wait(overlay)
        if typed is not None:
            await self._run_typed(typed)

    async def _run_typed(self, typed: str) -> None:
        lang = self.snapshot.speech.lang
        rule = find_rule(self.game_name, typed, lang)
        word, _, rest = typed.partition(" ")
        command = command_named(word, lang)
        if rule is not None:
            await self._read_rules(rule)
        elif command in TYPED_ACTIONS:
            await self._act(TYPED_ACTIONS[command])
        elif not await self._send_command(command, rest):
            await self._make_typed_move(typed)

    async def _make_typed_move(self, typed: str) -> None:
        move = typed_move(typed, self.snapshot.view, self.snapshot.speech.lang)
        if move is None:
            self.show_refusal(not_understood(typed, self.snapshot))
        else:
            await self.make_move(move, typed)
