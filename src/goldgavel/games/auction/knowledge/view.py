"""What a seat may know (B27). Everything that leaves a table passes through this file and `happenings.py`.

What a view is made of is in `parts.py`, so that a live table can ask for some of it alone.

Nobody at an Auction table holds a secret, so all seats see the same but for what they may do. What nobody
knows is the face-down card, the order of the deck and the third cards of the lots in the box.
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
    """All that one seat may know now. Lists run over the seats."""

    options: AuctionOptions
    lot: tuple[str, ...]
    """The two open cards while the lot is for sale; all three where everything is open."""
    face_down: bool
    """Whether the third card lies face down beside them."""
    deck_size: int
    unseen: Kinds
    """What lies face down, in the deck and as third cards in the box, all together."""
    high_bid: int
    """The bid that stands in this round, 0 for none."""
    high_bidder: int | None
    least_bid: int | None
    """The least bid that would be above it (B6); None while no lot is for sale."""
    bidding: tuple[int, ...]
    """The seats that are still in the bidding."""
    coins: tuple[int, ...]
    bank: int
    bank_to: int | None
    """Who alone has the fewest cards, and would take the bank now (B13)."""
    cards: tuple[Cards, ...]
    tokens: tuple[tuple[str, ...], ...]
    """The tokens that each can still use (B23)."""
    offer: Offer | None
    """The offer that waits for an answer, or the swap whose replicas are joining (B26)."""
    joining: int | None
    """Who must say which group a replica joins (B11)."""
    boxed: tuple[BoxedLot, ...]
    scores: tuple[events.ScoreLine, ...]
    """The sheet as if the game ended now; the result once it is over."""
    worth: tuple[derived.LotWorth, ...]
    """What the lot would add to each sheet, while it is for sale."""
    swap_worth: derived.SwapWorth | None
    """What the offer would add to the two sheets, while it waits for an answer."""
    join_worth: derived.GroupWorth | None
    """What the replica would add in each group, while one must join."""
    winners: tuple[int, ...] | None
    tie: TieBreak | None
    """How a tie for the game was decided (B22); None if there was none."""
    deck: tuple[str, ...] | None
    """The whole deck as it was dealt, once the game is over, or where everything is open."""


def parts_of(state: "State") -> tuple[AuctionView, list[dict[str, Any]]]:
    """What everyone may know, and by seat what lies over it for that seat alone."""
    return public_view(state), [own_part(state, seat) for seat in range(state.players)]


def views_of(state: "State") -> tuple[AuctionView, ...]:
    """A spectator's view, then every seat's: what they share is made once."""
    public, own_parts = parts_of(state)
    return (public, *[replace(public, **own) for own in own_parts])


def view_of(state: "State", seat: int | None) -> AuctionView:
    public = public_view(state)
    return public if seat is None else replace(public, **own_part(state, seat))


def own_part(state: "State", seat: int) -> dict[str, Any]:
    """What this seat may do."""
    texts = state.game.texts
    return {"seat": seat, "legal": tuple([texts[action] for action in state.legal_actions(seat)])}


def open_view(state: "State") -> AuctionView:
    """Everything face up, for whoever may know it all: the lot's third card too, and those of the box."""
    return replace(
        public_view(state),
        lot=texts_of(view_parts.lot_on_table(state, tables.LOT)),
        face_down=False,
        boxed=view_parts.lots_in_box(state, thirds=True),
        deck=None if state.phase == codes.DEAL else texts_of(view_parts.whole_deck(state)),
    )


def public_view(state: "State") -> AuctionView:
    """What everyone knows, which is all that anyone does (B27)."""
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
