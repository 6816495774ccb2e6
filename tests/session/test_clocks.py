"""Clocks: how time is charged, when it runs out, and which move is made then."""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.table_settings import BankClock, Clock, MoveClock
from goldgavel.session.clock_display import SeatClock, seat_clocks
from goldgavel.session.clocks import SPARE, Clocks, Outage
from goldgavel.session.pending import DueAction
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Order
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count

REST = 2.0
MINUTE = MoveClock(seconds=60)
BANK = BankClock(seconds=300, increment=5)
Faces = tuple[SeatClock | None, ...]


def new_session(name: str, clock: Clock | None, drivers: list[str | None] | None = None, **mix: Any) -> Session:
    game = gg.load(name, **mix)
    pace = Pace(trick_rest=REST, round_rest=10)
    return Session(game, drivers or [None] * game.players, pace, Random(1), clock)


def dealt(name: str, clock: Clock | None, drivers: list[str | None] | None = None, **mix: Any) -> Session:
    session = new_session(name, clock, drivers, **mix)
    session.deal(session.state.shuffled_deal(Random(5)), 1000.0)
    return session


def move(session: Session, seat: int, now: float, text: str | None = None) -> Entry:
    """A person's own move."""
    decision = session.decisions[seat]
    assert decision is not None
    return session.move(seat, text or session.state.view(seat).legal[0], decision, f"r{session.version}", now)


def left(session: Session, now: float) -> list[float | None]:
    return [None if face is None else face.left for face in seat_clocks(session, now)]


def due_of(session: Session, now: float) -> DueAction:
    due = session.due(now)
    assert due is not None
    return due


def in_window(clock: Clock) -> Session:
    """Four players who have bid at second 1000 exactly."""
    session = dealt("aurum", clock, players=4)
    while not session.state.in_window():
        move(session, session.state.current_player(), 1000.0)
    return session


def test_without_a_clock_nobody_is_hurried() -> None:
    session = dealt("auction", None, players=3)
    assert session.due(10.0**9) is None


def test_a_time_for_each_move_is_whole_again_for_the_next() -> None:
    session = dealt("auction", MINUTE, players=3)
    first = session.state.current_player()
    assert due_of(session, 1000.0) == DueAction(1060.0, first, None, None, late=True)
    move(session, first, 1059.0)
    second = session.state.current_player()
    assert seat_clocks(session, 1070.0)[first] == SeatClock(left=60)
    assert seat_clocks(session, 1070.0)[second] == SeatClock(left=49, runs=True)


def test_clocks_show_hundredths_of_a_second() -> None:
    session = dealt("auction", BankClock(seconds=300), players=3)
    first = session.state.current_player()
    assert left(session, 1000.0 + 1 / 3)[first] == 299.67
    move(session, first, 1000.0 + 1 / 3)
    assert left(session, 1001.0)[first] == 299.67


def test_a_clock_that_ran_out_shows_zero() -> None:
    session = dealt("auction", MINUTE, players=3)
    assert left(session, 1060.5)[session.state.current_player()] == 0.0


def test_a_bank_loses_what_is_used_and_gains_the_increment() -> None:
    session = dealt("auction", BANK, players=3)
    first = session.state.current_player()
    move(session, first, 1100.0, "bid 1")
    assert left(session, 1100.0)[first] == 300 - 100 + 5
    assert left(session, 1130.0)[session.state.current_player()] == 300 - 30


def test_A9_secret_bids_run_each_on_their_own() -> None:
    session = dealt("aurum", BANK, players=3)
    assert left(session, 1010.0) == [290] * 3
    move(session, 1, 1010.0)
    assert left(session, 1020.0) == [280, 295, 280]
    move(session, 0, 1020.0)
    assert left(session, 1050.0) == [285, 295, 250]


@pytest.mark.parametrize("clock", [MINUTE, BANK])
def test_A11_a_kept_window_costs_nothing(clock: Clock) -> None:
    session = in_window(clock)
    before = left(session, 1000.0)
    while session.state.in_window():
        due = due_of(session, 5000.0)
        assert (due.move, due.late) == ("keep", False)
        session.carry_out_order(due, 1002.0)
    assert left(session, 1002.0) == before


def test_A11_who_wants_to_be_asked_uses_time_once_the_rest_is_over() -> None:
    session = in_window(BankClock(seconds=300))
    seat = session.state.current_player()
    session.give_order(seat, Order(order="ask"))
    assert seat_clocks(session, 1000.5)[seat] == SeatClock(left=300, runs=True, wait=1.5)
    assert due_of(session, 1000.0) == DueAction(1302.0, seat, None, None, late=True)
    move(session, seat, 1042.0, "keep")
    assert left(session, 1042.0)[seat] == 260


def test_A11_the_clock_in_a_window_shows_nothing_of_the_order() -> None:
    """Before the rest is over, others cannot see which seats want to be asked."""
    session = in_window(MINUTE)
    seen = set()
    for order in ("keep", "ask"):
        session.give_order(session.state.current_player(), Order(order=order))
        seen.add(seat_clocks(session, 1001.0))
    assert len(seen) == 1


def test_A11_once_the_rest_is_over_a_clock_does_not_wait() -> None:
    session = in_window(MINUTE)
    seat = session.state.current_player()
    session.give_order(seat, Order(order="ask"))
    assert seat_clocks(session, 1000.0 + REST - 1)[seat] == SeatClock(left=60, runs=True, wait=1)
    assert seat_clocks(session, 1000.0 + REST)[seat] == SeatClock(left=60, runs=True)


def test_A11_after_a_pause_of_the_table_a_window_rests_again() -> None:
    session = in_window(MINUTE)
    session.resume_clocks(5000.0)
    assert due_of(session, 5000.0).at == 5000.0 + REST


def test_the_record_knows_which_moves_ran_out_of_time() -> None:
    session = dealt("auction", MINUTE, players=3)
    move(session, session.state.current_player(), 1001.0)
    session.move_on_timeout(due_of(session, 2000.0), 2000.0)
    assert session.timeout_moves() == {1}
    move(session, session.state.current_player(), 2001.0)
    assert session.timeout_moves() == {1}


def test_a_timeout_that_was_taken_back_is_not_in_the_record() -> None:
    session = dealt("auction", MINUTE, [None, "adept", "adept"], players=3)
    coins = 1
    while session.state.current_player() != 0:
        move(session, session.state.current_player(), 1000.0, f"bid {coins}")
        coins += 1
    own = move(session, 0, 1001.0, f"bid {coins}")
    session.move_on_timeout(DueAction(2000.0, session.state.current_player(), None, None, late=True), 2000.0)
    assert len(session.timeout_moves()) == 1
    assert session.propose(0, "undo", own.version, "u", 2001.0).kind == "undo"
    assert session.timeout_moves() == set()


def test_bots_and_stand_ins_have_no_clock() -> None:
    session = dealt("auction", BANK, [None, "adept", None], players=3)
    assert seat_clocks(session, 1000.0)[1] is None
    while session.state.current_player() != 1:
        move(session, session.state.current_player(), 1000.0, "bid 1" if session.version == 1 else None)
    assert due_of(session, 1000.0).bot == "adept"
    decision = session.decisions[1]
    assert decision is not None
    session.move(1, "pass", decision, None, 9000.0)
    session.drivers[1] = None
    assert left(session, 9000.0)[1] == 300


def test_between_rounds_nobodys_time_runs() -> None:
    session = dealt("aurum", MINUTE, players=3, match="points")
    stream = Stream(3)
    while not session.state.needs_deal():
        seat = session.state.to_move()[0]
        legal = session.state.view(seat).legal
        move(session, seat, 1000.0, legal[stream.below(len(legal))])
    assert [face is not None and face.runs for face in seat_clocks(session, 1005.0)] == [False] * 3
    assert due_of(session, 1005.0) == DueAction(1010.0, None, None, None)


def test_a_neutral_move_is_made_when_time_runs_out() -> None:
    session = in_window(MINUTE)
    seat = session.state.current_player()
    session.give_order(seat, Order(order="ask"))
    entry = session.move_on_timeout(due_of(session, 1062.0), 1062.0)
    assert (entry.kind, entry.seat, entry.text, entry.request) == ("time", seat, "keep", None)
    session = dealt("auction", MINUTE, players=3)
    assert session.move_on_timeout(due_of(session, 1060.0), 1060.0).text == "pass"


def test_an_offer_is_declined_when_time_runs_out() -> None:
    session = dealt("auction", MINUTE, players=3, tokens=["exchange"])
    stream = Stream(8)
    while (seat := session.state.current_player()) >= 0 and "decline" not in session.state.view(seat).legal:
        if session.is_over():
            pytest.fail("nobody made an offer")
        legal = session.state.view(seat).legal
        bold = [text for text in legal if text.endswith("exchange") or text.startswith("offer")]
        move(session, seat, 1000.0, (bold or legal)[stream.below(len(bold or legal))])
    assert session.move_on_timeout(due_of(session, 2000.0), 2000.0).text == "decline"


def test_otherwise_any_legal_move_is_as_likely() -> None:
    """A chi-square over the bids of a hand; the limit is passed by chance once in ten thousand runs."""
    session = dealt("aurum", MINUTE, players=3)
    due, legal = due_of(session, 1060.0), session.state.view(0).legal
    chance, runs = Random(11), count(1200, 12_000)
    made: Counter[str] = Counter()
    for _ in range(runs):
        made[chosen_at_the_end(session, due, chance)] += 1
    assert set(made) <= set(legal)
    expected = runs / len(legal)
    assert sum((made[text] - expected) ** 2 / expected for text in legal) < 37.4


def chosen_at_the_end(session: Session, due: DueAction, chance: Random) -> str:
    again = Session(session.game, session.drivers, session.pace, chance, session.clocks.clock)
    again.deal(session.game.deal_data(session.state.move_log.deals[0]), 1000.0)
    return again.move_on_timeout(due, due.at).text


def test_who_has_used_up_a_bank_still_has_a_moment_for_each_move() -> None:
    session = dealt("auction", BankClock(seconds=30), players=3)
    first = session.state.current_player()
    entry = session.move_on_timeout(due_of(session, 1030.0), 1030.0)
    assert entry.seat == first
    assert left(session, 1030.0)[first] == SPARE


def test_the_increment_is_added_although_time_ran_out() -> None:
    """More than the spare seconds, so that it cannot be taken for them."""
    session = dealt("auction", BankClock(seconds=30, increment=20), players=3)
    first = session.state.current_player()
    session.move_on_timeout(due_of(session, 1030.0), 1030.0)
    assert left(session, 1030.0)[first] == 20.0 > SPARE


@pytest.mark.parametrize(
    ("restarted", "runs_out"),
    [(1058.0, 1068.0), (1059.9, 1069.9), (1049.0, 1060.0), (1000.0, 1060.0), (0.0, 1060.0)],
    ids=["two seconds before", "just before", "long before", "as it was asked", "before the game"],
)
def test_nobodys_time_runs_out_within_ten_seconds_of_a_restart(restarted: float, runs_out: float) -> None:
    session = dealt("auction", MINUTE, players=3)
    session.clocks.resumed = restarted
    assert due_of(session, 1000.0).at == runs_out


@pytest.mark.parametrize("clock", [MINUTE, BANK])
def test_the_end_of_time_is_told_again(clock: Clock) -> None:
    session = dealt("auction", clock, players=3)
    entry = session.move_on_timeout(due_of(session, 2000.0), 2000.0)
    told = session.take_updates()[0].entries[-1]
    assert told.note == "time"
    assert session.entries_since(0, 0)[-1].note == "time"
    again = new_session("auction", clock, players=3)
    deal = session.game.deal_data(session.state.move_log.deals[0])
    again.deal(deal, 1000.0)
    again.apply_entry(entry)
    assert again.entries_since(0, 0)[-1].note == "time"


def test_time_without_a_server_is_not_charged() -> None:
    clocks = Clocks(MINUTE, 3, [Outage(1010.0, 5010.0), Outage(5020.0, 6020.0), Outage(0.0, 900.0)])
    assert clocks.runs_out(0, 1000.0) == 1060.0 + 4000 + 1000
    assert clocks.left(0, 1000.0, 5015.0) == 60 - 15
    assert clocks.left(0, 1000.0, 5500.0) == 60 - 20
    assert clocks.runs_out(0, 3000.0) == 5010.0 + 1000 + 60
    assert clocks.runs_out(0, 7000.0) == 7060.0
    assert Clocks(MINUTE, 3, [Outage(1060.0, 2000.0)]).runs_out(0, 1000.0) == 1060.0, "it was over before"


def test_a_clock_that_was_set_back_stops_nobodys_time() -> None:
    session = dealt("auction", MINUTE, players=3)  # asked at 1000
    session.cap_times(1005.0)
    assert due_of(session, 1005.0).at == 1060.0
    session.cap_times(400.0)
    assert due_of(session, 400.0).at == 400.0 + session.pace.lot_rest + 60


def test_a_session_knows_when_the_server_was_down() -> None:
    game = gg.load("auction", players=3)
    session = Session(game, [None] * 3, Pace(), Random(1), MINUTE, [Outage(1010.0, 5010.0)])
    session.deal(session.state.shuffled_deal(Random(5)), 1000.0)
    assert due_of(session, 5015.0).at == 5060.0
    assert left(session, 5015.0)[session.state.current_player()] == 45.0


class TimedGame(NamedTuple):
    session: Session
    log: list[Entry]
    faces: list[Faces]
    """What the clocks showed seven seconds after each entry."""


def played(name: str, mix: dict[str, Any], clock: Clock, seed: int) -> TimedGame:
    """A game in which people take their time, some of them too long, and want to be asked in windows."""
    session = new_session(name, clock, **mix)
    stream, now, found = Stream(seed), 1000.0, TimedGame(session, [], [])
    if session.game.window_default is not None:
        for seat in range(0, session.game.players, 2):
            session.give_order(seat, Order(order="ask"))
    while not session.is_over():
        now += stream.below(40)
        due = session.due(now)
        if due is not None and due.at <= now:
            found.log.append(carried_out(session, due, now, stream))
        elif session.state.to_move() and stream.below(2):
            seats = session.state.to_move()
            seat = seats[stream.below(len(seats))]
            legal = session.state.view(seat).legal
            found.log.append(move(session, seat, now, legal[stream.below(len(legal))]))
        else:
            continue
        found.faces.append(seat_clocks(session, now + 7))
    return found


def carried_out(session: Session, due: DueAction, now: float, stream: Stream) -> Entry:
    if due.seat is None:
        return session.deal(session.state.shuffled_deal(Random(stream.getrandbits(64))), now)
    return session.move_on_timeout(due, now) if due.late else session.carry_out_order(due, now)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(6, 128)), ids=mix_id)
@pytest.mark.parametrize("clock", [MINUTE, BANK, BankClock(seconds=90)], ids=["move", "bank", "plain"])
def test_a_replayed_game_has_the_same_clocks(name: str, mix: dict[str, Any], clock: Clock) -> None:
    """From the log alone, without the orders."""
    before = played(name, mix, clock, 31)
    again = new_session(name, clock, **mix)
    for entry, faces in zip(before.log, before.faces, strict=True):
        again.apply_entry(entry)
        assert seat_clocks(again, entry.at + 7) == faces
    assert again.state.record() == before.session.state.record()
    assert any(entry.kind == "time" for entry in before.log)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(6, 128)), ids=mix_id)
def test_whether_a_neutral_move_is_legal_is_public(name: str, mix: dict[str, Any]) -> None:
    """In all worlds that a reader cannot tell apart, the same neutral move is made, or none."""
    game = gg.load(name, **mix)
    stream = Stream(17)
    state = game.new_game(17)
    for _ in range(count(60, 200)):
        if state.is_terminal():
            return
        for seat in state.to_move():
            reader = stream.below(game.players + 1) - 1
            if reader != seat:
                other = other_world(state, None if reader < 0 else reader, stream)
                assert neutral(other, seat) == neutral(state, seat)
        seat = state.to_move()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[stream.below(len(legal))], seat)


def neutral(state: Any, seat: int) -> list[str]:
    legal = {state.game.move_text(action) for action in state.legal_actions(seat)}
    return [text for text in state.game.neutral_moves if text in legal]
