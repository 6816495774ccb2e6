"""The view of a seat: everything that it may know (A39).

Hidden information leaves a table only through this module and `event_views.py`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

import goldgavel.games.aurum.knowledge.derived as derived
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.kernel.bits as bits
import goldgavel.kernel.view_diff as view_diff
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
from goldgavel.games.aurum.rules.table import Table
from goldgavel.games.aurum.wording.labels import CACHED, Labels, gold_texts, played_cards, stock_texts
from goldgavel.kernel.bits import places
from goldgavel.kernel.ties import TieBreak
from goldgavel.kernel.views import Fields, Moved, View, interned

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

PHASES = ("deal", "bid", "window", "play", "over")
SECRET_BID = "bid ?"  # noqa: S105 - not a password
SECRET_MOVES = tuple(Moved(seat=seat, move=SECRET_BID) for seat in range(4))
NO_BID = -1
INTERNED = (
    "to_move", "hand_sizes", "has_bid", "tricks", "so_far", "last_trick", "sides", "nuggets", "points",
)  # fmt: skip


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


BLANK: Fields = dict.fromkeys(AurumView.__struct_fields__)
"""A copy of it is filled faster than an empty dictionary, which would grow several times."""

# The parts of the table on which fields depend. `view_diff.py` finds out which have changed since the last update.

TURN = 1
HANDS = 2
BIDS = 4
STOCKS = 8
SUPPLY = 16
KNOWN = 32
PILES = 64
TRICK = 128
LAST_TRICK = 256
UNSEEN = 512
CHANGES = 1024
REST = 2048
"""Whatever changes only where a round begins or ends, and what is secret during the bids."""
EVERYTHING = 4095
SPECTATOR = -1
"""The reader without a seat."""


def parts_of(state: "State") -> tuple[AurumView, list[Fields]]:
    """Return the public view, and per seat the fields that replace its fields for that seat."""
    return _view_of(state, SPECTATOR), [_own_part(state, seat) for seat in range(state.players)]


def view_of(state: "State", seat: int | None) -> AurumView:
    return _view_of(state, SPECTATOR if seat is None else seat)


def _view_of(state: "State", reader: int) -> AurumView:
    fields = BLANK.copy()
    add_shared_fields(fields, state, EVERYTHING, None)
    add_own_fields(fields, state, reader, EVERYTHING, None)
    for name in INTERNED:
        fields[name] = interned(name, fields[name])
    return AurumView(**fields)


def _own_part(state: "State", seat: int) -> Fields:
    fields: Fields = {}
    add_own_fields(fields, state, seat, EVERYTHING, None)
    return fields


def open_view(state: "State") -> AurumView:
    """Return a view with everything face up."""
    labels, seats = state.game.labels, range(state.players)
    hands = labels.heaps(tuple([state.hand[seat] for seat in seats]))
    view = replace(_view_of(state, SPECTATOR), hands=hands, unseen=())
    if not bids_are_secret(state):
        return view
    return replace(
        view,
        bids=_bid_texts(labels, tuple([state.bids[seat] for seat in seats])),
        moves=tuple(state.game.public_moves.of(state.move_log.round_entries())),
    )


def add_shared_fields(fields: Fields, state: "State", changed: int, sent: Fields | None) -> None:
    """Add the fields that are the same for all readers, if what they depend on has changed, in order."""
    labels, seats, sides = state.game.labels, range(state.players), range(state.sides)
    fields["ply"] = state.move_log.ply()
    if changed & TURN:
        view_diff.put(fields, sent, "phase", PHASES[state.phase])
        view_diff.put(fields, sent, "to_move", tuple(state.to_move()))
    if changed & HANDS:
        view_diff.put(fields, sent, "hand_sizes", tuple([bits.count(state.hand[seat]) for seat in seats]))
    if changed & BIDS:
        view_diff.put(fields, sent, "has_bid", tuple([state.bids[seat] >= 0 for seat in seats]))
        view_diff.put(fields, sent, "bids", seen_bids(state, SPECTATOR))
    if changed & STOCKS:
        fields["stocks"] = stock_texts(tuple([state.stock[seat] for seat in seats]))
    if changed & SUPPLY:
        fields["supply"] = gold_texts(state.supply)
    if changed & KNOWN:
        fields["known"] = labels.heaps(tuple([state.known[seat] for seat in seats]))
    if changed & TRICK:
        view_diff.put(fields, sent, "leader", state.leader)
        view_diff.put(fields, sent, "trick", trick_so_far(state))
    if changed & PILES:
        fields["tricks"] = tuple([state.piles[seat] for seat in seats])
    if changed & (TRICK | SUPPLY):
        view_diff.put(fields, sent, "so_far", derived.trick_if_ended_now(state))
    if changed & LAST_TRICK:
        fields["last_trick"] = derived.last_trick(state)
    if changed & (BIDS | PILES | STOCKS):
        view_diff.put(fields, sent, "sides", derived.sides_if_ended_now(state))
    if changed & REST:
        over = state.phase == codes.OVER
        fields["game"] = "aurum"
        fields["options"] = state.game.options
        fields["round"] = state.round
        fields["first"] = state.first
        fields["moves"] = seen_moves(state, SPECTATOR)
        fields["aside"] = labels.cards(state.aside)
        fields["most_tricks"] = labels.box.hand - 1
        fields["nuggets"] = tuple([state.nuggets[side] for side in sides])
        fields["points"] = tuple([state.points[side] for side in sides])
        fields["rounds"] = finished_rounds.round_results(state)
        fields["ended"] = finished_rounds.round_ended(state) if finished_rounds.rounds_scored(state) else None
        fields["round_tie"] = ties.tie_of_round(state)
        fields["hands"] = labels.heaps(tuple([state.hand[seat] for seat in seats])) if over else None
        fields["winners"] = places(state.match_winners) if over else None
        fields["game_tie"] = ties.tie_of_game(state)


def add_own_fields(fields: Fields, state: "State", reader: int, changed: int, sent: Fields | None) -> None:
    """Add what only this reader may know: the seat's cards, its secret bid and its legal moves."""
    labels, is_seat = state.game.labels, reader >= 0
    if changed & TURN:
        view_diff.put(fields, sent, "legal", _legal_moves(state, reader) if is_seat else ())
    if changed & HANDS:
        fields["hand"] = card_names(labels, state.hand[reader]) if is_seat else None
    if changed & UNSEEN:
        fields["unseen"] = card_names(labels, unseen_cards(state, reader))
    if changed & CHANGES:
        can_change = is_seat and could_change(state, reader)
        fields["changes"] = changeable_bids(state.players, reader) if can_change else ()
    if changed & REST:
        fields["seat"] = reader if is_seat else None
        if is_seat and bids_are_secret(state):
            fields["bids"] = seen_bids(state, reader)
            fields["moves"] = seen_moves(state, reader)


def _legal_moves(state: "State", seat: int) -> tuple[str, ...]:
    texts = state.game.texts
    return tuple([texts[action] for action in state.legal_actions(seat)])


def could_change(table: Table, seat: int) -> bool:
    """True if the seat has a bid to change, gold to pay and a card to put down (A12, A15, A16)."""
    going_on = codes.BID <= table.phase <= codes.PLAY and table.bids[seat] >= 0
    return table.bid_changes and going_on and table.stock[seat] != 0 and table.hand[seat] != 0


def bids_are_secret(table: Table) -> bool:
    """A39: with three players, others see that you have bid but not which card, until all bids are shown."""
    return table.phase == codes.BID and table.secret_bids


def seen_bids(state: "State", reader: int) -> tuple[str | None, ...]:
    secret = bids_are_secret(state)
    bids = [NO_BID if secret and owner != reader else state.bids[owner] for owner in range(state.players)]
    return _bid_texts(state.game.labels, tuple(bids))


@lru_cache(maxsize=CACHED)
def _bid_texts(labels: Labels, bids: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(None if bid == NO_BID else labels.card[bid] for bid in bids)


def unseen_cards(table: Table, reader: int) -> int:
    """Return the cards in the hands and secret bids of the other seats that the reader has not seen."""
    if table.phase == codes.OVER:
        return 0
    shown = table.shown if table.phase == codes.DEAL else 0
    secret = bids_are_secret(table)
    cards = 0
    for owner in range(table.players):
        if owner != reader:
            cards |= table.hand[owner] & ~table.known[owner] & ~shown
            if secret and table.bids[owner] >= 0:
                cards |= bits.bit(table.bids[owner])
    return cards


def card_names(labels: Labels, cards: int) -> tuple[str, ...]:
    """Return the texts of a set of cards, without a cache: sets of unseen cards rarely repeat."""
    texts, names = [], labels.card
    while cards:
        texts.append(names[bits.lowest(cards)])
        cards &= cards - 1
    return tuple(texts)


def seen_moves(state: "State", reader: int) -> tuple[Moved, ...]:
    """Return this round's moves; a bid that is still secret is `bid ?`."""
    entries = state.move_log.round_entries()
    moved = state.game.public_moves
    known = moved.known
    try:
        moves = [known[entry] for entry in entries]
    except KeyError:
        moves = moved.of(entries)
    if bids_are_secret(state):
        moves = [move if move.seat == reader else SECRET_MOVES[move.seat] for move in moves]
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
