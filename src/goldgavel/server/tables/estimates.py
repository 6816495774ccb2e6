"""The adept's estimate of what the lot of an Auction is worth to a seat, at tables that allow help.

A client asks for it once per lot. It is not part of every update, so clients that do not show it cost nothing.
It is computed from the asking seat's own view, so it reveals nothing that the view does not.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.bots.adept.auction.appraisal import appraisal
from goldgavel.games.auction.knowledge.view import AuctionView
from goldgavel.server.sockets import messages

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session

FOR_SALE = ("bid", "offer", "answer")


def send_estimate(table: "LiveTable", connection: "Connection", session: "Session", seat: int) -> None:
    """Send the estimate, or null if there is nothing to estimate: a late question is not an error."""
    view = session.view(seat) if table.row.help else None
    found = estimate_of(session.game, view, seat) if isinstance(view, AuctionView) else None
    connection.push(messages.encode(messages.Estimate(estimate=found)))


def estimate_of(game: Any, view: AuctionView, seat: int) -> messages.LotEstimate | None:
    if view.phase not in FOR_SALE or not view.lot:
        return None
    found = appraisal(game, view, seat)
    return messages.LotEstimate(round=view.round, likely=found.likely, low=found.low, high=found.high)
