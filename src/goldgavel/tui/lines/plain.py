"""Plays a game line by line, for screen readers, pipes and small terminals. It shows one seat's view only."""

import textwrap
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from goldgavel.games.chapters import Chapter, Heading, chapter_after
from goldgavel.games.reference import reference_card
from goldgavel.games.registry import component
from goldgavel.kernel.errors import GameError
from goldgavel.protocol.messages import GiveOrder, Ready
from goldgavel.text import Speech, game_word, say
from goldgavel.text.markdown import flowing, plain
from goldgavel.text.rules import find_rule, rule_blocks
from goldgavel.tui.commands.messages import message_of
from goldgavel.tui.commands.moves import example_line, is_unreadable, not_understood, typed_move
from goldgavel.tui.commands.vocabulary import command_named, shown_move, usual_names
from goldgavel.tui.lines.interface import LINES
from goldgavel.tui.lines.menu import Menu
from goldgavel.tui.lines.prompt import PlayerLeft, read_line
from goldgavel.tui.lines.seat_thread import SeatThread
from goldgavel.tui.lines.style import card_theme

if TYPE_CHECKING:
    from rich.console import Console

    from goldgavel.protocol.messages import Refusal
    from goldgavel.session.updates import EntryView
    from goldgavel.tui.seat.seat import SeatSnapshot
    from goldgavel.tui.tables import TerminalTable

WIDEST = 100


def run_lines(table: "TerminalTable", console: "Console", lang: str) -> int:
    """Play at a table until the game is over or the player leaves, and return the exit code."""
    console.push_theme(card_theme())
    try:
        with SeatThread(table.seat) as seat_thread:
            line_game = PlainGame(table.game.name, seat_thread, console)
            line_game.show([welcome(table, lang)])
            line_game.play()
    except (PlayerLeft, KeyboardInterrupt):
        console.print()
        if table.leave():
            console.print(say("cli-play-left-kept", lang))
        console.print(say("cli-play-left", lang))
    finally:
        table.leave()
    return 0


def welcome(table: "TerminalTable", lang: str) -> str:
    game, leave = game_word(table.game.name), usual_names(lang)["quit"]
    if table.header is None:
        return say("cli-play-welcome-joined", lang, game=game, quit=leave)
    return say("cli-play-welcome", lang, game=game, seed=str(table.header.seed), quit=leave)


class PlainGame:
    def __init__(self, game: str, seat_thread: "SeatThread", console: "Console") -> None:
        self.game = game
        self.seat_thread = seat_thread
        self.console = console
        self.snapshot: SeatSnapshot = seat_thread.seat.snapshot
        self.drawing = component(game, LINES)
        self.chapters: list[list[Any]] = [[]]
        self.chapter = Chapter()
        self.lines_shown = 0
        self.last_drawn: Any = None
        self.last_asked: Any = None

    @property
    def speech(self) -> Speech:
        return self.snapshot.speech

    @property
    def view(self) -> Any:
        return self.snapshot.view

    def play(self) -> None:
        """Play to the end of the game. Raises PlayerLeft if the player leaves earlier."""
        while not self.snapshot.is_over():
            self.process_next()
            if self.snapshot.waits_for_player and not self.seat_thread.has_pending():
                self.prompt_player()
        while self.seat_thread.has_pending():
            self.process_next()

    def process_next(self) -> None:
        """Wait for the next snapshot and show what is new in it."""
        before, self.snapshot = self.snapshot, self.seat_thread.next_snapshot()
        if self.snapshot.connection_problem and self.snapshot.connection_problem != before.connection_problem:
            self.show([self.snapshot.connection_problem])
        if self.snapshot.status == "open" and before.speech.names != self.snapshot.speech.names:
            self.show([self.speech.say("tui-waiting-for-start", names=", ".join(self.speech.names))])
        for news in self.snapshot.news:
            self.show_news(news)
        if self.snapshot.remarks:
            self.show(list(self.snapshot.remarks))
        if self.view is not None and self.view.phase == "deal":
            self.seat_thread.run(self.seat_thread.seat.send(Ready()))

    def show_news(self, news: "EntryView") -> None:
        if news.is_aside() or not news.events:
            self.show([self.speech.line(line) for line in news.words or ()])
            return
        titles = [heading for heading in news.headings or () if heading.outcome is UNSET]
        for event in news.events:
            self.show_title(event, titles)
            if self.drawing.begins_chapter(event):
                self.chapters = [self.chapters[-1], []]
            lines = self.drawing.event_lines(event, self.view, self.speech)
            self.chapters[-1] += lines
            self.lines_shown += len(lines)
            self.show(lines)

    def show_title(self, event: Any, titles: list[Heading]) -> None:
        """Show the title of the chapter that the event begins, if it begins one."""
        before, self.chapter = self.chapter, chapter_after(self.game, [event], self.chapter)
        if self.chapter.is_same(before) or not titles:
            return
        begun = titles.pop(0)
        self.chapter = replace(self.chapter, round=begun.round, number=begun.number)
        self.show(["", self.speech.phrase(begun.title)])

    def show(self, lines: list[Any]) -> None:
        for line in lines:
            if isinstance(line, str):
                self.console.print(wrapped(line, self.console.width), soft_wrap=True)
            else:
                self.console.print(line)

    # The player's turn.

    def prompt_player(self) -> None:
        """Read commands until one of them leads to a new snapshot."""
        menu = self.show_turn()
        while not self.seat_thread.has_pending():
            typed = read_line(self.console, self.speech.say("cli-play-prompt")).strip()
            if typed and not self.run_command(typed, menu):
                self.try_move(typed, menu)

    def try_move(self, typed: str, menu: Menu) -> None:
        """Make the typed move, or say why that is not possible."""
        move = menu.numbers.get(typed) or typed_move(typed, self.view, self.speech.lang)
        if typed.isdecimal() and move is None:
            words = usual_names(self.speech.lang)
            self.show([self.speech.say("cli-play-no-such-number", number=typed[:20], moves=words["moves"])])
            return
        refusal = None if move is None else self.make_move(move)
        if move is None or (refusal is not None and is_unreadable(refusal.code)):
            self.show([not_understood(typed, self.snapshot)])
        else:
            self.show_refusal(refusal)

    def make_move(self, move: str) -> "Refusal | None":
        """Send a move. A bid change outside a bid window becomes a standing order for the next window."""
        seat = self.seat_thread.seat
        if move.lower().startswith("swap ") and self.view.phase != "window" and not seat.is_local:
            refused = self.seat_thread.run(seat.send(GiveOrder(order="change", move=move)))
            if refused is None:
                self.show([self.speech.say("tui-order-armed")])
            return refused
        return self.seat_thread.run(seat.move(move, self.snapshot.decision))

    def show_turn(self) -> Menu:
        """Show the table and the moves, but not again what has not changed: a clock changes neither."""
        looks = (self.view.to_move, self.lines_shown)
        asked = (self.snapshot.decision, self.view.legal, self.snapshot.wish)
        menu = self.drawing.moves(self.view, self.speech)
        if looks != self.last_drawn:
            self.show_table()
        if (looks, asked) != (self.last_drawn, self.last_asked):
            self.show_moves(menu)
        self.last_drawn, self.last_asked = looks, asked
        return menu

    def show_table(self) -> None:
        self.console.rule(style="dim")
        self.show(self.drawing.draw(self.view, self.speech))

    def show_moves(self, menu: Menu) -> None:
        if self.snapshot.wish is not None and self.snapshot.wish.seat != self.snapshot.seat:
            wish = self.speech.of(f"told-wish-{self.snapshot.wish.wish}", self.snapshot.wish.seat)
            words = usual_names(self.speech.lang)
            self.show([self.speech.say("tui-wish-plain", wish=wish, agree=words["agree"], refuse=words["refuse"])])
        if menu.lines:
            self.show([self.speech.say("cli-play-moves"), *menu.lines])

    # Commands other than moves.

    def run_command(self, typed: str, menu: Menu) -> bool:
        """Run a command that is not a move. Returns False if it is not such a command."""
        word, *rest = typed.split()
        command = command_named(word, self.speech.lang)
        if command == "quit":
            raise PlayerLeft
        if command == "help":
            self.show([self.help_text()])
        elif command == "rules":
            self.show([self.rule(" ".join(rest))])
        elif command == "reference":
            self.show([self.reference_text()])
        elif command == "hand":
            self.show([self.drawing.hand(self.view, self.speech)])
        elif command == "last":
            last = self.chapters[0] if len(self.chapters) > 1 else []
            self.show(last or [self.speech.say("cli-play-no-last")])
        elif command == "table":
            self.show_table()
        elif command == "moves":
            self.show_moves(menu)
        else:
            return self.run_table_command(command, typed)
        return True

    def run_table_command(self, command: str | None, typed: str) -> bool:
        """Run a command that involves other players or the whole game. Returns False if it is not one."""
        seat = self.seat_thread.seat
        message = message_of(command, typed.partition(" ")[2], self.snapshot)
        if message is not None:
            self.show_refusal(self.seat_thread.run(seat.send(message)))
        elif command == "hint":
            hint = self.seat_thread.run(seat.hint())
            move = "none" if hint is None else shown_move(hint, self.speech.lang)
            self.show([self.speech.say("tui-hint", move=move)])
        elif command in {"ask", "keep"} and command not in self.view.legal and not seat.is_local:
            order = GiveOrder(order="ask" if command == "ask" else "keep")
            self.show_refusal(self.seat_thread.run(seat.send(order)))
        else:
            return False
        return True

    def help_text(self) -> str:
        example = example_line(self.snapshot)
        return self.speech.say("cli-play-help", example=example, **usual_names(self.speech.lang))

    def reference_text(self) -> str:
        try:
            return plain(reference_card(self.game, self.view.options, self.speech.lang))
        except GameError as problem:
            return problem.text(self.speech.lang)

    def show_refusal(self, refusal: "Refusal | None") -> None:
        if refusal is not None:
            self.show([self.speech.text(refusal.told())])

    def rule(self, number: str) -> str:
        lang, game = self.speech.lang, self.game
        found = find_rule(game, number, lang) if number else None
        if found is None:
            numbers = list(rule_blocks(game, lang))
            return self.speech.say(
                "cli-play-rule-range", rules=usual_names(lang)["rules"], first=numbers[0], last=numbers[-1]
            )
        return flowing(found)


def wrapped(text: str, width: int) -> str:
    """Wrap text at spaces, but not at no-break spaces."""
    wide = min(width, WIDEST)
    return "\n".join(textwrap.fill(line, wide, break_on_hyphens=False) for line in text.splitlines())
