"""The player's own cards at a table of Aurum, and the one that they have in mind.

What may be played, and why not the rest, comes with the moment: `legal` of the view, and the refusals.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.text import LazyText
from goldgavel.tui.play.buttons import Button

if TYPE_CHECKING:
    from goldgavel.tui.seat.seat import Moment, Refusal

VERBS = {"bid": "bid", "play": "play"}
"""By phase: what is done with a card."""
METAL_KEYS = {"b": "Bi", "c": "Cu", "p": "P", "a": "Ag", "z": "Zn", "g": "Au"}


class AurumPlay:
    def __init__(self) -> None:
        self.moment: Moment | None = None
        self.by_rank = False
        self.cards: list[str] = []
        """The hand, then the gold."""
        self.hand_size = 0
        self.at: int | None = None
        """Which of them is in mind."""
        self.meant: str | None = None
        """A card that is to be played as soon as it is the player's turn, if it may be then."""

    def meet(self, moment: "Moment") -> None:
        """A new moment: what is in mind stays there, as long as it is held."""
        chosen, before = self.card, None if self.moment is None else self.moment.decision
        self.moment = moment
        self._lay_out()
        self.at = self.cards.index(chosen) if chosen in self.cards else None
        is_new = moment.is_asked() and moment.decision != before
        if is_new and (self.at is None or not self.is_legal(self.cards[self.at])):
            self.at = next((place for place, card in enumerate(self.cards) if self.is_legal(card)), self.at)

    def _lay_out(self) -> None:
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
        return None if self.moment is None else self.moment.view

    @property
    def card(self) -> str | None:
        return None if self.at is None or self.at >= len(self.cards) else self.cards[self.at]

    # Choosing.

    def sort_otherwise(self) -> None:
        chosen = self.card
        self.by_rank = not self.by_rank
        self._lay_out()
        self.at = None if chosen is None else self.cards.index(chosen)

    def step(self, by: int) -> None:
        if self.cards:
            self.at = (
                (0 if by > 0 else len(self.cards) - 1) if self.at is None else (self.at + by) % len(self.cards)
            )

    def choose(self, place: int) -> None:
        if 0 <= place < len(self.cards):
            self.at = place

    def seek(self, key: str) -> bool:
        """The next card of a metal, by its letter, or of a rank, by its digit; whether the key was such a one."""
        if key not in METAL_KEYS and not (len(key) == 1 and key in "0123456789"):
            return False
        start = -1 if self.at is None else self.at
        order = [(start + step) % len(self.cards) for step in range(1, len(self.cards) + 1)] if self.cards else []
        fitting = [place for place in order if fits(self.cards[place], key)]
        self.at = fitting[0] if fitting else self.at
        return True

    # Playing.

    def move_of(self, card: str | None) -> str | None:
        verb = VERBS.get(self.view.phase) if self.view is not None else None
        return None if verb is None or card is None else f"{verb} {card}"

    def is_legal(self, card: str) -> bool:
        return self.view is not None and self.move_of(card) in self.view.legal

    def is_dull(self, card: str) -> bool:
        """Whether the player is asked for a card, and this one may not be it."""
        asked = self.moment is not None and self.moment.is_asked() and self.view.phase in VERBS
        return asked and not self.is_legal(card)

    def refusal(self) -> "Refusal | None":
        """Why the card in mind may not be played."""
        if self.moment is None or not self.moment.is_asked():
            return None
        return self.moment.refusals.get(self.move_of(self.card) or "")

    def take_meant(self) -> str | None:
        """The move that was decided on before, if it can be made now."""
        meant = self.move_of(self.meant)
        if self.moment is None or not self.moment.is_asked() or self.view.phase != "play":
            return None
        self.meant = None
        return meant if meant in self.view.legal else None

    def buttons(self) -> list[Button]:
        """Those that are there now; the first is the one that matters."""
        moment, view = self.moment, self.view
        if moment is None or view is None or moment.seat is None:
            return []
        found = []
        if moment.is_asked() and self.card is not None and self.is_legal(self.card):
            found.append(Button(f"move {self.move_of(self.card)}", self._words(view.phase), "⏎", is_main=True))
        for move, words, key in (("keep", "page-do-keep", "K"), ("end", "page-do-end", "E")):
            if move in view.legal:
                found.append(Button(f"move {move}", LazyText(words, {}), key, is_main=not found))
        if view.changes and moment.order is not None:
            found.append(Button("change-bid", LazyText("page-change-bid", {}), "X"))
        if moment.undo is not None:
            found.append(Button("undo", LazyText("tui-undo", {}), "U"))
        sorting = "page-sort-by-metal" if self.by_rank else "page-sort-by-rank"
        return [*found, Button("sort", LazyText(sorting, {}), "S")]

    def _words(self, phase: str) -> LazyText:
        card = self.card or ""
        if phase == "bid":
            return LazyText("page-do-bid", {"rank": rank_of(card), "card": card})
        return LazyText("page-do-play", {"card": card})


def fits(card: str, key: str) -> bool:
    if key in METAL_KEYS:
        return metal_of(card) == METAL_KEYS[key]
    return rank_of(card) == int(key) or (key == "0" and rank_of(card) == 10)
