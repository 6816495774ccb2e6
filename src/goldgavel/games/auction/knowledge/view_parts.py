"""Functions that compute the single fields of a view.

`view.py` combines all of them; `view_diff.py` calls only those whose fields may have changed.
"""

from typing import TYPE_CHECKING

import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.knowledge import derived
from goldgavel.games.auction.knowledge.score_sheets import Lines, sheet_of
from goldgavel.games.auction.knowledge.view_items import (
    OPEN,
    BoxedLot,
    Offer,
    boxed_lots,
    offer_of,
    rounds_in,
    tokens_of_all,
)
from goldgavel.games.auction.rules.box import KINDS

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def everyones_coins(state: "State") -> tuple[int, ...]:
    return tuple([state.coins[seat] for seat in range(state.players)])


def everyones_cards(state: "State") -> tuple[int, ...]:
    """Return each seat's cards as a heap (`card_counts.py`)."""
    return tuple([state.held[seat] for seat in range(state.players)])


def sheet_now(state: "State") -> Lines:
    """Return the score sheet as if the game ended now."""
    return sheet_of(state.by_places, everyones_coins(state), everyones_cards(state))


def unused_tokens(state: "State") -> tuple[tuple[str, ...], ...]:
    return tokens_of_all(tuple([state.unused[seat] for seat in range(state.players)]))


def for_sale(state: "State") -> bool:
    """True if this round's lot is for sale. It is not while a replica of a lot that was won must still join."""
    if state.phase == codes.JOIN:
        return state.offer >= 0
    return codes.BID <= state.phase <= codes.ANSWER


def least_bid(state: "State") -> int | None:
    return state.high + 1 if for_sale(state) else None


def whole_deck(state: "State") -> bytes:
    return bytes([state.deck[place] for place in range(state.deck_size)])


def lot_on_table(state: "State", size: int) -> bytes:
    """Return the first `size` cards of the lot while it is for sale, otherwise none."""
    if not for_sale(state):
        return b""
    top = tables.top_of_lot(state)
    return bytes([state.deck[place] for place in range(top, top + size)])


def lots_in_box(state: "State", *, thirds: bool) -> tuple[BoxedLot, ...]:
    return boxed_lots(state.boxed, whole_deck(state), thirds) if state.boxed else ()


def cards_in_deck(state: "State") -> int:
    laid_out = 0 if state.phase == codes.DEAL else tables.top_of_lot(state) + tables.LOT
    return state.deck_size - laid_out


def unseen_places(state: "State") -> list[int]:
    """Return the unseen places of the deck: third cards in the box, the face-down card, and all later lots."""
    if state.phase == codes.OVER:
        return []
    thirds = [tables.LOT * round_ + OPEN for round_ in rounds_in(state.boxed)]
    if for_sale(state):
        thirds.append(tables.top_of_lot(state) + OPEN)
    return thirds + list(range(state.deck_size - cards_in_deck(state), state.deck_size))


def unseen_counts(state: "State") -> tuple[int, ...]:
    """Return the unseen cards by kind. Before the deal these are all cards of the box (B1)."""
    kinds = range(len(KINDS))
    if state.phase == codes.DEAL:
        return tuple([state.kind_counts[kind] for kind in kinds])
    counts = [0 for _ in kinds]
    for place in unseen_places(state):
        counts[state.deck[place]] += 1
    return tuple(counts)


def open_offer(state: "State") -> Offer | None:
    return offer_of(state, state.bidder, state.offer) if state.offer >= 0 else None


def joining(state: "State") -> int | None:
    return state.turn if state.phase == codes.JOIN else None


def worth_of_lot(state: "State", held: tuple[int, ...]) -> tuple[derived.LotWorth, ...]:
    if not for_sale(state):
        return ()
    return derived.worth_of_lot(state.by_places, lot_on_table(state, OPEN), unseen_counts(state), held)


def worth_of_swap(state: "State", held: tuple[int, ...]) -> derived.SwapWorth | None:
    offer = open_offer(state) if state.phase == codes.ANSWER else None
    if offer is None:
        return None
    return derived.worth_of_swap(state.by_places, held, offer.seat, offer.to, offer.given, offer.taken)


def worth_of_groups(state: "State", held: tuple[int, ...]) -> derived.GroupWorth | None:
    return derived.worth_of_groups(state.by_places, state.turn, held) if state.phase == codes.JOIN else None
