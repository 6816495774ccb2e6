"""The view of a seat: everything that it may know (B27).

Hidden information leaves a table only through this module and `event_views.py`.

No player holds a secret, so all seats see the same, except for their legal moves. Hidden from everyone are the
face-down card, the order of the deck and the third cards of the lots in the box.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.table as tables
import goldgavel.kernel.view_diff as view_diff
from goldgavel.games.auction.knowledge import derived, events, ties
from goldgavel.games.auction.knowledge.score_sheets import Lines, sheet_of
from goldgavel.games.auction.knowledge.view_items import (
    OPEN,
    BoxedLot,
    Cards,
    Kinds,
    Offer,
    boxed_lots,
    cards_of_all,
    kinds_of,
    offer_of,
    texts_of,
    tokens_of_all,
)
from goldgavel.games.auction.options import AuctionOptions
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.bits import places
from goldgavel.kernel.ties import TieBreak
from goldgavel.kernel.views import Fields, View, interned

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


BLANK: Fields = dict.fromkeys(AuctionView.__struct_fields__)
"""A copy of it is filled faster than an empty dictionary, which would grow several times."""
INTERNED = ("to_move", "coins")

# The parts of the table on which fields depend. `view_diff.py` finds out which have changed since the last update.

TURN = 1
BIDDING = 2
LOT = 4
COINS = 8
CARDS = 16
TOKENS = 32
QUESTION = 64
ROUND = 128
REST = 256
"""Whatever changes only at the deal and at the end of the game."""
EVERYTHING = 511
SPECTATOR = -1
"""The reader without a seat."""


def parts_of(state: "State") -> tuple[AuctionView, list[Fields]]:
    """Return the public view, and per seat the fields that replace its fields for that seat."""
    return _view_of(state, SPECTATOR), [_own_part(state, seat) for seat in range(state.players)]


def view_of(state: "State", seat: int | None) -> AuctionView:
    return _view_of(state, SPECTATOR if seat is None else seat)


def _view_of(state: "State", reader: int) -> AuctionView:
    fields = BLANK.copy()
    add_shared_fields(fields, state, EVERYTHING, None)
    add_own_fields(fields, state, reader, EVERYTHING, None)
    for name in INTERNED:
        fields[name] = interned(name, fields[name])
    return AuctionView(**fields)


def _own_part(state: "State", seat: int) -> Fields:
    fields: Fields = {}
    add_own_fields(fields, state, seat, EVERYTHING, None)
    return fields


def open_view(state: "State") -> AuctionView:
    """Return a view with everything face up, including the third cards of the lot and of the box."""
    return replace(
        _view_of(state, SPECTATOR),
        lot=texts_of(lot_on_table(state, tables.LOT)),
        face_down=False,
        boxed=lots_in_box(state, thirds=True),
        deck=None if state.phase == codes.DEAL else texts_of(whole_deck(state)),
    )


def add_own_fields(fields: Fields, state: "State", reader: int, changed: int, sent: Fields | None) -> None:
    """Add the seat's legal moves. Otherwise all readers know the same (B27)."""
    if changed & TURN:
        texts, actions = state.game.texts, state.legal_actions(reader) if reader >= 0 else []
        view_diff.put(fields, sent, "legal", tuple([texts[action] for action in actions]))
    if changed & REST:
        fields["seat"] = reader if reader >= 0 else None


def add_shared_fields(fields: Fields, state: "State", changed: int, sent: Fields | None) -> None:
    """Add the fields that are the same for all readers, if what they depend on has changed, in order."""
    held = everyones_cards(state) if changed & (LOT | CARDS | QUESTION) else ()
    fields["ply"] = state.move_log.ply()
    if changed & ROUND:
        fields["round"] = state.round
        view_diff.put(fields, sent, "first", state.first)
    if changed & TURN:
        view_diff.put(fields, sent, "phase", PHASES[state.phase])
        view_diff.put(fields, sent, "to_move", tuple(state.to_move()))
    if changed & ROUND:
        view_diff.put(fields, sent, "moves", tuple(state.game.public_moves.of(state.move_log.round_entries())))
    if changed & LOT:
        view_diff.put(fields, sent, "lot", texts_of(lot_on_table(state, OPEN)))
        view_diff.put(fields, sent, "face_down", for_sale(state))
        view_diff.put(fields, sent, "deck_size", cards_in_deck(state))
        view_diff.put(fields, sent, "unseen", kinds_of(unseen_counts(state)))
    if changed & BIDDING:
        view_diff.put(fields, sent, "high_bid", state.high)
        view_diff.put(fields, sent, "high_bidder", seat_or_none(state.bidder))
        view_diff.put(fields, sent, "least_bid", least_bid(state))
        view_diff.put(fields, sent, "bidding", places(state.still_in))
    if changed & COINS:
        view_diff.put(fields, sent, "coins", everyones_coins(state))
        view_diff.put(fields, sent, "bank", state.bank)
    if changed & CARDS:
        view_diff.put(fields, sent, "bank_to", seat_or_none(lots.alone_with_fewest(state)))
        fields["cards"] = cards_of_all(held)
    if changed & TOKENS:
        fields["tokens"] = unused_tokens(state)
    if changed & QUESTION:
        view_diff.put(fields, sent, "offer", open_offer(state))
        view_diff.put(fields, sent, "joining", joining(state))
    if changed & LOT:
        view_diff.put(fields, sent, "boxed", lots_in_box(state, thirds=state.phase == codes.OVER))
    if changed & (COINS | CARDS):
        view_diff.put(fields, sent, "scores", sheet_now(state)[0])
    if changed & (LOT | CARDS):
        view_diff.put(fields, sent, "worth", worth_of_lot(state, held))
    if changed & QUESTION:
        view_diff.put(fields, sent, "swap_worth", worth_of_swap(state, held))
        view_diff.put(fields, sent, "join_worth", worth_of_groups(state, held))
    if changed & REST:
        over = state.phase == codes.OVER
        lines, winners = sheet_now(state) if over else ((), None)
        fields["game"] = "auction"
        fields["options"] = state.game.options
        fields["winners"] = winners
        fields["tie"] = ties.tie_of(lines) if over else None
        fields["deck"] = texts_of(whole_deck(state)) if over else None


# The single fields.


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


def for_sale(table: Table) -> bool:
    """True if this round's lot is for sale. It is not while a replica of a lot that was won must still join."""
    if table.phase == codes.JOIN:
        return table.offer >= 0
    return codes.BID <= table.phase <= codes.ANSWER


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
    thirds = [tables.LOT * round_ + OPEN for round_ in places(state.boxed)]
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
