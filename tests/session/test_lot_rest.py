"""After a lot is sold there is time to look at it: bots wait, and no clock runs."""

from random import Random

import pytest

import goldgavel as gg
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import MoveClock
from goldgavel.session.clock_display import SeatClock, seat_clocks
from goldgavel.session.session import Session

PACE = Pace(lot_rest=3, bot_pause=1)
SOLD_AT = 1000.0


def sold(driver: str | None, *, seed: int = 5) -> Session:
    """Sell the first lot to its first bidder, with the same driver in all seats."""
    game = gg.load("auction", players=3)
    session = Session(game, [driver] * 3, PACE, Random(1), MoveClock(seconds=60))
    session.deal(session.state.shuffled_deal(Random(seed)), 0.0)
    move = "bid 1"
    while session.state.reveals() != "B10":
        seat = session.state.current_player()
        decision = session.decisions[seat]
        assert decision is not None
        session.move(seat, move, decision, f"r{session.version}", SOLD_AT)
        move = "pass"
    return session


def test_a_bot_bids_for_a_lot_that_all_have_seen() -> None:
    due = sold("random").due(SOLD_AT)
    assert due is not None
    assert SOLD_AT + PACE.lot_rest < due.at <= SOLD_AT + PACE.lot_rest + 1.4 * PACE.bot_pause


def test_nobodys_time_runs_meanwhile() -> None:
    session = sold(None)
    seat = session.state.current_player()
    assert seat_clocks(session, SOLD_AT + 1)[seat] == SeatClock(left=60, runs=True, wait=2)
    assert session.runs_out(seat) == SOLD_AT + PACE.lot_rest + 60


def test_who_is_quicker_may_answer() -> None:
    session = sold(None)
    seat = session.state.current_player()
    decision = session.decisions[seat]
    assert decision is not None
    session.move(seat, session.state.view(seat).legal[0], decision, "quick", SOLD_AT + 0.1)
    assert session.version > decision


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_a_deal_is_not_waited_for(game: str) -> None:
    session = Session(gg.load(game, players=3), ["random"] * 3, PACE, Random(1))
    session.deal(session.state.shuffled_deal(Random(5)), SOLD_AT)
    due = session.due(SOLD_AT)
    assert due is not None
    assert due.at < SOLD_AT + 1.5 * PACE.bot_pause
