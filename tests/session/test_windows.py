"""Bid windows do not slow the game: standing orders, rests and waivers (A11)."""

from random import Random

import pytest

import goldgavel as gg
from goldgavel.kernel.errors import OrderError
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Order

REST = 2.0
PEOPLE: list[str | None] = [None] * 4


def in_first_window(drivers: list[str | None] = PEOPLE) -> Session:
    """Four players who have bid; everyone has a gold 0 and could change, the leader first. It is time 100."""
    session = Session(gg.load("aurum"), drivers, Pace(trick_rest=REST), Random(1))
    session.deal(session.state.shuffled_deal(Random(5)), 0.0)
    for _ in range(4):
        bid(session)
    assert session.state.in_window()
    return session


def bid(session: Session) -> None:
    seat = session.state.current_player()
    session.move(seat, session.state.view(seat).legal[0], session.version, None, 100.0)


def order(session: Session) -> list[int]:
    """Return the seats in the order of the window."""
    leader: int = session.state.view().leader
    return [(leader + place) % 4 for place in range(4)]


def swap(session: Session, seat: int) -> str:
    card = session.state.view(seat).hand[0]
    return f"swap Au0 {card}"


def pass_on(session: Session, now: float) -> list[int]:
    """Carry out everything that is due; return the seats that moved."""
    movers = []
    while (due := session.due(now)) is not None and due.at <= now and due.bot is None:
        entry = session.carry_out_order(due, now)
        assert entry.seat is not None
        movers.append(entry.seat)
    return movers


def test_A11_a_window_stays_open_for_the_rest_and_then_all_keep() -> None:
    session = in_first_window()
    due = session.due(100.0)
    assert due is not None
    assert (due.at, due.seat, due.move) == (100.0 + REST, order(session)[0], "keep")
    assert pass_on(session, 101.9) == []
    assert pass_on(session, 102.0) == order(session)
    assert not session.state.in_window()


def test_A11_nobody_waits_when_all_have_waived() -> None:
    session = in_first_window()
    for seat in range(4):
        session.give_order(seat, Order(waive="always"))
    assert pass_on(session, 100.0) == order(session)


def test_A11_bots_do_not_hold_a_window_open() -> None:
    session = in_first_window(["adept"] * 4)
    due = session.due(100.0)
    assert due is not None
    assert (due.at, due.bot) == (100.0, "adept")


def test_A11_who_waived_goes_first_and_the_next_holds_it_open() -> None:
    session = in_first_window()
    first, second, *_ = order(session)
    session.give_order(first, Order(waive="window"))
    assert pass_on(session, 100.0) == [first]
    due = session.due(100.5)
    assert due is not None
    assert (due.seat, due.at) == (second, 102.0)


def test_a_waiver_for_one_window_ends_with_it() -> None:
    session = in_first_window()
    session.give_order(0, Order(waive="window"))
    session.give_order(1, Order(waive="always"))
    pass_on(session, 102.0)
    assert session.orders.by_seat[:2] == [Order(), Order(waive="always")]


def test_A11_orders_given_between_windows_are_for_the_next_one() -> None:
    """A card that is played neither disarms a change nor ends a waiver."""
    session = in_first_window()
    pass_on(session, 200.0)
    leader, second = order(session)[:2]
    armed = session.give_order(leader, Order(order="change", move=swap(session, leader)))
    waived = session.give_order(second, Order(waive="window"))
    bid(session)
    assert not session.state.in_window()
    assert [session.orders.by_seat[seat] for seat in (leader, second)] == [armed, waived]


def test_A11_a_bid_that_is_kept_cancels_no_waiver() -> None:
    session = in_first_window()
    first, *_, last = order(session)
    session.give_order(first, Order(order="ask"))
    waived = session.give_order(last, Order(waive="window"))
    session.move(first, "keep", session.version, "r", 100.0)
    assert session.orders.by_seat[last] == waived


def test_who_wants_to_be_asked_is_waited_for() -> None:
    session = in_first_window()
    first = order(session)[0]
    session.give_order(first, Order(order="ask"))
    assert session.due(1000.0) is None
    decision = session.decisions[first]
    assert decision is not None
    session.move(first, "keep", decision, None, 1000.0)
    assert session.orders.by_seat[first] == Order(order="ask")
    assert session.due(1000.0) is not None


def test_who_changes_a_bid_when_asked_is_asked_again_next_time() -> None:
    session = in_first_window()
    first = order(session)[0]
    session.give_order(first, Order(order="ask"))
    decision = session.decisions[first]
    assert decision is not None
    session.move(first, swap(session, first), decision, None, 100.0)
    assert session.orders.by_seat[first] == Order(order="ask")


def test_an_armed_change_is_made_at_its_turn_and_once() -> None:
    session = in_first_window()
    second = order(session)[1]
    move = swap(session, second)
    assert session.give_order(second, Order(order="change", move=move.upper())).move == move
    session.give_order(order(session)[0], Order(waive="window"))
    assert pass_on(session, 100.0) == order(session)[:2]
    assert session.state.view().moves[-1].move == move
    assert session.orders.by_seat[second] == Order()


def test_A11_a_change_gives_only_the_later_seats_time_to_answer() -> None:
    """The rest starts again. Seats that waived this window are asked again; seats that waive all are not."""
    session = in_first_window()
    first, second, third, fourth = order(session)
    for seat, waive in [(first, "window"), (third, "window"), (fourth, "always")]:
        session.give_order(seat, Order(waive=waive))  # type: ignore[arg-type]
    pass_on(session, 100.0)
    decision = session.decisions[second]
    assert decision is not None
    session.move(second, swap(session, second), decision, None, 101.5)
    assert session.orders.by_seat[third] == Order()
    due = session.due(101.5)
    assert due is not None
    assert (due.seat, due.at) == (third, 103.5)
    assert pass_on(session, 103.5) == [third, fourth]


def test_an_armed_change_that_became_impossible_is_asked_about() -> None:
    session = in_first_window()
    first = order(session)[0]
    elsewhere = session.state.view(order(session)[1]).hand[0]
    session.give_order(first, Order(order="change", move=f"swap Au0 {elsewhere}"))
    assert pass_on(session, 200.0) == []
    assert session.orders.by_seat[first] == Order(order="ask")


@pytest.mark.parametrize("move", [None, "keep", "play Ag7", "swap Au99 Ag7", "nonsense"])
def test_only_a_change_can_be_armed(move: str | None) -> None:
    with pytest.raises(OrderError) as problem:
        in_first_window().give_order(0, Order(order="change", move=move))
    assert problem.value.code == "order-no-change"


def test_a_game_without_windows_takes_no_orders() -> None:
    session = Session(gg.load("auction", players=3), [None] * 3, Pace(), Random(1))
    with pytest.raises(OrderError) as problem:
        session.give_order(0, Order(order="ask"))
    assert problem.value.code == "order-no-windows"


def test_the_next_round_waits_for_the_people() -> None:
    session = Session(gg.load("aurum", players=3), [None, "adept", None], Pace(round_rest=10), Random(1))
    rng = Random(3)
    now = 0.0
    while session.version == 0 or not session.state.needs_deal():
        if session.state.needs_deal():
            session.deal(session.state.shuffled_deal(rng), now)
            continue
        seat = session.state.to_move()[0]
        decision = session.decisions[seat]
        assert decision is not None
        session.move(seat, rng.choice(session.state.view(seat).legal), decision, None, now)
        now += 1
    due = session.due(now)
    assert due is not None
    assert (due.seat, due.at) == (None, now - 1 + 10)
    session.ready[0] = True
    due = session.due(now)
    assert due is not None
    assert due.at > now
    session.ready[2] = True
    due = session.due(now)
    assert due is not None
    assert due.at == now


def test_a_bots_pause_does_not_depend_on_the_hand() -> None:
    """The same random seed gives the same pauses, whatever was dealt."""
    pauses = []
    for cards in (1, 2):
        session = Session(gg.load("aurum"), ["adept"] * 4, Pace(bot_pause=1), Random(7))
        session.deal(session.state.shuffled_deal(Random(cards)), 0.0)
        due = session.due(0.0)
        assert due is not None
        pauses.append(due.at)
    assert pauses[0] == pauses[1]


def test_a_bot_pauses_for_up_to_two_fifths_less_or_more_than_is_set() -> None:
    pauses = []
    for seed in range(100):
        session = Session(gg.load("aurum"), ["adept"] * 4, Pace(bot_pause=10), Random(seed))
        session.deal(session.state.shuffled_deal(Random(1)), 50.0)
        due = session.due(50.0)
        assert due is not None
        assert (due.seat, due.bot, due.move) == (session.state.current_player(), "adept", None)
        pauses.append(due.at - 50.0)
    assert 6 <= min(pauses) < 7
    assert 13 < max(pauses) <= 14


def test_the_game_waits_for_people_on_turn_and_in_a_window_for_those_who_want_to_be_asked() -> None:
    session = Session(gg.load("aurum"), [None, "adept", None, None], Pace(trick_rest=REST), Random(1))
    assert not any(session.is_waited_for(seat) for seat in range(4)), "nothing is dealt"
    session.deal(session.state.shuffled_deal(Random(5)), 0.0)
    for _ in range(4):
        on_turn = session.state.current_player()
        waited_for = [seat for seat in range(4) if session.is_waited_for(seat)]
        assert waited_for == [on_turn] * (on_turn != 1)
        bid(session)
    asked = session.state.current_player()
    assert session.drivers[asked] is None
    assert not session.is_waited_for(asked)
    session.give_order(asked, Order(order="ask"))
    assert [seat for seat in range(4) if session.is_waited_for(seat)] == [asked]
