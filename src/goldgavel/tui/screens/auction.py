"""The screen of an Auction table."""

from typing import Any

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from goldgavel.games.auction.knowledge import events
from goldgavel.kernel.ties import tie_message
from goldgavel.text import LazyText
from goldgavel.tui.draw import auction as drawing
from goldgavel.tui.draw.canvas import Canvas
from goldgavel.tui.draw.palette import KIND_SHAPES, KINDS_IN_TEXT
from goldgavel.tui.draw.players import lobby
from goldgavel.tui.play.auction import TOKEN_KEYS, AuctionPlay, card_word
from goldgavel.tui.screens.pages import Guide, Symbol
from goldgavel.tui.screens.pane import Pane
from goldgavel.tui.screens.table import TableScreen
from goldgavel.tui.sheets.auction import sheet_rows

STEPS = {"up": 1, "down": -1, "right": 1, "left": -1, "plus": 1, "minus": -1}


class AuctionScreen(TableScreen):
    guide = Guide(
        keys=("step", "digits", "enter", "pass", "tokens"),
        example="bid 5",
        about="tui-help-auction",
        symbols=tuple(
            Symbol(shape, LazyText(f"kind-{kind}", {}), KINDS_IN_TEXT[kind]) for kind, shape in KIND_SHAPES.items()
        ),
    )

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.play = AuctionPlay()

    def body(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with Vertical(id="auctioneer"):
                yield Pane(self._lot, "lot")
                yield Pane(self._sets, "sets")
            yield self.game_log()

    def below(self) -> ComposeResult:
        yield Pane(self._stepper, "stepper")

    def heading(self) -> list[str]:
        return drawing.heading(self.snapshot.view, self.snapshot.speech)

    def _lot(self, width: int, height: int) -> Canvas:
        if self.snapshot.view is None:
            return Canvas(width, height, drawing.WORDS)
        return drawing.lot(self.snapshot.view, self.play, self.snapshot.speech, width, height)

    def _sets(self, width: int, height: int) -> Canvas:
        if self.snapshot.view is None:
            return lobby(self.snapshot.speech, self.palette, width, height)
        return drawing.sets(self.snapshot.view, self.snapshot.speech, width, height)

    def _stepper(self, width: int, height: int) -> Canvas:
        del height
        return drawing.stepper(self.play, self.snapshot.speech, width)

    def keys(self) -> list[tuple[str, str, str]]:
        return [("↑↓", self.say("tui-key-step"), "step 1"), ("0–9", self.say("tui-key-digits"), "")]

    def press(self, key: str, letter: str | None) -> bool:
        if not self.play.is_bidding():
            return False
        if key in STEPS:
            self.play.step(STEPS[key])
        elif key == "backspace":
            self.play.erase()
        elif letter is not None and letter in "0123456789":
            self.play.type(letter)
        elif letter == "a":
            self.play.all_coins()
        elif letter in TOKEN_KEYS and TOKEN_KEYS[letter] in self.snapshot.view.options.tokens:
            self.play.take_token(TOKEN_KEYS[letter])
        else:
            return False
        self.refusal_text = self.hint_text = ""
        self.redraw()
        return True

    async def act_in_game(self, word: str, rest: str) -> None:
        self.refusal_text = self.hint_text = ""
        if word == "step":
            self.play.step(int(rest))
        elif word == "all":
            self.play.all_coins()
        elif word == "token":
            self.play.take_token(rest)
        elif word == "bid":
            await self._bid()
        elif word == "offer":
            await self._offer()

    async def _bid(self) -> None:
        """Make the selected bid. A bid of all coins has to be confirmed."""
        if self.play.is_all():
            choices = [("no", self.say("page-auction-sure-no")), ("yes", self.say("page-auction-sure-yes"))]
            if await self.pick(self.say("page-auction-sure-all", coins=self.play.coins), choices) != "yes":
                return
        await self.make_move(self.play.move())

    async def _offer(self) -> None:
        """Let the player build an offer: opponent and token, then the two cards. Only legal offers are listed."""
        speech = self.snapshot.speech
        offers = [move.split() for move in self.snapshot.view.legal if move.startswith("offer ")]
        partners = {f"{move[1]} {move[5]}": (speech.names[int(move[1])], move[5]) for move in offers}
        choices = [
            (key, f"{name} · {self.say('page-auction-offer-token')} {self.say(f'page-auction-turn-{token}')}")
            for key, (name, token) in partners.items()
        ]
        chosen = await self.pick(self.say("page-auction-offer-to"), choices)
        if chosen is None:
            return
        to, token = chosen.split()
        offers = [move for move in offers if (move[1], move[5]) == (to, token)]
        given = await self._pick_card("page-auction-offer-give", [move[2] for move in offers])
        taken = await self._pick_card("page-auction-offer-get", [move[4] for move in offers if move[2] == given])
        if given is not None and taken is not None:
            await self.make_move(f"offer {to} {given} for {taken} {token}")

    async def _pick_card(self, title: str, forms: list[str]) -> str | None:
        if not forms:
            return None
        choices = [(form, card_word(form, self.snapshot.speech)) for form in dict.fromkeys(forms)]
        return await self.pick(self.say(title), choices)

    def sheet_of(self, event: Any) -> list[Any] | None:
        if not isinstance(event, events.GameOver):
            return None
        view, speech = self.snapshot.view, self.snapshot.own_speech()
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        grid.add_column("")
        for name in speech.names:
            grid.add_column(name, justify="right")
        rows = sheet_rows(view, speech)
        for place, (label, cells) in enumerate(rows):
            grid.add_row(label, *cells, style="bold" if place == len(rows) - 1 else "")
        return [grid, Text(), Text(tie_message(event.tie, "game").text(speech.lang))] if event.tie else [grid]
