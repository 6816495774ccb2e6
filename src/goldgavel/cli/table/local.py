"""A game between one person at this terminal and bots. The person is shown the view of the own seat only."""

import textwrap
from importlib import import_module
from typing import TYPE_CHECKING, Any

from goldgavel.bots.driver import Player, ask
from goldgavel.cli.markdown import flowing
from goldgavel.cli.table.menu import Menu
from goldgavel.cli.table.prompt import LeftTheTable, read_line
from goldgavel.kernel.bits import MASK64
from goldgavel.text import Speech
from goldgavel.text.rules import find_rule, rule_blocks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from goldgavel.kernel.game import Game

WIDEST = 100


class LocalGame:
    def __init__(
        self,
        game: "Game[Any, Any]",
        seed: int,
        bots: "Mapping[int, Player]",
        speech: Speech,
        console: "Console",
    ) -> None:
        self.game = game
        self.state = game.start()
        self.state.seed = seed & MASK64
        self.bots = bots
        self.speech = speech
        self.console = console
        self.drawing = import_module(f"goldgavel.cli.table.{game.name}")
        self.chapters: list[list[Any]] = [[]]
        self.told = 0
        self.drawn: Any = None

    @property
    def seat(self) -> int:
        return self.speech.reader or 0

    def play(self) -> None:
        """To the end of the game; LeftTheTable if the person leaves before."""
        while not self.state.is_terminal():
            if self.state.needs_deal():
                self.deal()
            else:
                self.make_move(self.state.current_player())
            self.tell_events()

    def deal(self) -> None:
        """Round by round, so that the sheet of the round before is drawn from the table as it was left."""
        dealer = self.state.clone()
        dealer.deal_from_seed()
        self.state.deal(self.game.deal_data(dealer.ledger.deals[-1]))

    def make_move(self, seat: int) -> None:
        action = self.ask_person() if seat == self.seat else ask(self.state, self.bots[seat])
        self.state.apply_action(action, seat)

    def tell_events(self) -> None:
        view = self.state.view(self.seat)
        for event in self.state.events(self.seat):
            if self.drawing.begins_chapter(event):
                self.chapters = [self.chapters[-1], []]
            told = self.drawing.tell(event, view, self.speech)
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

    def ask_person(self) -> int:
        menu = self.show_turn()
        while True:
            typed = read_line(self.console, self.speech.say("cli-play-prompt")).strip()
            if not typed or self.obey(typed, menu):
                continue
            move = menu.move_for(typed)
            refusal = self.state.why_illegal(move, self.seat)
            if refusal is None:
                action: int = self.game.parse_move(move)
                return action
            if typed.isdecimal():
                self.show([self.speech.say("cli-play-no-such-number", number=typed[:20])])
            else:
                self.show([refusal.text(self.speech.lang)])

    def show_turn(self) -> Menu:
        """The table and the moves; a table that still looks the same is not drawn again."""
        view = self.state.view(self.seat)
        looks = (view.to_move, self.told)
        if looks != self.drawn:
            self.show_table()
            self.drawn = looks
        menu: Menu = self.drawing.moves(view, self.speech)
        self.show_moves(menu)
        return menu

    def show_table(self) -> None:
        self.console.rule(style="dim")
        self.show(self.drawing.draw(self.state.view(self.seat), self.speech))

    def show_moves(self, menu: Menu) -> None:
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
            self.show([self.drawing.hand(self.state.view(self.seat), self.speech)])
        elif word == "last":
            last = self.chapters[0] if len(self.chapters) > 1 else []
            self.show(last or [self.speech.say("cli-play-no-last")])
        elif word == "table":
            self.show_table()
        elif word == "moves":
            self.show_moves(menu)
        else:
            return False
        return True

    def rule(self, number: str) -> str:
        lang, game = self.speech.lang, self.game.name
        found = find_rule(game, number, lang) if number else None
        if found is None:
            numbers = list(rule_blocks(game, lang))
            return self.speech.say("cli-play-rule-range", first=numbers[0], last=numbers[-1])
        return flowing(found)


def wrapped(text: str, width: int) -> str:
    """Broken at blanks, never at a no-break space."""
    wide = min(width, WIDEST)
    return "\n".join(textwrap.fill(line, wide, break_on_hyphens=False) for line in text.splitlines())
