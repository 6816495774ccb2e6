"""A game line by line, for screen readers, pipes and small terminals. Only the view of the own seat is shown."""

import textwrap
from importlib import import_module
from typing import TYPE_CHECKING, Any

from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech
from goldgavel.text.markdown import flowing
from goldgavel.text.rules import find_rule, rule_blocks
from goldgavel.tui.lines.menu import Menu
from goldgavel.tui.lines.prompt import LeftTheTable, read_line

if TYPE_CHECKING:
    from rich.console import Console

    from goldgavel.tui.lines.host import Host
    from goldgavel.tui.seat.seat import Moment, News, Refusal

WIDEST = 100


class PlainGame:
    def __init__(self, game: str, host: "Host", console: "Console") -> None:
        self.game = game
        self.host = host
        self.console = console
        self.moment: Moment = host.seat.moment
        self.drawing = import_module(f"goldgavel.tui.lines.{game}")
        self.chapters: list[list[Any]] = [[]]
        self.told = 0
        self.drawn: Any = None

    @property
    def speech(self) -> Speech:
        return self.moment.speech

    @property
    def view(self) -> Any:
        return self.moment.view

    def play(self) -> None:
        """To the end of the game; LeftTheTable if the person leaves before."""
        while not self.moment.is_over():
            self.look()
            if self.moment.waits and not self.host.is_behind():
                self.ask_person()
        while self.host.is_behind():
            self.look()

    def look(self) -> None:
        """Live through the next moment."""
        before, self.moment = self.moment, self.host.next()
        if self.moment.away and self.moment.away != before.away:
            self.show([self.moment.away])
        if self.moment.status == "open" and before.speech.names != self.moment.speech.names:
            self.show([self.speech.say("tui-waiting-for-start", names=", ".join(self.speech.names))])
        for news in self.moment.news:
            self.tell(news)
        if self.view is not None and self.view.phase == "deal":
            self.host.do(self.host.seat.get_ready())

    def tell(self, news: "News") -> None:
        if news.aside or not news.events:
            self.show(list(news.words))
            return
        for event in news.events:
            if self.drawing.begins_chapter(event):
                self.chapters = [self.chapters[-1], []]
            told = self.drawing.tell(event, self.view, self.speech)
            self.chapters[-1] += told
            self.told += len(told)
            self.show(told)

    def show(self, lines: list[Any]) -> None:
        for line in lines:
            if isinstance(line, str):
                self.console.print(wrapped(line, self.console.width), soft_wrap=True)
            else:
                self.console.print(line)

    # Asking.

    def ask_person(self) -> None:
        """Until something is done that makes another moment."""
        menu = self.show_turn()
        while not self.host.is_behind():
            typed = read_line(self.console, self.speech.say("cli-play-prompt")).strip()
            if not typed or self.obey(typed, menu):
                continue
            refusal = self.make_move(menu.move_for(typed))
            if refusal is not None:
                self.refuse(typed, refusal)

    def make_move(self, move: str) -> "Refusal | None":
        """A change of a bid at another time than before a trick is meant for the next one."""
        seat = self.host.seat
        if move.lower().startswith("swap ") and self.view.phase != "window" and not seat.is_alone:
            refused = self.host.do(seat.give_order(Order(order="change", move=move)))
            if refused is None:
                self.show([self.speech.say("tui-order-armed")])
            return refused
        return self.host.do(seat.move(move, self.moment.decision))

    def refuse(self, typed: str, refusal: "Refusal") -> None:
        if typed.isdecimal():
            self.show([self.speech.say("cli-play-no-such-number", number=typed[:20])])
        else:
            self.show([refusal.text])

    def show_turn(self) -> Menu:
        """The table and the moves; a table that still looks the same is not drawn again."""
        looks = (self.view.to_move, self.told)
        if looks != self.drawn:
            self.show_table()
            self.drawn = looks
        menu: Menu = self.drawing.moves(self.view, self.speech)
        self.show_moves(menu)
        return menu

    def show_table(self) -> None:
        self.console.rule(style="dim")
        self.show(self.drawing.draw(self.view, self.speech))

    def show_moves(self, menu: Menu) -> None:
        if self.moment.wish is not None and self.moment.wish.seat != self.moment.seat:
            wish = self.speech.of(f"told-wish-{self.moment.wish.wish}", self.moment.wish.seat)
            self.show([self.speech.say("tui-wish-plain", wish=wish)])
        if menu.lines:
            self.show([self.speech.say("cli-play-moves"), *menu.lines])

    # Words that are not moves.

    def obey(self, typed: str, menu: Menu) -> bool:
        """Whether it was such a word; then it is done."""
        word, *rest = typed.lower().split()
        if word in {"quit", "exit", "q"}:
            raise LeftTheTable
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
            return self.obey_at_table(word, typed)
        return True

    def obey_at_table(self, word: str, typed: str) -> bool:
        """What is done with the others at the table, or with the game as a whole."""
        seat = self.host.seat
        if word == "undo":
            self.answer(self.host.do(seat.take_back()))
        elif word == "hint":
            self.show([self.speech.say("tui-hint", move=self.host.do(seat.hint()) or "none")])
        elif word == "say":
            self.answer(self.host.do(seat.say(typed.partition(" ")[2])))
        elif word in {"agree", "refuse"} and self.moment.wish is not None:
            self.answer(self.host.do(seat.answer_wish(agree=word == "agree")))
        elif word in {"ask", "keep"} and word not in self.view.legal and not seat.is_alone:
            self.answer(self.host.do(seat.give_order(Order(order="ask" if word == "ask" else "keep"))))
        else:
            return False
        return True

    def answer(self, refusal: "Refusal | None") -> None:
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
    """Broken at blanks, never at a no-break space."""
    wide = min(width, WIDEST)
    return "\n".join(textwrap.fill(line, wide, break_on_hyphens=False) for line in text.splitlines())
