"""An Aurum player's cards and the selected one.

The snapshot says what may be played (`legal` of the view) and why other cards may not (the refusals).
"""

from typing import TYPE_CHECKING, Any

from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.games.aurum.wording.cards import metal_name
from goldgavel.text import LazyText
from goldgavel.tui.play.prompt import Button, winners_text

if TYPE_CHECKING:
    from goldgavel.protocol.messages import Refusal
    from goldgavel.text import Speech
    from goldgavel.tui.seat.seat import SeatSnapshot

VERBS = {"bid": "bid", "play": "play"}
"""What is done with a card, by phase."""
METAL_KEYS = {"b": "Bi", "c": "Cu", "p": "P", "a": "Ag", "z": "Zn", "g": "Au"}


class AurumPlay:
    def __init__(self) -> None:
        self.snapshot: SeatSnapshot | None = None
        self.by_rank = False
        self.cards: list[str] = []
        """The hand, then the gold."""
        self.hand_size = 0
        self.cursor: int | None = None
        """The index of the selected card."""
        self.queued: str | None = None
        """A card to play as soon as it is the player's turn, if it is legal then."""

    def update(self, snapshot: "SeatSnapshot") -> None:
        """Take over a new snapshot. The selected card stays selected as long as the player holds it.

        A new decision selects the first legal card unless the selected one is legal.
        """
        chosen, before = self.card, None if self.snapshot is None else self.snapshot.decision
        self.snapshot = snapshot
        self._sort_cards()
        self.cursor = self.cards.index(chosen) if chosen in self.cards else None
        is_new = snapshot.has_decision() and snapshot.decision != before
        if is_new and (self.cursor is None or not self.is_legal(self.cards[self.cursor])):
            self.cursor = next(
                (place for place, card in enumerate(self.cards) if self.is_legal(card)), self.cursor
            )

    def _sort_cards(self) -> None:
        view = self.view
        hand = sorted(view.hand or (), key=self._order) if view is not None else []
        stock = view.stocks[view.seat] if view is not None and view.seat is not None else ()
        self.hand_size = len(hand)
        self.cards = [*hand, *stock]

    def _order(self, card: str) -> tuple[Any, ...]:
        metals = list(METAL_KEYS.values())
        by_metal = (metals.index(metal_of(card)), rank_of(card))
        return by_metal[::-1] if self.by_rank else by_metal

    @property
    def view(self) -> Any:
        return None if self.snapshot is None else self.snapshot.view

    @property
    def card(self) -> str | None:
        return None if self.cursor is None or self.cursor >= len(self.cards) else self.cards[self.cursor]

    # Selecting.

    def toggle_sort(self) -> None:
        chosen = self.card
        self.by_rank = not self.by_rank
        self._sort_cards()
        self.cursor = None if chosen is None else self.cards.index(chosen)

    def step(self, by: int) -> None:
        if self.cards:
            self.cursor = (
                (0 if by > 0 else len(self.cards) - 1)
                if self.cursor is None
                else (self.cursor + by) % len(self.cards)
            )

    def choose(self, place: int) -> None:
        if 0 <= place < len(self.cards):
            self.cursor = place

    def seek(self, key: str) -> bool:
        """Select the next card of a metal (by its letter) or rank (by its digit). Returns False for other keys."""
        if key not in METAL_KEYS and not (len(key) == 1 and key in "0123456789"):
            return False
        start = -1 if self.cursor is None else self.cursor
        order = [(start + step) % len(self.cards) for step in range(1, len(self.cards) + 1)] if self.cards else []
        matching = [place for place in order if matches_key(self.cards[place], key)]
        self.cursor = matching[0] if matching else self.cursor
        return True

    # Playing.

    def move_of(self, card: str | None) -> str | None:
        verb = VERBS.get(self.view.phase) if self.view is not None else None
        return None if verb is None or card is None else f"{verb} {card}"

    def is_legal(self, card: str) -> bool:
        return self.view is not None and self.move_of(card) in self.view.legal

    def is_unplayable(self, card: str) -> bool:
        """True if the player has to choose a card and may not choose this one."""
        asked = self.snapshot is not None and self.snapshot.has_decision() and self.view.phase in VERBS
        return asked and not self.is_legal(card)

    def refusal(self) -> "Refusal | None":
        """Return why the selected card may not be played, or None."""
        if self.snapshot is None or not self.snapshot.has_decision():
            return None
        return self.snapshot.refusals.get(self.move_of(self.card) or "")

    def take_queued_move(self) -> str | None:
        """Return the queued move if it can be made now, and clear the queue on the player's turn."""
        move = self.move_of(self.queued)
        if self.snapshot is None or not self.snapshot.has_decision() or self.view.phase != "play":
            return None
        self.queued = None
        return move if move in self.view.legal else None

    def buttons(self) -> list[Button]:
        """Return the available buttons, the most important first."""
        snapshot, view = self.snapshot, self.view
        if snapshot is None or view is None or snapshot.seat is None:
            return []
        found = []
        if snapshot.has_decision() and self.card is not None and self.is_legal(self.card):
            found.append(Button(f"move {self.move_of(self.card)}", self._words(view.phase), "⏎", is_main=True))
        for move, words, key in (("keep", "page-do-keep", "K"), ("end", "page-do-end", "E")):
            if move in view.legal:
                found.append(Button(f"move {move}", LazyText(words, {}), key, is_main=not found))
        if view.changes and snapshot.order is not None:
            found.append(Button("change-bid", LazyText("page-change-bid", {}), "X"))
        if snapshot.undo is not None:
            found.append(Button("undo", LazyText("tui-undo", {}), "U"))
        sorting = "page-sort-by-metal" if self.by_rank else "page-sort-by-rank"
        return [*found, Button("sort", LazyText(sorting, {}), "S")]

    def _words(self, phase: str) -> LazyText:
        card = self.card or ""
        if phase == "bid":
            return LazyText("page-do-bid", {"rank": rank_of(card), "card": card})
        return LazyText("page-do-play", {"card": card})

    # Words for the prompt.

    def question(self, snapshot: "SeatSnapshot") -> str:
        speech, view = snapshot.speech, snapshot.view
        if view.phase == "bid":
            return speech.say("page-ask-bid")
        if view.phase == "window":
            is_patient = snapshot.order is None or snapshot.order.order == "ask"
            return speech.say("page-ask-window" if is_patient else "page-aurum-window-open")
        if not view.trick:
            return speech.say("page-ask-lead")
        metals = speech.join([metal_name(metal, speech) for metal in view.so_far.metals])
        return speech.say("page-aurum-ask-end" if "end" in view.legal else "page-ask-play", metals=metals)

    def result(self, view: Any, speech: "Speech") -> str:
        return winners_text(
            "page-over", [seat for side in view.winners for seat in view.sides[side].seats], speech
        )


def matches_key(card: str, key: str) -> bool:
    if key in METAL_KEYS:
        return metal_of(card) == METAL_KEYS[key]
    return rank_of(card) == int(key) or (key == "0" and rank_of(card) == 10)
