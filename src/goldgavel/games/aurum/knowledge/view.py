"""The view of a seat: everything that it may know (A39).

Hidden information leaves a table only through this module and `event_views.py`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import goldgavel.games.aurum.knowledge.derived as derived
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.knowledge import events, ties
from goldgavel.games.aurum.knowledge.derived_types import (
    ChangeableBid,
    LastTrick,
    SideSoFar,
    TrickSoFar,
    changeable_bids,
)
from goldgavel.games.aurum.options import AurumOptions
from goldgavel.games.aurum.rules import finished_rounds
from goldgavel.games.aurum.wording.labels import CACHED, HEAPS, Labels, gold_texts, played_cards, stock_texts
from goldgavel.kernel.ties import TieBreak
from goldgavel.kernel.views import Moved, View, interned, interned_flags

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

PHASES = ("deal", "bid", "window", "play", "over")
SECRET_BID = "bid ?"  # noqa: S105 - not a password
SECRET_MOVES = tuple(Moved(seat=seat, move=SECRET_BID) for seat in range(4))
NO_BID = -1


class AurumView(View, frozen=True):
    """Everything that one seat may know now. Lists are by seat, or by side where noted."""

    options: AurumOptions
    hand: tuple[str, ...] | None
    """The reader's own hand; None for a spectator."""
    hand_sizes: tuple[int, ...]
    has_bid: tuple[bool, ...]
    bids: tuple[str | None, ...]
    stocks: tuple[tuple[str, ...], ...]
    supply: tuple[str, ...]
    aside: tuple[str, ...]
    known: tuple[tuple[str, ...], ...]
    """Cards that everyone knows to be in that hand (A13)."""
    unseen: tuple[str, ...]
    """Base cards that could be in the hand or secret bid of any other seat."""
    leader: int
    trick: tuple[events.Played, ...]
    tricks: tuple[int, ...]
    so_far: TrickSoFar
    """The trick as if it ended now."""
    last_trick: LastTrick | None
    """The last complete trick of this round."""
    most_tricks: int
    """The most tricks that a round can have."""
    changes: tuple[ChangeableBid, ...]
    """The bids that the reader could change if a window were open now; none without gold or cards (A15)."""
    sides: tuple[SideSoFar, ...]
    """Each side's seats, bid, tricks and points so far."""
    nuggets: tuple[int, ...]
    """By side, like `points`, `rounds` and `winners`."""
    points: tuple[int, ...]
    rounds: tuple[events.RoundResult, ...]
    ended: events.RoundEnded | None
    """How the last finished round ended."""
    round_tie: TieBreak | None
    """How a tie in the last finished round was decided, by side (A32, A33); None if there was none."""
    hands: tuple[tuple[str, ...], ...] | None
    """Every hand, once the game is over or in an open view."""
    winners: tuple[int, ...] | None
    game_tie: TieBreak | None
    """How a tie for the game was decided, by side (A35, A36, A38); None if there was none."""


def parts_of(state: "State") -> tuple[AurumView, list[dict[str, Any]]]:
    """Return the public view, and per seat the fields that replace its fields for that seat."""
    hidden = hidden_cards(state)
    return public_view(state, hidden), [own_part(state, hidden, seat) for seat in range(state.players)]


def views_of(state: "State") -> tuple[AurumView, ...]:
    """Return the spectator's view, then every seat's. The shared part is built once."""
    public, parts = parts_of(state)
    return (public, *[replace(public, **own) for own in parts])


def view_of(state: "State", seat: int | None) -> AurumView:
    hidden = hidden_cards(state)
    public = public_view(state, hidden)
    return public if seat is None else replace(public, **own_part(state, hidden, seat))


def open_view(state: "State") -> AurumView:
    """Return a view with everything face up."""
    labels, seats = state.game.labels, range(state.players)
    hands = labels.heaps(tuple([state.hand[seat] for seat in seats]))
    view = replace(public_view(state, [0 for _ in seats]), hands=hands)
    if not bids_are_secret(state):
        return view
    return replace(
        view,
        bids=_bid_texts(labels, tuple([state.bids[seat] for seat in seats])),
        moves=tuple(state.game.public_moves.of(state.move_log.round_entries())),
    )


def public_view(state: "State", hidden: list[int]) -> AurumView:
    """Return what everyone may know, which is a spectator's view."""
    game = state.game
    labels = game.labels
    players, sides = state.players, state.sides
    over = state.phase == codes.OVER
    seats = range(players)
    return AurumView(
        game="aurum",
        options=game.options,
        seat=None,
        ply=state.move_log.ply(),
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        to_move=interned(tuple(state.to_move())),
        legal=(),
        moves=seen_moves(state, None),
        hand=None,
        hand_sizes=interned(tuple([bits.count(state.hand[seat]) for seat in seats])),
        has_bid=interned_flags(tuple([state.bids[seat] >= 0 for seat in seats])),
        bids=seen_bids(state, None),
        stocks=stock_texts(tuple([state.stock[seat] for seat in seats])),
        supply=gold_texts(state.supply),
        aside=labels.cards(state.aside),
        known=labels.heaps(tuple([state.known[seat] for seat in seats])),
        unseen=() if over else unseen_cards(labels, hidden, None),
        leader=state.leader,
        trick=trick_so_far(state),
        tricks=interned(tuple([state.piles[seat] for seat in seats])),
        so_far=same(derived.trick_if_ended_now(state)),
        last_trick=same(derived.last_trick(state)),
        most_tricks=labels.box.hand - 1,
        changes=(),
        sides=same(derived.sides_if_ended_now(state)),
        nuggets=interned(tuple([state.nuggets[side] for side in range(sides)])),
        points=interned(tuple([state.points[side] for side in range(sides)])),
        rounds=finished_rounds.round_results(state),
        ended=finished_rounds.round_ended(state) if finished_rounds.rounds_scored(state) else None,
        round_tie=ties.tie_of_round(state),
        hands=labels.heaps(tuple([state.hand[seat] for seat in seats])) if over else None,
        winners=finished_rounds.sides_in(state.match_winners) if over else None,
        game_tie=ties.tie_of_game(state),
    )


def own_part(state: "State", hidden: list[int], seat: int) -> dict[str, Any]:
    """Return what only this seat may know: its cards, its secret bid, and its legal moves."""
    labels, texts = state.game.labels, state.game.texts
    own = {
        "seat": seat,
        "legal": tuple([texts[action] for action in state.legal_actions(seat)]),
        "hand": labels.cards(state.hand[seat]),
        "unseen": () if state.phase == codes.OVER else unseen_cards(labels, hidden, seat),
        "changes": changeable_bids(state.players, seat) if could_change(state, seat) else (),
    }
    if bids_are_secret(state):
        own["bids"] = seen_bids(state, seat)
        own["moves"] = seen_moves(state, seat)
    return own


def could_change(state: "State", seat: int) -> bool:
    """True if the seat has a bid to change, gold to pay and a card to put down (A12, A15, A16)."""
    going_on = codes.BID <= state.phase <= codes.PLAY and state.bids[seat] >= 0
    return state.bid_changes and going_on and state.stock[seat] != 0 and state.hand[seat] != 0


def bids_are_secret(state: "State") -> bool:
    """A39: with three players, others see that you have bid but not which card, until all bids are shown."""
    return state.phase == codes.BID and state.secret_bids


def seen_bids(state: "State", reader: int | None) -> tuple[str | None, ...]:
    secret = bids_are_secret(state)
    bids = [NO_BID if secret and owner != reader else state.bids[owner] for owner in range(state.players)]
    return _bid_texts(state.game.labels, tuple(bids))


@lru_cache(maxsize=CACHED)
def _bid_texts(labels: Labels, bids: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(None if bid == NO_BID else labels.card[bid] for bid in bids)


def hidden_cards(state: "State") -> list[int]:
    """Return per seat the cards in hand and in a secret bid that the others have not seen."""
    shown = state.shown if state.phase == codes.DEAL else 0
    secret = bids_are_secret(state)
    hidden = []
    for seat in range(state.players):
        cards = state.hand[seat] & ~state.known[seat] & ~shown
        if secret and state.bids[seat] >= 0:
            cards |= bits.bit(state.bids[seat])
        hidden.append(cards)
    return hidden


def unseen_cards(labels: Labels, hidden: list[int], reader: int | None) -> tuple[str, ...]:
    cards = 0
    for owner in range(len(hidden)):
        if owner != reader:
            cards |= hidden[owner]
    return card_names(labels, cards)


def card_names(labels: Labels, cards: int) -> tuple[str, ...]:
    """Return the texts of a set of cards, without a cache: sets of unseen cards rarely repeat."""
    texts, names = [], labels.card
    while cards:
        texts.append(names[bits.lowest(cards)])
        cards &= cards - 1
    return tuple(texts)


def seen_moves(state: "State", seat: int | None) -> tuple[Moved, ...]:
    """Return this round's moves; a bid that is still secret is `bid ?`."""
    entries = state.move_log.round_entries()
    moved = state.game.public_moves
    known = moved.known
    try:
        moves = [known[entry] for entry in entries]
    except KeyError:
        moves = moved.of(entries)
    if bids_are_secret(state):
        moves = [move if move.seat == seat else SECRET_MOVES[move.seat] for move in moves]
    return tuple(moves)


def seen_move(state: "State", mover: int, action: int, seat: int | None) -> str:
    """Return the text of a move of the current round, as this reader may know it now."""
    if bids_are_secret(state) and mover != seat:
        return SECRET_BID
    text: str = state.game.texts[action]
    return text


def trick_so_far(state: "State") -> tuple[events.Played, ...]:
    cards = [state.trick[place] for place in range(state.trick_size)]
    return played_cards(state.game.labels, state.leader, tuple(cards))


@lru_cache(maxsize=HEAPS)
def same(value: Any) -> Any:
    """Return an equal value from the cache, so that comparisons of views can use identity."""
    return value
