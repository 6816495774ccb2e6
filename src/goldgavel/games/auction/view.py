"""What a seat may know (B27). Everything that leaves a table passes through this file and `happenings.py`.

Nobody at an Auction table holds a secret, so all seats see the same but for what they may do. What nobody
knows is the face-down card, the order of the deck and the third cards of the lots in the box.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldgavel.games.auction import codes, events, glance
from goldgavel.games.auction.box import KINDS
from goldgavel.games.auction.options import AuctionOptions
from goldgavel.games.auction.sheets import seats_in, sheet_of
from goldgavel.games.auction.things import (
    LOT,
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
    return {"seat": seat, "legal": tuple(map(state.game.texts.__getitem__, state.legal_actions(seat)))}


def open_view(state: "State") -> AuctionView:
    """Everything face up, for whoever may know it all: the lot's third card too, and those of the box."""
    deck = bytes(state.deck[: state.deck_size])
    return replace(
        public_view(state),
        lot=texts_of(deck[LOT * state.round :][:LOT]) if for_sale(state) else (),
        face_down=False,
        boxed=boxed_lots(state.boxed, deck, True) if state.boxed else (),
        deck=None if state.phase == codes.DEAL else texts_of(deck),
    )


def public_view(state: "State") -> AuctionView:
    """What everyone knows, which is all that anyone does (B27)."""
    players = state.players
    over = state.phase == codes.OVER
    coins, held = tuple(state.coins[:players]), tuple(state.held[:players])
    deck = bytes(state.deck[: state.deck_size])
    lines, winners = sheet_of(state.by_places, coins, held)
    selling = for_sale(state)
    lot = deck[LOT * state.round :][:OPEN] if selling else b""
    unseen = unseen_counts(state, deck)
    offer = offer_of(state, state.bidder, state.offer) if state.offer >= 0 else None
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
        lot=texts_of(lot),
        face_down=selling,
        deck_size=cards_in_deck(state),
        unseen=kinds_of(unseen),
        high_bid=state.high,
        high_bidder=state.bidder if state.bidder >= 0 else None,
        least_bid=state.high + 1 if selling else None,
        bidding=seats_in(state.still_in),
        coins=shared(coins),
        bank=state.bank,
        bank_to=glance.alone_with_fewest(tuple(state.owned[:players])),
        cards=cards_of_all(held),
        tokens=tokens_of_all(tuple(state.unused[:players])),
        offer=offer,
        joining=state.turn if state.phase == codes.JOIN else None,
        boxed=boxed_lots(state.boxed, deck, over) if state.boxed else (),
        scores=lines,
        worth=glance.worth_of_lot(state.by_places, lot, unseen, held) if selling else (),
        swap_worth=_swap_worth(state, held, offer) if offer and state.phase == codes.ANSWER else None,
        join_worth=_join_worth(state, held) if state.phase == codes.JOIN else None,
        winners=winners if over else None,
        deck=texts_of(deck) if over else None,
    )


def for_sale(state: "State") -> bool:
    """Whether this round's lot is on the table: a replica of a lot that was won may still have to join."""
    if state.phase == codes.JOIN:
        return state.offer >= 0
    return codes.BID <= state.phase <= codes.ANSWER


def cards_in_deck(state: "State") -> int:
    laid_out = 0 if state.phase == codes.DEAL else LOT * (state.round + 1)
    return state.deck_size - laid_out


def unseen_places(state: "State") -> list[int]:
    """The places of the deck that nobody has seen: third cards in the box, the face-down card, and the rest."""
    if state.phase == codes.OVER:
        return []
    thirds = [LOT * round_ + OPEN for round_ in rounds_in(state.boxed)]
    if for_sale(state):
        thirds.append(LOT * state.round + OPEN)
    return thirds + list(range(state.deck_size - cards_in_deck(state), state.deck_size))


def unseen_counts(state: "State", deck: bytes) -> tuple[int, ...]:
    """By kind. Before the deal the deck is not shuffled yet, but its cards are known (B1)."""
    if state.phase == codes.DEAL:
        return tuple(state.kind_counts)
    unseen = bytes([deck[place] for place in unseen_places(state)])
    return tuple(map(unseen.count, range(len(KINDS))))


def _join_worth(state: "State", held: tuple[int, ...]) -> glance.GroupWorth:
    return glance.worth_of_groups(state.by_places, state.turn, held)


def _swap_worth(state: "State", held: tuple[int, ...], offer: Offer) -> glance.SwapWorth:
    return glance.worth_of_swap(state.by_places, held, offer.seat, offer.to, offer.given, offer.taken)
