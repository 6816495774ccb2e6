"""The view of a seat: everything that it may know (B27).

Hidden information leaves a table only through this module and `event_views.py`. The single fields are computed in
`view_parts.py`, which the incremental diff uses too.

No player holds a secret, so all seats see the same, except for their legal moves. Hidden from everyone are the
face-down card, the order of the deck and the third cards of the lots in the box.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import goldgavel.games.auction.knowledge.view_parts as view_parts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.knowledge import derived, events, ties
from goldgavel.games.auction.knowledge.score_sheets import seats_in
from goldgavel.games.auction.knowledge.view_items import (
    OPEN,
    BoxedLot,
    Cards,
    Kinds,
    Offer,
    cards_of_all,
    kinds_of,
    texts_of,
)
from goldgavel.games.auction.options import AuctionOptions
from goldgavel.kernel.ties import TieBreak
from goldgavel.kernel.views import View, interned

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State

PHASES = ("deal", "bid", "offer", "answer", "join", "over")


class AuctionView(View, frozen=True):
    """Everything that one seat may know now. Lists are by seat."""

    options: AuctionOptions
    lot: tuple[str, ...]
    """The two open cards while the lot is for sale; all three in an open view."""
    face_down: bool
    """True if the third card lies face down next to them."""
    deck_size: int
    unseen: Kinds
    """The counts of all hidden cards: the face-down card, the deck, and third cards in the box."""
    high_bid: int
    """The highest bid of this round, 0 for none."""
    high_bidder: int | None
    least_bid: int | None
    """The lowest possible next bid (B6); None while no lot is for sale."""
    bidding: tuple[int, ...]
    """The seats that are still in the bidding."""
    coins: tuple[int, ...]
    bank: int
    bank_to: int | None
    """The seat that alone has the fewest cards and would take the bank now (B13)."""
    cards: tuple[Cards, ...]
    tokens: tuple[tuple[str, ...], ...]
    """The tokens that each seat can still use (B23)."""
    offer: Offer | None
    """The offer that waits for an answer, or the swap whose replicas are joining (B26)."""
    joining: int | None
    """The seat that must choose which group a replica joins (B11)."""
    boxed: tuple[BoxedLot, ...]
    scores: tuple[events.ScoreLine, ...]
    """The score sheet as if the game ended now; the result once it is over."""
    worth: tuple[derived.LotWorth, ...]
    """The points that the lot would add for each seat, while it is for sale."""
    swap_worth: derived.SwapWorth | None
    """The points that the offer would add for both players, while it waits for an answer."""
    join_worth: derived.GroupWorth | None
    """The points that the replica would add in each group, while one must join."""
    winners: tuple[int, ...] | None
    tie: TieBreak | None
    """How a tie for the game was decided (B22); None if there was none."""
    deck: tuple[str, ...] | None
    """The whole deck as dealt, once the game is over or in an open view."""


def parts_of(state: "State") -> tuple[AuctionView, list[dict[str, Any]]]:
    """Return the public view, and per seat the fields that replace its fields for that seat."""
    return public_view(state), [own_part(state, seat) for seat in range(state.players)]


def views_of(state: "State") -> tuple[AuctionView, ...]:
    """Return the spectator's view, then every seat's. The shared part is built once."""
    public, own_parts = parts_of(state)
    return (public, *[replace(public, **own) for own in own_parts])


def view_of(state: "State", seat: int | None) -> AuctionView:
    public = public_view(state)
    return public if seat is None else replace(public, **own_part(state, seat))


def own_part(state: "State", seat: int) -> dict[str, Any]:
    """Return the seat's legal moves."""
    texts = state.game.texts
    return {"seat": seat, "legal": tuple([texts[action] for action in state.legal_actions(seat)])}


def open_view(state: "State") -> AuctionView:
    """Return a view with everything face up, including the third cards of the lot and of the box."""
    return replace(
        public_view(state),
        lot=texts_of(view_parts.lot_on_table(state, tables.LOT)),
        face_down=False,
        boxed=view_parts.lots_in_box(state, thirds=True),
        deck=None if state.phase == codes.DEAL else texts_of(view_parts.whole_deck(state)),
    )


def public_view(state: "State") -> AuctionView:
    """Return what everyone knows, which is all that any seat knows (B27)."""
    over = state.phase == codes.OVER
    selling = view_parts.for_sale(state)
    held = view_parts.everyones_cards(state)
    lines, winners = view_parts.sheet_now(state)
    return AuctionView(
        game="auction",
        options=state.game.options,
        seat=None,
        ply=state.move_log.ply(),
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        to_move=interned(tuple(state.to_move())),
        legal=(),
        moves=tuple(state.game.public_moves.of(state.move_log.round_entries())),
        lot=texts_of(view_parts.lot_on_table(state, OPEN)),
        face_down=selling,
        deck_size=view_parts.cards_in_deck(state),
        unseen=kinds_of(view_parts.unseen_counts(state)),
        high_bid=state.high,
        high_bidder=view_parts.seat_or_none(state.bidder),
        least_bid=view_parts.least_bid(state),
        bidding=seats_in(state.still_in),
        coins=interned(view_parts.everyones_coins(state)),
        bank=state.bank,
        bank_to=view_parts.seat_or_none(lots.alone_with_fewest(state)),
        cards=cards_of_all(held),
        tokens=view_parts.unused_tokens(state),
        offer=view_parts.open_offer(state),
        joining=view_parts.joining(state),
        boxed=view_parts.lots_in_box(state, thirds=over),
        scores=lines,
        worth=view_parts.worth_of_lot(state, held),
        swap_worth=view_parts.worth_of_swap(state, held),
        join_worth=view_parts.worth_of_groups(state, held),
        winners=winners if over else None,
        tie=ties.tie_of(lines) if over else None,
        deck=texts_of(view_parts.whole_deck(state)) if over else None,
    )
