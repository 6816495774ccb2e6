# cython: boundscheck=True, wraparound=True
"""Standing orders: what each seat does in bid windows without being asked each time (A11).

Windows are frequent and changes are rare, so each seat gives its order in advance. Only its owner may know it.
"""

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from goldgavel.kernel.errors import OrderError
from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game


class Order(Data, frozen=True):
    """What a seat does in a window.

    `keep` leaves the bids unchanged once the window's rest is over, `ask` waits for an answer, `change` makes the
    armed move. A seat that waives this window (or all of them) does not hold it open for the rest.
    """

    order: Literal["keep", "ask", "change"] = "keep"
    move: str | None = None
    waive: Literal["no", "window", "always"] = "no"


DEFAULT_ORDER = Order()


def checked(game: "Game[Any, Any]", order: Order) -> Order:
    """Return the order with its move in canonical text; raise `OrderError` if the game does not accept it."""
    if game.window_default is None:
        raise OrderError("order-no-windows")
    if order.order != "change":
        return Order(order=order.order, waive=order.waive)
    if order.move is None or not game.is_window_change(order.move):
        raise OrderError("order-no-change")
    return Order(order="change", move=game.texts[game.parse_move(order.move)], waive=order.waive)


class Given(NamedTuple):
    """An order, and the version of the table at which the seat gave it."""

    version: int
    seat: int
    order: Order


class Orders:
    """The orders of all seats."""

    def __init__(self, players: int) -> None:
        self.by_seat = [DEFAULT_ORDER] * players
        self._later: dict[int, Order] = {}
        """By seat: the order that applies again after a single answer (`ask_once`)."""

    def give(self, seat: int, order: Order) -> None:
        self._later.pop(seat, None)
        self.by_seat[seat] = order

    def carried_out(self, seat: int) -> None:
        """Disarm a change after it was made."""
        if self.by_seat[seat].order == "change":
            self.by_seat[seat] = Order(waive=self.by_seat[seat].waive)

    def ask_instead(self, seat: int) -> None:
        """Ask the seat because its armed change has become impossible: it wanted to change something."""
        self.by_seat[seat] = Order(order="ask")

    def ask_once(self, seat: int) -> None:
        """Ask the seat in this window once, because it took back its move there. An armed change is disarmed."""
        order = self.by_seat[seat]
        if order.order != "ask":
            self._later.setdefault(seat, Order(waive=order.waive))
            self.by_seat[seat] = Order(order="ask")

    def answered(self, seat: int) -> None:
        later = self._later.pop(seat, None)
        if later is not None:
            self.by_seat[seat] = later

    def bids_changed(self, by: int) -> None:
        """Cancel the other seats' waivers of this window: they may want to react to the change."""
        own = self.by_seat[by]
        self.window_closed()
        self.by_seat[by] = own

    def window_closed(self) -> None:
        """Cancel all waivers of this window; they do not apply to the next one."""
        for seat, order in enumerate(self.by_seat):
            if order.waive == "window":
                self.by_seat[seat] = Order(order=order.order, move=order.move)
