"""The events of the last move or deal, which are all public (B27).

Hidden information leaves a table only through this module and `view.py`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.knowledge import events, ties
from goldgavel.games.auction.knowledge.score_sheets import score_lines
from goldgavel.games.auction.knowledge.view_items import CACHED, OPEN, offer_of, texts_of, tokens_in
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.games.auction.rules.lots import present_sheet
from goldgavel.kernel.bits import places

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State


def seen_events(state: "State") -> tuple[events.AuctionEvent, ...]:
    """Return the events of the last move or deal, the same for all readers."""
    return tuple([_event(state, state.notes[place]) for place in range(state.note_count)])


def _event(state: "State", note: int) -> events.AuctionEvent:
    kind, seat, value, extra = note & 255, note >> 8 & 255, note >> 16 & 4095, note >> 28
    if kind == codes.LOT_OPENED:
        left = state.deck_size - tables.LOT * (value + 1)
        return events.LotOpened(round=value, first=seat, cards=_cards_of_lot(state, value, OPEN), deck=left)
    if kind == codes.LOT_WON:
        return events.LotWon(seat=seat, coins=value, cards=_cards_of_lot(state, extra, tables.LOT))
    if kind == codes.LOT_BOXED:
        return events.LotBoxed(cards=_cards_of_lot(state, value, OPEN))
    if kind in {codes.OFFER_MADE, codes.CARDS_SWAPPED}:
        return _exchange_event(state, kind, seat, value)
    if kind == codes.DEALT:
        return events.Dealt(first=seat, coins=state.purse)
    if kind == codes.GAME_OVER:
        sheet = present_sheet(state)
        lines = score_lines(sheet)
        return events.GameOver(winners=places(sheet.winners), tie=ties.tie_of(lines), scores=lines)
    return _event_from_note(state.players, note)


def _cards_of_lot(state: "State", round_: int, size: int) -> tuple[str, ...]:
    top = tables.LOT * round_
    return texts_of(bytes([state.deck[place] for place in range(top, top + size)]))


def _exchange_event(state: "State", kind: int, seat: int, action: int) -> events.AuctionEvent:
    offer = offer_of(state, seat, action)
    if kind == codes.OFFER_MADE:
        return events.OfferMade(seat=seat, to=offer.to, given=offer.given, taken=offer.taken, turned=offer.turned)
    return events.CardsSwapped(seat=seat, other=offer.to, given=offer.given, taken=offer.taken)


@lru_cache(maxsize=4 * CACHED)
def _event_from_note(players: int, note: int) -> events.AuctionEvent:
    """Return an event that the note describes completely."""
    kind, seat, value, extra = note & 255, note >> 8 & 255, note >> 16 & 4095, note >> 28
    if kind == codes.BID_MADE:
        return events.BidMade(seat=seat, coins=value, token=(*tokens_in(extra), None)[0])
    if kind == codes.PASSED:
        return events.Passed(seat=seat)
    if kind == codes.TOKEN_USED:
        return events.TokenUsed(seat=seat, token=tokens_in(value)[0])
    if kind == codes.BANNED:
        return events.Banned(seat=seat, banned=value)
    if kind == codes.OFFER_ANSWERED:
        return events.OfferAnswered(seat=seat, accepted=value == 1)
    if kind == codes.REPLICA_JOINED:
        return events.ReplicaJoined(seat=seat, group=KINDS[value])
    if kind == codes.REPLICA_WAITS:
        return events.ReplicaWaits(seat=seat, replicas=value)
    if kind == codes.BANK_TAKEN:
        return events.BankTaken(seat=seat, coins=value)
    if kind == codes.PAID:
        return events.Paid(seat=seat, coins=value * (players - 1) + extra, share=value, bank=extra)
    return events.FirstMoved(seat=seat)
