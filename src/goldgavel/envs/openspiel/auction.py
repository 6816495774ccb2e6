"""Auction for OpenSpiel. All seats know the same (B27)."""

from typing import TYPE_CHECKING, Any

import numpy as np

from goldgavel.envs.openspiel.adapter import Floats, GameAdapter, Shapes
from goldgavel.envs.openspiel.info_text import InfoText, heaps, joined, numbers
from goldgavel.games.auction.knowledge.view import unseen_places
from goldgavel.games.auction.knowledge.view_items import LOT, Cards
from goldgavel.games.auction.rules.box import GROUPS, KINDS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from goldgavel.envs.openspiel.core import Core
    from goldgavel.games.auction.knowledge.view import AuctionView


class AuctionInfoText(InfoText):
    def seen_cards(self, core: "Core", reader: int) -> str:
        """Return the lots so far, with `?` for an unseen card."""
        del reader
        state = core.state
        if not state.move_log.deals:
            return ""
        unseen, deck = set(unseen_places(state)), state.deck
        last = min(LOT * (state.round + 1), state.deck_size)
        seen = ["?" if place in unseen else KINDS[deck[place]] for place in range(last)]
        lots = heaps(seen[start : start + LOT] for start in range(0, last, LOT))
        return f"first {state.move_log.deals[0][0]} lots {lots}"

    def deal_text(self, number: int, dealt: Any) -> str:
        del number
        first, deck = dealt
        return f"first {first} deck {' '.join(KINDS[card] for card in deck)}"

    def private(self, core: "Core", reader: int) -> str:
        del core
        return f"seat {reader}"

    def public(self, core: "Core") -> str:
        view: AuctionView = core.state.view()
        offer = view.offer
        asked = f"{offer.seat} {offer.given} for {offer.to} {offer.taken} turns {offer.turned}" if offer else ""
        return joined([
            f"round {view.round} {view.phase} turn {numbers(view.to_move)}",
            f"first {view.first}",
            f"lot {' '.join(view.lot)}{' ?' if view.face_down else ''}",
            f"high {view.high_bid} {'-' if view.high_bidder is None else view.high_bidder}",
            f"bidding {numbers(view.bidding)}",
            f"coins {numbers(view.coins)} bank {view.bank}",
            f"cards {' / '.join(_held(cards) for cards in view.cards)}",
            f"tokens {heaps(view.tokens)}",
            f"offer {asked}",
            f"boxed {' / '.join(f'{lot.round} ' + ' '.join(lot.cards) for lot in view.boxed)}",
            f"unseen {' '.join(f'{kind} {getattr(view.unseen, kind)}' for kind in KINDS)}",
        ])  # fmt: skip


def _held(cards: Cards) -> str:
    """Return a player's cards: true cards, waiting replicas and joined replicas."""
    counts = [(kind, getattr(cards, kind)) for kind in KINDS]
    counts += [(f"replica@{group}", getattr(cards.joined, group)) for group in GROUPS]
    return " ".join(f"{form} {count}" for form, count in counts if count)


class AuctionAdapter(GameAdapter):
    def info_text(self) -> InfoText:
        return AuctionInfoText(self.game)

    def past_shapes(self) -> Shapes:
        """Add the cards of all lots."""
        return [("lots", (self.game.box.cards, len(KINDS))), *super().past_shapes()]

    def recall(self, core: "Core", reader: int, parts: dict[str, Floats]) -> None:
        super().recall(core, reader, parts)
        state = core.state
        if state.move_log.deals:
            last = min(LOT * (state.round + 1), state.deck_size)
            seen = [place for place in range(last) if place not in set(unseen_places(state))]
            parts["lots"][seen, np.array(state.deck)[seen]] = 1

    def hidden(self, state: Any, reader: int, entries: "NDArray[np.int64]") -> slice:
        """Every move is public."""
        del state, reader, entries
        return slice(0)

    def deals_of(self, world: Any) -> tuple[Any, ...]:
        return ((world.first, tuple(world.deck)),)
