"""Prints the Auction table as text, from a view alone."""

from typing import TYPE_CHECKING

from goldgavel.games.auction.knowledge import events
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.games.auction.wording.sentences import sentences
from goldgavel.text import LazyText, Speech
from goldgavel.tui.lines import auction_moves, menu
from goldgavel.tui.lines.style import bare_table
from goldgavel.tui.sheets.auction import cards_cell, count_of, sheet_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from goldgavel.games.auction.knowledge.view import AuctionView


def draw(view: "AuctionView", speech: Speech) -> "list[RenderableType]":
    return [
        _heading(view, speech),
        *_lot(view, speech),
        *_offer(view, speech),
        _players(view, speech),
        speech.say("cli-auction-bank", coins=view.bank, deck=view.deck_size),
    ]


def _heading(view: "AuctionView", speech: Speech) -> str:
    to_come = view.deck_size // LOT
    round_ = view.round + 1
    return speech.say("cli-auction-heading", round=round_, rounds=round_ + to_come, first=speech.names[view.first])


def _lot(view: "AuctionView", speech: Speech) -> list[str]:
    if not view.lot:
        return []
    lot = speech.say("cli-auction-lot", cards=", ".join(speech.say(f"kind-{card}") for card in view.lot))
    if view.high_bidder is None:
        return [lot, speech.say("cli-auction-no-bid")]
    return [lot, speech.say("cli-auction-high-bid", coins=view.high_bid, name=speech.names[view.high_bidder])]


def _offer(view: "AuctionView", speech: Speech) -> list[str]:
    """Return the open offer, in the same sentence that announced it."""
    if view.offer is None or view.phase != "answer":
        return []
    offer = view.offer
    made = events.OfferMade(
        seat=offer.seat, to=offer.to, given=offer.given, taken=offer.taken, turned=offer.turned
    )
    return [speech.text(told) for told in sentences(made)]


def _players(view: "AuctionView", speech: Speech) -> "RenderableType":
    """Return all players' cards with their current value, and the unseen cards next to them."""
    seats = range(len(speech.names))
    rows = [(speech.say("cli-row-bidding"), [_bidding(view, seat, speech) for seat in seats])]
    for kind in KINDS:
        unseen = str(getattr(view.unseen, kind) or "–")
        rows.append((speech.say(f"kind-{kind}"), [*(cards_cell(view, seat, kind) for seat in seats), unseen]))
    rows.append((speech.say("cli-row-coins"), [_coins(view, seat) for seat in seats]))
    for token in view.options.tokens:
        left = [speech.say("cli-yes") if token in view.tokens[seat] else "–" for seat in seats]
        rows.append((speech.say("cli-row-token", token=LazyText(f"token-{token}")), left))
    worth = [str(line.total - line.coins) for line in view.scores]  # the coins may be hidden
    rows.append((speech.say("cli-row-worth"), worth))
    return by_player(view, speech, rows, extra_headings=[speech.say("cli-column-unseen")])


def sheet(view: "AuctionView", speech: Speech) -> "RenderableType":
    """Return the final scores."""
    return by_player(view, speech, sheet_rows(view, speech))


def by_player(
    view: "AuctionView", speech: Speech, rows: list[tuple[str, list[str]]], extra_headings: "Sequence[str]" = ()
) -> "RenderableType":
    """Return a table with one column per player, so that six players fit and row labels stay whole."""
    table = bare_table(tight=True)
    table.add_column("", no_wrap=True)
    for seat, name in enumerate(speech.names):
        named = speech.say("cli-table-you", name=name) if seat == view.seat else name
        table.add_column(f"> {named}" if seat in view.to_move else named, justify="right", vertical="bottom")
    for heading in extra_headings:
        table.add_column(heading, justify="right", vertical="bottom")
    for label, cells in rows:
        table.add_row(label, *cells)
    return table


def _bidding(view: "AuctionView", seat: int, speech: Speech) -> str:
    if seat == view.high_bidder and view.lot:
        return speech.say("cli-auction-bids", coins=view.high_bid)
    return speech.say("cli-auction-in" if seat in view.bidding and view.lot else "cli-auction-out")


def _coins(view: "AuctionView", seat: int) -> str:
    """Return the seat's coins, or `?` if this table hides them (B3)."""
    return str(view.coins[seat]) if seat == view.seat or view.options.coins == "open" else "?"


def hand(view: "AuctionView", speech: Speech) -> str:
    """Return the player's coins and cards."""
    if view.seat is None:
        return ""
    cards = view.cards[view.seat]
    held = [(kind, count_of(cards, kind)) for kind in KINDS]
    shown = [f"{speech.say(f'kind-{kind}')} {count}" for kind, count in held if count != "0"]
    return speech.say("cli-auction-hand", coins=view.coins[view.seat], cards=", ".join(shown) or "–")


def moves(view: "AuctionView", speech: Speech) -> menu.Menu:
    return auction_moves.moves(view, speech)


def event_lines(event: events.AuctionEvent, view: "AuctionView", speech: Speech) -> "list[RenderableType]":
    """Return the lines for an event. Final scores are shown as a sheet."""
    lines = [speech.text(told) for told in sentences(event)]
    if isinstance(event, events.GameOver):
        return [sheet(view, speech), *lines[len(event.scores) :]]
    return list(lines)


def begins_chapter(event: events.AuctionEvent) -> bool:
    """True if the event opens a lot. The `last` command shows the lot before it."""
    return isinstance(event, events.LotOpened)
