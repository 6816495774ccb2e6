"""The adept's advice at tables that allow help: what a lot of an Auction is worth, and what to bid in Aurum.

A client asks for it once per lot or bid. It is not part of every update, so clients that do not show it cost
nothing. It is computed from the asking seat's own view, so it reveals nothing that the view does not.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.bots.adept.auction.appraisal import appraisal
from goldgavel.bots.adept.aurum.bid_range import bid_range
from goldgavel.games.auction.knowledge.view import AuctionView
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.protocol import messages

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import Table
    from goldgavel.session.session import Session

FOR_SALE = ("bid", "offer", "answer")


def send_estimate(table: "Table", connection: "Connection", session: "Session", seat: int) -> None:
    """Send the estimate, or null if there is nothing to estimate: a late question is not an error."""
    view = session.view(seat) if table.row.settings.help else None
    found = estimate_of(session.game, view, seat) if isinstance(view, AuctionView) else None
    connection.push(messages.encode(messages.Estimate(estimate=found)))


def estimate_of(game: Any, view: AuctionView, seat: int) -> messages.LotEstimate | None:
    if view.phase not in FOR_SALE or not view.lot:
        return None
    found = appraisal(game, view, seat)
    return messages.LotEstimate(round=view.round, likely=found.likely, low=found.low, high=found.high)


def send_bid_range(table: "Table", connection: "Connection", session: "Session", seat: int) -> None:
    """Send the bids that suit the seat's hand, or null if it has nothing to bid."""
    view = session.view(seat) if table.row.settings.help else None
    found = suggested_bids(session.game, view) if isinstance(view, AurumView) else None
    connection.push(messages.encode(messages.BidRange(range=found)))


def suggested_bids(game: Any, view: AurumView) -> messages.SuggestedBids | None:
    if view.phase != "bid" or not view.legal:
        return None
    found = bid_range(game, view)
    return messages.SuggestedBids(round=view.round, low=found.low, high=found.high)
