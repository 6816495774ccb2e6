"""Plays a game line by line, for screen readers, pipes and small terminals. It shows one seat's view only."""

import textwrap
from importlib import import_module
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from goldgavel.games.chapters import Chapter, Heading, chapter_after
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech
from goldgavel.text.markdown import flowing
from goldgavel.text.rules import find_rule, rule_blocks
from goldgavel.tui.lines.menu import Menu
from goldgavel.tui.lines.prompt import PlayerLeft, read_line

if TYPE_CHECKING:
    from rich.console import Console

    from goldgavel.tui.lines.seat_thread import SeatThread
    from goldgavel.tui.seat.seat import ActionRefusal, NewsItem, SeatSnapshot

WIDEST = 100


class PlainGame:
    def __init__(self, game: str, seat_thread: "SeatThread", console: "Console") -> None:
        self.game = game
        self.seat_thread = seat_thread
        self.console = console
        self.snapshot: SeatSnapshot = seat_thread.seat.snapshot
        self.drawing = import_module(f"goldgavel.tui.lines.{game}")
        self.chapters: list[list[Any]] = [[]]
        self.chapter = Chapter()
        self.lines_shown = 0
        self.last_drawn: Any = None

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
        if self.view is not None and self.view.phase == "deal":
            self.seat_thread.run(self.seat_thread.seat.get_ready())

    def show_news(self, news: "NewsItem") -> None:
        if news.aside or not news.events:
            self.show(list(news.words))
            return
        titles = [heading for heading in news.headings if heading.outcome is UNSET]
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
        self.chapter = self.chapter._replace(round=begun.round, number=begun.number)
        self.show(["", begun.title])

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
            if not typed or self.run_command(typed, menu):
                continue
            refusal = self.make_move(menu.move_for(typed))
            if refusal is not None:
                self.show_move_refusal(typed, refusal)

    def make_move(self, move: str) -> "ActionRefusal | None":
        """Send a move. A bid change outside a bid window becomes a standing order for the next window."""
        seat = self.seat_thread.seat
        if move.lower().startswith("swap ") and self.view.phase != "window" and not seat.is_local:
            refused = self.seat_thread.run(seat.give_order(Order(order="change", move=move)))
            if refused is None:
                self.show([self.speech.say("tui-order-armed")])
            return refused
        return self.seat_thread.run(seat.move(move, self.snapshot.decision))

    def show_move_refusal(self, typed: str, refusal: "ActionRefusal") -> None:
        if typed.isdecimal():
            self.show([self.speech.say("cli-play-no-such-number", number=typed[:20])])
        else:
            self.show([refusal.text])

    def show_turn(self) -> Menu:
        """Show the table and the moves. An unchanged table is not shown again."""
        looks = (self.view.to_move, self.lines_shown)
        if looks != self.last_drawn:
            self.show_table()
            self.last_drawn = looks
        menu: Menu = self.drawing.moves(self.view, self.speech)
        self.show_moves(menu)
        return menu

    def show_table(self) -> None:
        self.console.rule(style="dim")
        self.show(self.drawing.draw(self.view, self.speech))

    def show_moves(self, menu: Menu) -> None:
        if self.snapshot.wish is not None and self.snapshot.wish.seat != self.snapshot.seat:
            wish = self.speech.of(f"told-wish-{self.snapshot.wish.wish}", self.snapshot.wish.seat)
            self.show([self.speech.say("tui-wish-plain", wish=wish)])
        if menu.lines:
            self.show([self.speech.say("cli-play-moves"), *menu.lines])

    # Commands other than moves.

    def run_command(self, typed: str, menu: Menu) -> bool:
        """Run a command that is not a move. Returns False if it is not such a command."""
        word, *rest = typed.lower().split()
        if word in {"quit", "exit", "q"}:
            raise PlayerLeft
        if word in {"?", "help", "h"}:
            self.show([self.speech.say("cli-play-help")])
        elif word in {"rules", "rule"}:
            self.show([self.rule(" ".join(rest))])
        elif word == "hand":
            self.show([self.drawing.hand(self.view, self.speech)])
        elif word == "last":
            last = self.chapters[0] if len(self.chapters) > 1 else []
            self.show(last or [self.speech.say("cli-play-no-last")])
        elif word == "table":
            self.show_table()
        elif word == "moves":
            self.show_moves(menu)
        else:
            return self.run_table_command(word, typed)
        return True

    def run_table_command(self, word: str, typed: str) -> bool:
        """Run a command that involves other players or the whole game. Returns False if it is not one."""
        seat = self.seat_thread.seat
        if word == "undo":
            self.show_refusal(self.seat_thread.run(seat.take_back()))
        elif word == "hint":
            self.show([self.speech.say("tui-hint", move=self.seat_thread.run(seat.hint()) or "none")])
        elif word == "say":
            self.show_refusal(self.seat_thread.run(seat.say(typed.partition(" ")[2])))
        elif word in {"agree", "refuse"} and self.snapshot.wish is not None:
            self.show_refusal(self.seat_thread.run(seat.answer_wish(agree=word == "agree")))
        elif word in {"ask", "keep"} and word not in self.view.legal and not seat.is_local:
            self.show_refusal(
                self.seat_thread.run(seat.give_order(Order(order="ask" if word == "ask" else "keep")))
            )
        else:
            return False
        return True

    def show_refusal(self, refusal: "ActionRefusal | None") -> None:
        if refusal is not None:
            self.show([refusal.text])

    def rule(self, number: str) -> str:
        lang, game = self.speech.lang, self.game
        found = find_rule(game, number, lang) if number else None
        if found is None:
            numbers = list(rule_blocks(game, lang))
            return self.speech.say("cli-play-rule-range", first=numbers[0], last=numbers[-1])
        return flowing(found)


def wrapped(text: str, width: int) -> str:
    """Wrap text at spaces, but not at no-break spaces."""
    wide = min(width, WIDEST)
    return "\n".join(textwrap.fill(line, wide, break_on_hyphens=False) for line in text.splitlines())
