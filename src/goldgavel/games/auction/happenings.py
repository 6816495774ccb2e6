"""What the last move or deal caused: all of it is public (B27). With `view.py`, all that leaves a table."""

from typing import TYPE_CHECKING

from goldgavel.games.auction import codes, events
from goldgavel.games.auction.box import KINDS
from goldgavel.games.auction.deal_data import card_texts
from goldgavel.games.auction.lots import present_sheet
from goldgavel.games.auction.sheets import score_lines, seats_in
from goldgavel.games.auction.things import LOT, OPEN, offer_of, tokens_in

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State


def seen_events(state: "State") -> tuple[events.AuctionEvent, ...]:
    """All of it is public."""
    return tuple([_event(state, note) for note in state.notes[: state.noted]])


def _event(state: "State", note: int) -> events.AuctionEvent:
    happening, seat, value, extra = note & 255, note >> 8 & 255, note >> 16 & 4095, note >> 28
    match happening:
        case codes.BID_MADE:
            return events.BidMade(seat=seat, coins=value, token=(*tokens_in(extra), None)[0])
        case codes.PASSED:
            return events.Passed(seat=seat)
        case codes.TOKEN_USED:
            return events.TokenUsed(seat=seat, token=tokens_in(value)[0])
        case codes.BANNED:
            return events.Banned(seat=seat, banned=value)
        case codes.OFFER_ANSWERED:
            return events.OfferAnswered(seat=seat, accepted=value == 1)
        case codes.REPLICA_JOINED:
            return events.ReplicaJoined(seat=seat, group=KINDS[value])
        case codes.REPLICA_WAITS:
            return events.ReplicaWaits(seat=seat, replicas=value)
        case codes.BANK_TAKEN:
            return events.BankTaken(seat=seat, coins=value)
        case codes.FIRST_MOVED:
            return events.FirstMoved(seat=seat)
        case codes.PAID:
            coins = value * (state.players - 1) + extra
            return events.Paid(seat=seat, coins=coins, share=value, bank=extra)
        case codes.OFFER_MADE | codes.CARDS_SWAPPED:
            return _exchange_event(state, happening, seat, value)
        case _:
            return _table_event(state, happening, seat, value, extra)


def _exchange_event(state: "State", happening: int, seat: int, action: int) -> events.AuctionEvent:
    offer = offer_of(state, seat, action)
    if happening == codes.OFFER_MADE:
        return events.OfferMade(seat=seat, to=offer.to, given=offer.given, taken=offer.taken, turned=offer.turned)
    return events.CardsSwapped(seat=seat, other=offer.to, given=offer.given, taken=offer.taken)


def _table_event(state: "State", happening: int, seat: int, value: int, extra: int) -> events.AuctionEvent:
    deck = state.deck
    if happening == codes.DEALT:
        return events.Dealt(first=seat, coins=state.purse)
    if happening == codes.LOT_OPENED:
        cards = card_texts(deck[LOT * value : LOT * value + OPEN])
        return events.LotOpened(round=value, first=seat, cards=cards, deck=state.deck_size - LOT * (value + 1))
    if happening == codes.LOT_WON:
        cards = card_texts(deck[LOT * extra : LOT * (extra + 1)])
        return events.LotWon(seat=seat, coins=value, cards=cards)
    if happening == codes.LOT_BOXED:
        return events.LotBoxed(cards=card_texts(deck[LOT * value : LOT * value + OPEN]))
    sheet = present_sheet(state)
    return events.GameOver(winners=seats_in(sheet.winners), scores=score_lines(sheet))
