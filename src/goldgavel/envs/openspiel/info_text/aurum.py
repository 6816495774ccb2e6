"""Information texts of Aurum."""

from typing import TYPE_CHECKING, Any

from goldgavel.envs.openspiel.info_text.base import SECRET, InfoText, heaps, joined, numbers
from goldgavel.games.aurum.rules import codes

if TYPE_CHECKING:
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
