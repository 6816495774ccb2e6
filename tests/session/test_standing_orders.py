"""Standing orders survive a restart: they are restored from the order, its version and the log."""

from random import Random

import msgspec
import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Given, Order, Orders
from tests.kit.games.sample_sizes import count

DEFAULT_ORDER = Order()


def fresh() -> Session:
    return Session(
        gg.load("aurum", players=3), [None] * 3, Pace(trick_rest=0, lot_rest=0, round_rest=0), Random(1)
    )


def random_order(session: Session, rng: Random) -> Order:
    waive = rng.choice(["no", "window", "always"])
    swaps = [text for text in session.game.texts if session.game.is_window_change(text)]
    if rng.random() < 0.5:
        return Order(order="change", move=rng.choice(swaps), waive=waive)  # type: ignore[arg-type]
    return Order(order=rng.choice(["keep", "ask"]), waive=waive)  # type: ignore[arg-type]


def step(session: Session, rng: Random) -> Entry:
    """Carry out the due action, or a random player's move."""
    now = float(session.version)
    due = session.due(now)
    if due is not None and due.at <= now:
        return (
            session.deal(session.state.shuffled_deal(rng), now)
            if due.seat is None
            else session.carry_out_order(due, now)
        )
    seat = rng.choice(session.state.to_move())
    decision = session.decisions[seat]
    assert decision is not None
    return session.move(seat, rng.choice(session.state.view(seat).legal), decision, None, now)


@pytest.mark.parametrize("order", [Order(order="ask"), Order(order="change", move="swap Au0 Bi1"), Order()])
def test_A11_only_the_waiver_of_a_window_ends_with_it(order: Order) -> None:
    orders = Orders(3)
    orders.give(0, msgspec.structs.replace(order, waive="window"))
    orders.give(1, msgspec.structs.replace(order, waive="always"))
    orders.window_closed()
    assert orders.by_seat == [order, msgspec.structs.replace(order, waive="always"), DEFAULT_ORDER]


def test_a_game_taken_up_from_its_log_has_the_orders_it_had() -> None:
    rng = Random(8)
    special = 0
    for _ in range(count(4, 40)):
        session, log, kept = fresh(), list[Entry](), dict[int, Given]()
        while not session.state.is_terminal() and session.version < 300:
            log.append(step(session, rng))
            if rng.random() < 0.2 and not session.state.is_terminal():
                seat, wanted = rng.randrange(3), random_order(session, rng)
                kept[seat] = Given(session.version, seat, wanted)
                session.give_order(seat, wanted)
            if rng.random() < 0.1:
                again = fresh()
                again.replay(log, kept.values())
                assert again.orders.by_seat == session.orders.by_seat
                special += session.orders.by_seat != [DEFAULT_ORDER] * 3
    assert special > 50
