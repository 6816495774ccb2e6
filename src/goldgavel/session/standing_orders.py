# cython: boundscheck=True, wraparound=True
"""Standing orders: bid windows are frequent and changes rare, so nobody is asked each time (A11).

Each seat says beforehand what to do when the window comes round to it. An order is its owner's secret.
"""

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from goldgavel.kernel.errors import OrderError
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game


class Order(Data, frozen=True):
    """What a seat does in a window.

    `keep` leaves the bids as they are once the window has been open for the table's rest, `ask` waits for an
    answer, `change` makes the armed move. Who waives a window, or all of them, does not hold it open.
    """

    order: Literal["keep", "ask", "change"] = "keep"
    move: str | None = None
    waive: Literal["no", "window", "always"] = "no"


USUAL = Order()


def checked(game: "Game[Any, Any]", order: Order) -> Order:
    """The order with its move as it is written; an order that this game cannot take is an error."""
    if game.window_default is None:
        raise OrderError("order-no-windows")
    if order.order != "change":
        return Order(order=order.order, waive=order.waive)
    if order.move is None or not game.is_window_change(order.move):
        raise OrderError("order-no-change")
    return Order(order="change", move=game.texts[game.parse_move(order.move)], waive=order.waive)


class Given(NamedTuple):
    """An order that a seat gave when its table was at that version."""

    version: int
    seat: int
    order: Order


class Orders:
    """Every seat's order, by seat."""

    def __init__(self, players: int) -> None:
        self.by_seat = [USUAL] * players
        self._later: dict[int, Order] = {}
        """What a seat goes back to after the one answer for which it is asked."""

    def give(self, seat: int, order: Order) -> None:
        self._later.pop(seat, None)
        self.by_seat[seat] = order

    def carried_out(self, seat: int) -> None:
        """An armed change is armed once."""
        if self.by_seat[seat].order == "change":
            self.by_seat[seat] = Order(waive=self.by_seat[seat].waive)

    def ask_instead(self, seat: int) -> None:
        """An armed change that has become impossible: its owner meant to do something, so let them say what."""
        self.by_seat[seat] = Order(order="ask")

    def ask_once(self, seat: int) -> None:
        """Who has taken back what they did in a window is asked there. A change that was armed is not any more."""
        order = self.by_seat[seat]
        if order.order != "ask":
            self._later.setdefault(seat, Order(waive=order.waive))
            self.by_seat[seat] = Order(order="ask")

    def answered(self, seat: int) -> None:
        later = self._later.pop(seat, None)
        if later is not None:
            self.by_seat[seat] = later

    def bids_changed(self, by: int) -> None:
        """Whoever is still to come may want to answer, although they had waived this window before."""
        own = self.by_seat[by]
        self.window_closed()
        self.by_seat[by] = own

    def window_closed(self) -> None:
        """Whoever waived this window has not waived the next."""
        for seat, order in enumerate(self.by_seat):
            if order.waive == "window":
                self.by_seat[seat] = Order(order=order.order, move=order.move)
