"""The final score sheet of Auction: cards, points, replicas (which break ties: B22), coins and totals."""

from typing import TYPE_CHECKING

from goldgavel.games.auction.rules.box import KINDS

if TYPE_CHECKING:
    from goldgavel.games.auction.knowledge.view import AuctionView
    from goldgavel.games.auction.knowledge.view_items import Cards
    from goldgavel.text import Speech


def sheet_rows(view: "AuctionView", speech: "Speech") -> list[tuple[str, list[str]]]:
    """Return the rows: a label, and one cell per seat."""
    seats = range(len(speech.names))
    rows = [
        (speech.say(f"kind-{kind}"), [cards_cell(view, seat, kind) for seat in seats])
        for kind in KINDS
        if kind != "replica"
    ]
    rows.append((speech.say("kind-replica"), [str(line.replicas or "–") for line in view.scores]))
    rows.append((speech.say("page-auction-coins-row"), [str(line.coins) for line in view.scores]))
    rows.append((speech.say("page-auction-total"), [str(line.total) for line in view.scores]))
    return rows


def cards_cell(
    view: "AuctionView", seat: int, kind: str, form: str = "{count} ({points})", nothing: str = "–"
) -> str:
    """Return a cell such as `2+1 (17)`: two true cards and a joined replica, worth 17 points now."""
    count = count_of(view.cards[seat], kind)
    points = getattr(view.scores[seat], kind, 0)
    if count == "0" and points == 0:
        return nothing
    return count if kind == "replica" else form.format(count=count, points=points)


def count_of(cards: "Cards", kind: str) -> str:
    """Return the number of true cards, and of the replicas that joined them."""
    joined = getattr(cards.joined, kind, 0)
    return f"{getattr(cards, kind)}+{joined}" if joined else str(getattr(cards, kind))
