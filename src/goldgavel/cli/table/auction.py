"""The Auction table in text, drawn from a view and nothing else."""

from typing import TYPE_CHECKING

from goldgavel.cli.table import auction_moves, menu
from goldgavel.games.auction import events
from goldgavel.games.auction.sentences import sentences
from goldgavel.text import Speech

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldgavel.games.auction.view import AuctionView, Cards

SCORED = ("painting", "sculpture", "furniture", "stamp", "jewel", "collection")
KINDS = (*SCORED, "replica")


def draw(view: "AuctionView", speech: Speech) -> "list[RenderableType]":
    return [
        speech.say("cli-auction-heading", round=view.round + 1, first=speech.names[view.first]),
        *_lot(view, speech),
        *_offer(view, speech),
        players(view, speech, final=False),
        *_tokens(view, speech),
        speech.say("cli-auction-bank", coins=view.bank),
        speech.say("cli-auction-unseen", deck=view.deck_size, kinds=_unseen(view, speech)),
    ]


def _lot(view: "AuctionView", speech: Speech) -> list[str]:
    if not view.lot:
        return []
    lot = speech.say("cli-auction-lot", cards=", ".join(speech.say(f"kind-{card}") for card in view.lot))
    still_in = ", ".join(speech.names[seat] for seat in view.bidding)
    if view.high_bidder is None:
        return [lot, speech.say("cli-auction-no-bid", names=still_in)]
    bidder = speech.names[view.high_bidder]
    return [lot, speech.say("cli-auction-high-bid", coins=view.high_bid, name=bidder, names=still_in)]


def _offer(view: "AuctionView", speech: Speech) -> list[str]:
    """The offer on the table, in the words in which it was made."""
    if view.offer is None or view.phase != "answer":
        return []
    offer = view.offer
    made = events.OfferMade(
        seat=offer.seat, to=offer.to, given=offer.given, taken=offer.taken, turned=offer.turned
    )
    return sentences(made, speech)


def players(view: "AuctionView", speech: Speech, *, final: bool) -> "RenderableType":
    """Everyone's cards, each kind with its present points; the coins as far as this table shows them (B3)."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="none")
    for column in ("", "player", "coins", *KINDS, "total" if final else "worth"):
        title = speech.say(f"cli-column-{column}") if column else ""
        table.add_column(title, justify="left" if column in {"", "player"} else "right", no_wrap=True)
    for seat, name in enumerate(speech.names):
        mark = ">" if seat in view.to_move else ""
        named = speech.say("cli-table-you", name=name) if seat == view.seat else name
        table.add_row(mark, named, *_numbers(view, seat, final=final))
    return table


def _numbers(view: "AuctionView", seat: int, *, final: bool) -> list[str]:
    line, cards = view.scores[seat], view.cards[seat]
    shown = final or seat == view.seat or view.options.coins == "open"
    points = [getattr(line, kind) for kind in SCORED]
    cells = [f"{_count(cards, kind)} ({worth})" for kind, worth in zip(SCORED, points, strict=True)]
    waiting = str(cards.replica) if cards.replica else "–"
    total = line.total if final else line.total - line.coins
    return [str(view.coins[seat]) if shown else "?", *cells, waiting, str(total)]


def _count(cards: "Cards", kind: str) -> str:
    """True cards, and the replicas that joined them."""
    joined = getattr(cards.joined, kind, 0)
    return f"{getattr(cards, kind)}+{joined}" if joined else str(getattr(cards, kind))


def _tokens(view: "AuctionView", speech: Speech) -> list[str]:
    if not view.options.tokens:
        return []
    left = []
    for name, tokens in zip(speech.names, view.tokens, strict=True):
        shown = ", ".join(speech.say(f"token-{token}") for token in tokens) or "–"
        left.append(speech.say("cli-auction-tokens-of", name=name, tokens=shown))
    return [speech.say("cli-auction-tokens", all="; ".join(left))]


def _unseen(view: "AuctionView", speech: Speech) -> str:
    counts = [(kind, getattr(view.unseen, kind)) for kind in KINDS]
    return ", ".join(f"{speech.say(f'kind-{kind}')} {count}" for kind, count in counts if count) or "–"


def hand(view: "AuctionView", speech: Speech) -> str:
    """The own coins and cards."""
    if view.seat is None:
        return ""
    cards = view.cards[view.seat]
    held = [(kind, _count(cards, kind)) for kind in KINDS]
    shown = [f"{speech.say(f'kind-{kind}')} {count}" for kind, count in held if count != "0"]
    return speech.say("cli-auction-hand", coins=view.coins[view.seat], cards=", ".join(shown) or "–")


def moves(view: "AuctionView", speech: Speech) -> menu.Menu:
    return auction_moves.moves(view, speech)


def tell(event: events.AuctionEvent, view: "AuctionView", speech: Speech) -> "list[RenderableType]":
    """What happened; the scores come as a sheet."""
    told = sentences(event, speech)
    if isinstance(event, events.GameOver):
        return [players(view, speech, final=True), *told[len(event.scores) :]]
    return list(told)


def begins_chapter(event: events.AuctionEvent) -> bool:
    """`last` shows the lot before this one."""
    return isinstance(event, events.LotOpened)
