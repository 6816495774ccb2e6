"""Aurum for OpenSpiel: information texts, what a seat has seen in earlier rounds, and deals."""

from math import comb
from typing import TYPE_CHECKING, Any

from goldgavel.envs.openspiel.adapter import Floats, GameAdapter, Shapes
from goldgavel.envs.openspiel.chance import MOST_HANDS, Dealing, Explicit, Sampled
from goldgavel.envs.openspiel.info_text import SECRET, InfoText, heaps, joined, numbers
from goldgavel.games.aurum.rules import codes
from goldgavel.kernel import bits

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from goldgavel.envs.openspiel.core import Core
    from goldgavel.games.aurum.knowledge.view import AurumView


class AurumInfoText(InfoText):
    def log(self, state: Any, reader: int) -> str:
        """Return the moves. The others' bids are secret until all have bid (A9)."""
        if not (state.secret_bids and state.phase == codes.BID):
            return self.whole_log(state)
        move_log = state.move_log
        before = map(self.moves.__getitem__, move_log.moves[: move_log.round_start])
        bids = [
            self.moves[entry] if entry & 7 == reader else f"; {entry & 7} {SECRET}"
            for entry in move_log.moves[move_log.round_start : move_log.size]
        ]
        return "".join([*before, *bids])

    def seen_cards(self, core: "Core", reader: int) -> str:
        """Return the seat's own cards of every round, the cards set aside, and the hands that were shown (A29)."""
        texts = self.game.labels.cards
        parts = []
        for number, (first, hands, aside) in enumerate(core.state.move_log.deals):
            parts.append(
                f"round {number} first {first} hand {' '.join(texts(hands[reader]))}{self._aside_text(aside)}"
            )
        parts += [f"shown {number} {' '.join(texts(cards))}" for number, cards in enumerate(core.shown)]
        return "; ".join(parts)

    def deal_text(self, number: int, dealt: Any) -> str:
        first, hands, aside = dealt
        texts = self.game.labels.cards
        return f"round {number} first {first} hands {heaps(map(texts, hands))}{self._aside_text(aside)}"

    def _aside_text(self, aside: int) -> str:
        return f" aside {' '.join(self.game.labels.cards(aside))}" if aside else ""

    def private(self, core: "Core", reader: int) -> str:
        labels, state = self.game.labels, core.state
        bid = f"; bid {labels.card[state.bids[reader]]}" if state.bids[reader] >= 0 else ""
        return f"seat {reader}; hand {' '.join(labels.cards(state.hand[reader]))}{bid}"

    def public(self, core: "Core") -> str:
        view: AurumView = core.state.view()
        return joined([
            f"round {view.round} {view.phase} turn {numbers(view.to_move)}",
            f"first {view.first} leader {view.leader}",
            f"bids {' '.join(_bid(view, seat) for seat in range(len(view.bids)))}",
            f"tricks {numbers(view.tricks)}",
            f"stocks {heaps(view.stocks)}",
            f"supply {' '.join(view.supply)}",
            f"trick {' '.join(f'{played.seat}:{played.card}' for played in view.trick)}",
            f"hands {numbers(view.hand_sizes)}",
            f"known {heaps(view.known)}",
            f"aside {' '.join(view.aside)}",
            f"unseen {' '.join(view.unseen)}",
            f"nuggets {numbers(view.nuggets)} points {numbers(view.points)}",
        ])  # fmt: skip


def _bid(view: "AurumView", seat: int) -> str:
    return view.bids[seat] or ("?" if view.has_bid[seat] else "-")


class AurumAdapter(GameAdapter):
    def info_text(self) -> InfoText:
        return AurumInfoText(self.game)

    def dealing(self, mode: str) -> Dealing:
        """Return the dealing for this mode; by default the explicit one if the box is small enough."""
        box = self.game.box
        is_small = comb(box.cards, box.hand) <= MOST_HANDS
        return Explicit(box) if mode == "explicit" or (is_small and mode != "sampled") else Sampled()

    def past_shapes(self) -> Shapes:
        """Add the seat's own hands of every round and the hands shown at the ends (A29)."""
        game = self.game
        rounds, cards = game.most_rounds(), game.box.cards
        return [("dealt", (rounds, cards)), ("shown", (rounds, cards)), ("moves", (game.most_moves(), 2))]

    def recall(self, core: "Core", reader: int, parts: dict[str, Floats]) -> None:
        super().recall(core, reader, parts)
        for number, (_, hands, _) in enumerate(core.state.move_log.deals):
            parts["dealt"][number, bits.positions(hands[reader])] = 1
        for number, cards in enumerate(core.shown):
            parts["shown"][number, bits.positions(cards)] = 1

    def hidden(self, state: Any, reader: int, entries: "NDArray[np.int64]") -> "NDArray[np.bool_] | slice":
        """The others' bids are secret until all have bid (A9)."""
        if not (state.secret_bids and state.phase == codes.BID):
            return slice(0)
        hidden: NDArray[np.bool_] = (entries & 7) != reader
        hidden[: state.move_log.round_start] = False
        return hidden

    def deals_of(self, world: Any) -> tuple[Any, ...]:
        return (_dealt(world),)


def _dealt(world: Any) -> tuple[int, tuple[int, ...], int]:
    """Return this round's deal: a card was dealt to the seat that first showed it or holds it unseen (A13)."""
    hands = [0] * world.players
    seen = 0
    for entry in world.move_log.round_entries():
        card = _card_shown(world, entry >> 3)
        if card is not None and not seen >> card & 1:
            seen |= 1 << card
            hands[entry & 7] |= 1 << card
    hands = [hand | world.hand[seat] & ~seen for seat, hand in enumerate(hands)]
    return world.first, tuple(hands), world.aside


def _card_shown(world: Any, action: int) -> int | None:
    """Return the base card that a move brings from the hand to the table."""
    verb, *cards = world.game.texts[action].removesuffix(" partner").split()
    if verb in {"keep", "end"}:
        return None
    number: int = world.game.card_numbers[cards[-1]]
    return number if number < world.cards else None
