"""The events of the last move or deal, as each reader may see them (A39).

Hidden information leaves a table only through this module and `view.py`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

import goldgavel.games.aurum.rules.codes as codes
from goldgavel.games.aurum.knowledge import events, ties
from goldgavel.games.aurum.rules import finished_rounds
from goldgavel.games.aurum.wording.labels import CACHED, Labels
from goldgavel.kernel.bits import places

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State


def everyones_events(state: "State") -> tuple[tuple[events.AurumEvent, ...], ...]:
    """Return the events for the spectator, then for every seat; readers with equal events share one tuple."""
    notes = [state.notes[place] for place in range(state.note_count)]
    public = tuple([_event(state, note) for note in notes])
    seats = range(state.players)
    if not [note for note in notes if _is_private(state, note)]:
        return (public, *[public for _ in seats])
    return (public, *[_own_events(state, notes, public, seat) for seat in seats])


def seen_events(state: "State", seat: int | None) -> tuple[events.AurumEvent, ...]:
    """Return the events of the last move or deal as this reader may see them."""
    notes = [state.notes[place] for place in range(state.note_count)]
    public = tuple([_event(state, note) for note in notes])
    return public if seat is None else _own_events(state, notes, public, seat)


def _is_private(state: "State", note: int) -> bool:
    """True if some seat sees more of the event than a spectator."""
    kind = note & 255
    return kind == codes.DEALT or (kind == codes.BID_GIVEN and state.secret_bids)


def _own_events(
    state: "State", notes: list[int], public: tuple[events.AurumEvent, ...], reader: int
) -> tuple[events.AurumEvent, ...]:
    """Return the public events, with those replaced where the reader knows more: its hand, its secret bid."""
    own = list(public)
    for place, note in enumerate(notes):
        kind, seat = note & 255, note >> 8 & 255
        if kind == codes.DEALT:
            own[place] = replace(public[place], hand=state.game.labels.cards(state.hand[reader]))
        elif kind == codes.BID_GIVEN and seat == reader:
            own[place] = _event_from_note(state.game.labels, note)
    return public if own == list(public) else tuple(own)


def _event(state: "State", note: int) -> events.AurumEvent:
    """Return the event as everyone may see it."""
    labels = state.game.labels
    kind, seat, value = note & 255, note >> 8 & 255, note >> 16 & 4095
    if kind == codes.DEALT:
        return events.Dealt(round=state.round, first=seat, aside=labels.cards(state.aside), hand=None)
    if kind == codes.BID_GIVEN and state.secret_bids:
        return events.BidGiven(seat=seat, card=None)
    if kind == codes.BIDS_SHOWN:
        return events.BidsShown(bids=tuple([labels.card[state.bids[seat]] for seat in range(state.players)]))
    if kind == codes.ROUND_ENDED:
        return finished_rounds.round_ended(state)
    if kind < codes.ROUND_ENDED:
        return _event_from_note(labels, note)
    nuggets = tuple([state.nuggets[side] for side in range(state.sides)])
    if kind == codes.ROUND_SCORED:
        result = finished_rounds.round_results(state)[value]
        return events.RoundScored(round=value, result=result, tie=ties.tie_of_round(state), nuggets=nuggets)
    points = tuple([state.points[side] for side in range(state.sides)])
    winners = places(state.match_winners)
    return events.GameOver(winners=winners, tie=ties.tie_of_game(state), nuggets=nuggets, points=points)


@lru_cache(maxsize=4 * CACHED)
def _event_from_note(labels: Labels, note: int) -> events.AurumEvent:
    """Return an event that the note describes completely, including the card of a secret bid."""
    kind, seat, value, extra = note & 255, note >> 8 & 255, note >> 16 & 4095, note >> 28
    if kind == codes.BID_GIVEN:
        return events.BidGiven(seat=seat, card=labels.card[value])
    if kind == codes.BID_KEPT:
        return events.BidKept(seat=seat)
    if kind == codes.BID_CHANGED:
        return _bid_changed(labels, seat, value, extra)
    if kind == codes.CARD_PLAYED:
        return events.CardPlayed(seat=seat, card=labels.card[value], leads=extra == 1)
    if kind == codes.GOLD_TAKEN:
        return events.GoldTaken(seat=seat, card=labels.card[labels.box.cards + value])
    if kind == codes.TRICK_WON:
        return events.TrickWon(seat=seat, tricks=value)
    return events.NextLeader(seat=seat)


def _bid_changed(labels: Labels, seat: int, action: int, old: int) -> events.BidChanged:
    words = labels.moves[action].split()
    owner = seat ^ 2 if "partner" in words else seat
    return events.BidChanged(seat=seat, owner=owner, paid=words[1], card=words[2], old=labels.card[old])
