"""Samples a full state that agrees with a view; all such states are equally likely.

No player knows anything about the unseen cards, so no move reveals where one is: they are shuffled into the unseen
places of the deck. The order in which the players' cards were sold no longer matters: they fill the places of the
lots that were won in any order.
"""

from typing import TYPE_CHECKING

from goldgavel.games.auction.knowledge.view import PHASES, AuctionView, unseen_places
from goldgavel.games.auction.knowledge.view_items import LOT, Cards, Kinds, Offer
from goldgavel.games.auction.options import TOKENS
from goldgavel.games.auction.rules.box import GROUPS, KINDS
from goldgavel.games.auction.rules.card_counts import one
from goldgavel.kernel.bits import union
from goldgavel.kernel.errors import ViewError
from goldgavel.kernel.game import shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.games.auction.game import Auction
    from goldgavel.games.auction.state import State
    from goldgavel.kernel.streams import Stream

SEATS = 6
PLACES = 64
REPLICA = len(KINDS) - 1


def sample(game: "Auction", view: AuctionView, stream: "Stream") -> "State":
    """Return a sampled state. Before the deal, it is one that deals itself from a seed."""
    state = known(game, view)
    if view.phase != "deal":
        state.deck = _padded(_deck(state, view, stream), PLACES)
        if not _is_whole(state):
            raise ViewError("view-impossible")
    moves = [(moved.seat, game.parse_move(moved.move)) for moved in view.moves]
    state.move_log.begin_within(view.ply, moves)
    state.seed = stream.getrandbits(64)
    state.seeded = True
    return state


def known(game: "Auction", view: AuctionView) -> "State":
    """Return a state restored from the view. In its deck only the open cards are correct."""
    state = game.start()
    if view.phase != "deal":
        _restore_game(state, view)
        _restore_bidding(state, view)
        state.deck = _padded([max(0, card) for card in _seen_deck(state, view)], PLACES)
    return state


def _restore_game(state: "State", view: AuctionView) -> None:
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.first = view.first
    state.boxed = union(lot.round for lot in view.boxed)
    state.bank = view.bank
    state.coins = _padded(view.coins, SEATS)
    state.held = _padded([_heap(cards) for cards in view.cards], SEATS)
    state.owned = _padded([cards.count for cards in view.cards], SEATS)
    state.unused = _padded([sum(TOKENS[token] for token in tokens) for tokens in view.tokens], SEATS)


def _restore_bidding(state: "State", view: AuctionView) -> None:
    state.turn = view.to_move[0] if view.to_move else view.first
    state.still_in = union(view.bidding)
    state.high = view.high_bid
    state.bidder = -1 if view.high_bidder is None else view.high_bidder
    state.offer = -1 if view.offer is None else state.game.parse_move(_offer_text(view.offer))


def _offer_text(offer: Offer) -> str:
    token = "mine" if offer.turned == offer.seat else "theirs"
    return f"offer {offer.to} {offer.given} for {offer.taken} {token}"


def _heap(cards: Cards) -> int:
    counts = [getattr(cards, kind) for kind in KINDS] + [getattr(cards.joined, group) for group in GROUPS]
    return sum(count * one(form) for form, count in enumerate(counts))


def _deck(state: "State", view: AuctionView, stream: "Stream") -> list[int]:
    if view.deck is not None:
        return [KINDS.index(card) for card in view.deck]
    deck = _seen_deck(state, view)
    for place, card in zip(unseen_places(state), shuffled(_cards(view.unseen), stream), strict=False):
        deck[place] = card
    sold = [card for cards in view.cards for card in _cards(cards)]
    return [sold.pop() if card < 0 and sold else card for card in deck]


def _seen_deck(state: "State", view: AuctionView) -> list[int]:
    """Return the deck with the open cards of this lot and of the lots in the box; -1 in all other places."""
    deck = [-1] * state.deck_size
    for round_, cards in [(view.round, view.lot), *((lot.round, lot.cards) for lot in view.boxed)]:
        deck[LOT * round_ : LOT * round_ + len(cards)] = [KINDS.index(card) for card in cards]
    return deck


def _cards(cards: Kinds) -> list[int]:
    """Return the kinds of all counted cards; joined replicas are replicas."""
    found = [kind for kind, text in enumerate(KINDS) for _ in range(getattr(cards, text))]
    if isinstance(cards, Cards):
        found += [REPLICA] * sum(getattr(cards.joined, group) for group in GROUPS)
    return found


def _is_whole(state: "State") -> bool:
    """True if the cards and coins are exactly those of the box."""
    deck, coins = state.deck[: state.deck_size], sum(state.coins) + state.bank
    return coins == state.coin_count and all(
        deck.count(kind) == count for kind, count in enumerate(state.kind_counts)
    )


def _padded(values: "Sequence[int]", size: int) -> list[int]:
    return [*values, *[0] * (size - len(values))]
