"""What the lot of an Auction is likely to be worth to a seat: the adept's opinion, where a table allows help.

It is asked for, once for each lot, and not sent with every update: programs and terminals that do not show it cost
nothing. It is worked out from the asking seat's own view, so it cannot tell anything that the view does not.
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


def tell(table: "LiveTable", connection: "Connection", session: "Session", seat: int) -> None:
    """Answer with null where there is nothing to estimate: a question that comes too late is not an error."""
    view = session.view(seat) if table.row.help else None
    found = estimate_of(session.game, view, seat) if isinstance(view, AuctionView) else None
    connection.push(messages.encode(messages.Estimate(estimate=found)))


def estimate_of(game: Any, view: AuctionView, seat: int) -> messages.LotEstimate | None:
    if view.phase not in FOR_SALE or not view.lot:
        return None
    found = appraisal(game, view, seat)
    return messages.LotEstimate(round=view.round, likely=found.likely, low=found.low, high=found.high)
