"""What a seat may know (B27). Everything that leaves a table passes through this file and `happenings.py`.

Nobody at an Auction table holds a secret, so all seats see the same but for what they may do. What nobody
knows is the face-down card, the order of the deck and the third cards of the lots in the box.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import goldgavel.games.auction.codes as codes
import goldgavel.games.auction.lots as lots
import goldgavel.games.auction.table as tables
from goldgavel.games.auction import events, glance
from goldgavel.games.auction.box import KINDS
from goldgavel.games.auction.options import AuctionOptions
from goldgavel.games.auction.sheets import Lines, seats_in, sheet_of
from goldgavel.games.auction.things import (
    OPEN,
    BoxedLot,
    Cards,
    Kinds,
    Offer,
    boxed_lots,
    cards_of_all,
    kinds_of,
    offer_of,
    rounds_in,
    texts_of,
    tokens_of_all,
)
from goldgavel.kernel.views import View, shared

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
    worth: tuple[glance.LotWorth, ...]
    """What the lot would add to each sheet, while it is for sale."""
    swap_worth: glance.SwapWorth | None
    """What the offer would add to the two sheets, while it waits for an answer."""
    join_worth: glance.GroupWorth | None
    """What the replica would add in each group, while one must join."""
    winners: tuple[int, ...] | None
    deck: tuple[str, ...] | None
    """The whole deck as it was dealt, once the game is over, or where everything is open."""


def parts_of(state: "State") -> tuple[AuctionView, list[dict[str, Any]]]:
    """What everyone may know, and by seat what lies over it for that seat alone."""
    return public_view(state), [own_part(state, seat) for seat in range(state.players)]


def views_of(state: "State") -> tuple[AuctionView, ...]:
    """A spectator's view, then every seat's: what they share is made once."""
    public, parts = parts_of(state)
    return (public, *[replace(public, **own) for own in parts])


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
        lot=texts_of(lot_on_table(state, tables.LOT)),
        face_down=False,
        boxed=lots_in_box(state, thirds=True),
        deck=None if state.phase == codes.DEAL else texts_of(whole_deck(state)),
    )


def public_view(state: "State") -> AuctionView:
    """What everyone knows, which is all that anyone does (B27)."""
    over = state.phase == codes.OVER
    selling = for_sale(state)
    held = everyones_cards(state)
    lines, winners = sheet_now(state)
    return AuctionView(
        game="auction",
        options=state.game.options,
        seat=None,
        ply=state.ledger.ply(),
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        to_move=shared(tuple(state.to_move())),
        legal=(),
        moves=tuple(state.game.moved.of(state.ledger.round_entries())),
        lot=texts_of(lot_on_table(state, OPEN)),
        face_down=selling,
        deck_size=cards_in_deck(state),
        unseen=kinds_of(unseen_counts(state)),
        high_bid=state.high,
        high_bidder=seat_or_none(state.bidder),
        least_bid=least_bid(state),
        bidding=seats_in(state.still_in),
        coins=shared(everyones_coins(state)),
        bank=state.bank,
        bank_to=seat_or_none(lots.alone_with_fewest(state)),
        cards=cards_of_all(held),
        tokens=unused_tokens(state),
        offer=open_offer(state),
        joining=joining(state),
        boxed=lots_in_box(state, thirds=over),
        scores=lines,
        worth=worth_of_lot(state, held),
        swap_worth=worth_of_swap(state, held),
        join_worth=worth_of_groups(state, held),
        winners=winners if over else None,
        deck=texts_of(whole_deck(state)) if over else None,
    )


# What a view is made of, each part once; `watch.py` asks for those alone that could be other than they were.


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def everyones_coins(state: "State") -> tuple[int, ...]:
    return tuple([state.coins[seat] for seat in range(state.players)])


def everyones_cards(state: "State") -> tuple[int, ...]:
    """By seat, a heap."""
    return tuple([state.held[seat] for seat in range(state.players)])


def sheet_now(state: "State") -> Lines:
    """As if the game ended now."""
    return sheet_of(state.by_places, everyones_coins(state), everyones_cards(state))


def unused_tokens(state: "State") -> tuple[tuple[str, ...], ...]:
    return tokens_of_all(tuple([state.unused[seat] for seat in range(state.players)]))


def for_sale(state: "State") -> bool:
    """Whether this round's lot is on the table: a replica of a lot that was won may still have to join."""
    if state.phase == codes.JOIN:
        return state.offer >= 0
    return codes.BID <= state.phase <= codes.ANSWER


def least_bid(state: "State") -> int | None:
    return state.high + 1 if for_sale(state) else None


def whole_deck(state: "State") -> bytes:
    return bytes([state.deck[place] for place in range(state.deck_size)])


def lot_on_table(state: "State", size: int) -> bytes:
    """So many cards of the lot, while it is for sale."""
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
    """The places of the deck that nobody has seen: third cards in the box, the face-down card, and the rest."""
    if state.phase == codes.OVER:
        return []
    thirds = [tables.LOT * round_ + OPEN for round_ in rounds_in(state.boxed)]
    if for_sale(state):
        thirds.append(tables.top_of_lot(state) + OPEN)
    return thirds + list(range(state.deck_size - cards_in_deck(state), state.deck_size))


def unseen_counts(state: "State") -> tuple[int, ...]:
    """By kind. Before the deal the deck is not shuffled yet, but its cards are known (B1)."""
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


def worth_of_lot(state: "State", held: tuple[int, ...]) -> tuple[glance.LotWorth, ...]:
    if not for_sale(state):
        return ()
    return glance.worth_of_lot(state.by_places, lot_on_table(state, OPEN), unseen_counts(state), held)


def worth_of_swap(state: "State", held: tuple[int, ...]) -> glance.SwapWorth | None:
    offer = open_offer(state) if state.phase == codes.ANSWER else None
    if offer is None:
        return None
    return glance.worth_of_swap(state.by_places, held, offer.seat, offer.to, offer.given, offer.taken)


def worth_of_groups(state: "State", held: tuple[int, ...]) -> glance.GroupWorth | None:
    return glance.worth_of_groups(state.by_places, state.turn, held) if state.phase == codes.JOIN else None
