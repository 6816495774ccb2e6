"""The screen of an Aurum table."""

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal

from goldgavel.games.aurum.knowledge import events
from goldgavel.kernel.ties import tie_message
from goldgavel.protocol.messages import GiveOrder
from goldgavel.tui.draw import aurum as drawing
from goldgavel.tui.draw.canvas import Canvas
from goldgavel.tui.draw.palette import METAL_SHAPES, METALS_IN_TEXT
from goldgavel.tui.draw.players import lobby
from goldgavel.tui.play.aurum import AurumPlay
from goldgavel.tui.screens.pages import Guide, Symbol
from goldgavel.tui.screens.pane import Pane
from goldgavel.tui.screens.table import TableScreen
from goldgavel.tui.sheets.aurum import rounds_table, sheet

ARROWS = {"left": -1, "right": 1, "up": -1, "down": 1}


class AurumScreen(TableScreen):
    guide = Guide(
        keys=("choose", "seek", "enter", "change", "sort", "keep"),
        example="play Ag7",
        about="tui-help-aurum",
        symbols=tuple(Symbol(shape, metal, METALS_IN_TEXT[metal]) for metal, shape in METAL_SHAPES.items()),
    )

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.play = AurumPlay()

    def body(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield Pane(self._standings, "standings")
            yield Pane(self._felt, "felt")
            yield self.game_log()

    def below(self) -> ComposeResult:
        yield Pane(self._hand, "hand")

    def heading(self) -> list[str]:
        return drawing.heading(self.snapshot.view, self.snapshot.speech)

    def _standings(self, width: int, height: int) -> Canvas:
        if self.snapshot.view is None:
            return Canvas(width, height, drawing.WORDS)
        return drawing.standings(self.snapshot.view, self.snapshot.speech, width, height)

    def _felt(self, width: int, height: int) -> Canvas:
        if self.snapshot.view is None:
            return lobby(self.snapshot.speech, self.palette, width, height)
        return drawing.felt(self.snapshot.view, self.snapshot.speech, width, height)

    def _hand(self, width: int, height: int) -> Canvas:
        return drawing.hand(self.play, self.snapshot.speech, width, height)

    def keys(self) -> list[tuple[str, str, str]]:
        return [("←→", self.say("tui-key-choose"), "step 1"), ("⏎", self.say("tui-key-play"), "confirm")]

    def press(self, key: str, letter: str | None) -> bool:
        if key in ARROWS:
            self.act(f"step {ARROWS[key]}")
        elif key in {"enter", "space"} and not self._has_main():
            self.act("confirm")
        elif letter == "x":
            self.act("change-bid")
        elif letter is not None and self.play.seek(letter):
            self.refusal_text = self.hint_text = ""
            self.redraw()
        else:
            return False
        return True

    def _has_main(self) -> bool:
        return any(button.is_main for button in self.buttons())

    async def act_in_game(self, word: str, rest: str) -> None:
        self.refusal_text = self.hint_text = ""
        if word == "step":
            self.play.step(int(rest))
        elif word == "card":
            await self._click_card(int(rest))
        elif word == "confirm":
            await self._confirm()
        elif word == "sort":
            self.play.toggle_sort()
        elif word == "change-bid":
            await self._change_bid()

    async def _click_card(self, place: int) -> None:
        """Select a card on the first click and play it on the second."""
        if place == self.play.cursor:
            await self._confirm()
        else:
            self.play.choose(place)

    async def _confirm(self) -> None:
        """Play the selected card, or queue it if it is not the player's turn."""
        move = self.play.move_of(self.play.card)
        if move is None:
            return
        if self.snapshot.has_decision():
            await self.make_move(move)
        elif self.snapshot.view.phase == "play":
            self.play.queued = None if self.play.queued == self.play.card else self.play.card

    def follow_up(self) -> None:
        move = self.play.take_queued_move()
        if move is not None:
            self.act(f"move {move}")

    # Changing a bid.

    async def _change_bid(self) -> None:
        """Let the player choose a bid, the gold and the card.

        The change is made immediately in an open bid window, and otherwise ordered for the next one.
        """
        view = self.snapshot.view
        if view is None or not view.changes or self.snapshot.order is None:
            return
        whose = [(change.move, self._bid_words(change.seat)) for change in view.changes]
        pattern = await self.pick(self.say("page-change-whose"), [*whose, *self._keep_choice()])
        if pattern is None or pattern == "keep":
            if pattern == "keep":
                await self.perform(self.table.seat.send(GiveOrder(order="keep")))
            return
        gold = await self.pick(
            self.say("page-change-pay"), [(card, card) for card in dict.fromkeys(view.stocks[view.seat])]
        )
        card = (
            None
            if gold is None
            else await self.pick(self.say("page-change-card"), [(card, card) for card in view.hand])
        )
        if gold is None or card is None:
            return
        await self.make_move(pattern.replace("{gold}", gold).replace("{card}", card))

    async def make_move(self, move: str, typed: str = "") -> None:
        """Make a move. A change of a bid outside an open window is ordered for the next one."""
        view = self.snapshot.view
        is_asked = view is None or (view.phase == "window" and view.seat in view.to_move)
        if is_asked or self.snapshot.order is None or not move.startswith("swap "):
            await super().make_move(move, typed)
            return
        await self.perform(self.table.seat.send(GiveOrder(order="change", move=move)))
        if not self.refusal_text:
            self.hint_text = self.say("tui-order-armed")
            self.redraw()

    def _bid_words(self, seat: int) -> str:
        bid = self.snapshot.view.bids[seat]
        name = self.say("page-change-mine") if seat == self.snapshot.seat else self.snapshot.speech.names[seat]
        return f"{name}: {bid}"

    def _keep_choice(self) -> list[tuple[str, str]]:
        armed = self.snapshot.order is not None and self.snapshot.order.order == "change"
        return [("keep", self.say("page-change-undo"))] if armed else []

    # What happened.

    def sheet_of(self, event: Any) -> list[Any] | None:
        view, speech = self.snapshot.view, self.snapshot.own_speech()
        if isinstance(event, events.RoundScored):
            lines = [Text(line) for line in sheet(view, event, speech)]
            stake = "round" if view.options.match == "points" else "nugget"
            ties = ((event.tie, stake), (view.game_tie, "game"))
            lines += [Text(tie_message(tie, what).text(speech.lang)) for tie, what in ties if tie]
            return [*(part for line in lines for part in (line, Text())), rounds_table(view, speech), Text()]
        return None
