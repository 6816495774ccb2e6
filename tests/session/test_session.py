"""The session without a server: decisions, repeated requests, updates of readers."""

from random import Random
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import DecisionMade, IllegalMove, NotYourTurn
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain
from goldgavel.session.idempotency import KEPT, CompletedRequests
from goldgavel.session.session import Session
from tests.kit.games.auction import auction, deal_of
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count

NO_PACE = Pace(trick_rest=0, lot_rest=0, round_rest=0, bot_pause=0)


def new_session(name: str, mix: dict[str, Any], drivers: list[str | None] | None = None) -> Session:
    game = gg.load(name, **mix)
    return Session(game, drivers or [None] * game.players, NO_PACE, Random(1))


def dealt(name: str = "aurum", pace: Pace = NO_PACE, **mix: Any) -> Session:
    game = gg.load(name, **mix)
    session = Session(game, [None] * game.players, pace, Random(1))
    session.deal(session.state.shuffled_deal(Random(5)), 0.0)
    return session


def merged(view: dict[str, Any], change: Any) -> dict[str, Any]:
    after = {**view, **plain(change.shared), **plain(change.own)}
    if change.moves is not None:
        after["moves"] = after["moves"] + plain(change.moves)
    return after


def step(session: Session, stream: Stream, now: float) -> Entry:
    if session.state.needs_deal():
        return session.deal(session.state.shuffled_deal(Random(stream.getrandbits(64))), now)
    seats = session.state.to_move()
    seat = seats[stream.below(len(seats))]
    legal = session.state.view(seat).legal
    decision = session.decisions[seat]
    assert decision is not None
    return session.move(seat, legal[stream.below(len(legal))], decision, f"r{now}", now)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(8, 128)), ids=mix_id)
def test_merged_changes_are_the_view(name: str, mix: dict[str, Any]) -> None:
    """A reader who merges the updates always has the server's view."""
    session = new_session(name, mix)
    stream = Stream(9)
    seen = [plain(view) for view in session.state.views()]
    turn = 0
    while not session.state.is_terminal():
        for _ in range(1 + stream.below(3)):  # several entries may be told at once
            if not session.state.is_terminal():
                step(session, stream, float(turn))
                turn += 1
        changes = session.take_updates()
        seen = [merged(view, change) for view, change in zip(seen, changes, strict=True)]
        assert seen == [plain(view) for view in session.state.views()]
        assert [news.version for news in changes[0].entries][-1] == session.version


@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_a_log_replays_to_the_same_session(name: str) -> None:
    session = new_session(name, {"players": 3})
    stream, log = Stream(4), []
    for turn in range(60):
        if session.state.is_terminal():
            break
        log.append(step(session, stream, float(turn)))
        again = new_session(name, {"players": 3})
        again.replay(msgspec.json.decode(msgspec.json.encode(log), type=list[Entry]))
        assert again.version == session.version == len(log)
        assert again.decisions == session.decisions
        assert again.state.record() == session.state.record()
        assert [news.version for news in again.entries_since(0, len(log) - 1)] == [len(log)]


def test_what_was_missed_is_what_was_told() -> None:
    session = new_session("aurum", {"players": 4, "match": "points"})
    stream = Stream(11)
    told: list[list[Any]] = [[] for _ in range(5)]
    while not session.state.is_terminal():
        step(session, stream, 0.0)
        for reader, change in enumerate(session.take_updates()):
            told[reader] += change.entries
    for since in (0, 1, 40, session.version - 1, session.version):
        assert session.entries_since(None, since) == told[0][since:]
        assert session.entries_since(2, since) == told[3][since:]


def test_a_seat_that_stays_on_turn_has_a_new_decision() -> None:
    session = new_session("auction", {"players": 3})
    session.deal(deal_of(auction(3), "stamp jewel replica"), 0.0)
    for move in ("bid 1", "pass", "pass"):
        seat = session.state.current_player()
        session.move(seat, move, session.version, None, 0.0)
    assert session.state.current_player() == 0
    assert session.decisions == [session.version, None, None]
    with pytest.raises(DecisionMade) as late:
        session.move(0, "join stamp", session.version - 1, None, 0.0)
    assert late.value.code == "decision-passed"


def test_a_reader_has_the_view_of_their_seat() -> None:
    session = dealt(players=4)
    for seat in (None, 0, 1, 2, 3):
        assert session.view(seat) == session.state.view(seat)


def test_reasons_are_for_the_seat_that_decides() -> None:
    """The others could see from theirs what is in their own hands only, but nothing is asked of them."""
    session = dealt("auction", players=3)
    seat = session.state.current_player()
    assert session.reasons(seat) == session.state.reasons(seat) != {}
    session.decisions[seat] = None
    assert session.reasons(seat) == {}


def test_a_bot_reads_the_history_as_its_seat_saw_it() -> None:
    session = dealt(players=3)
    history = session.history_of(1)
    step(session, Stream(4), 0.0)
    assert history() == session.state.history(1) != session.state.history(0)
    assert len(history()) == 2


def test_A9_only_the_bidder_is_told_the_card() -> None:
    session = dealt(players=3)
    session.take_updates()
    move = session.state.view(1).legal[0]
    session.move(1, move, 1, "a", 0.0)
    told = [change.entries[0] for change in session.take_updates()]
    assert [entry.move for entry in told] == ["bid ?", "bid ?", move, "bid ?"]
    assert [entry.events[0].card for entry in told] == [None, None, move.removeprefix("bid "), None]  # type: ignore[attr-defined]


def test_the_oldest_request_is_forgotten_first() -> None:
    requests = CompletedRequests(2)
    for version in range(KEPT + 1):
        requests.add(0, f"r{version}", version)
    assert requests.version_of(0, "r0") is None
    assert [requests.version_of(0, f"r{version}") for version in range(1, KEPT + 1)] == list(range(1, KEPT + 1))
    assert requests.version_of(1, "r1") is None


def test_secret_bids_have_decisions_of_their_own() -> None:
    """A9: three simultaneous bids do not collide, and the open decisions stay open."""
    session = dealt(players=3)
    assert session.decisions == [1, 1, 1]
    session.move(2, session.state.view(2).legal[0], 1, "a", 0.0)
    assert session.decisions == [1, 1, None]
    session.move(0, session.state.view(0).legal[0], 1, "a", 0.0)
    assert session.decisions == [None, 1, None]
    with pytest.raises(DecisionMade) as second:
        session.move(0, session.state.view(1).legal[0], 1, "b", 0.0)
    assert second.value.code == "decision-none"


def test_what_is_refused_changes_nothing() -> None:
    session = dealt(players=4)
    seat = session.state.current_player()
    before = (session.version, list(session.decisions), session.state.record())
    stranger = (seat + 1) % 4
    for problem, mover, move, decision in [
        (DecisionMade, seat, session.state.view(seat).legal[0], 0),
        (DecisionMade, stranger, session.state.view(stranger).hand[0], 1),
        (IllegalMove, seat, "keep", 1),
    ]:
        with pytest.raises(problem):
            session.move(mover, move, decision, "x", 0.0)
    assert (session.version, session.decisions, session.state.record()) == before
    assert session.requests.version_of(seat, "x") is None


def test_requests_are_known_again_after_a_restart() -> None:
    session = dealt(players=4)
    seat = session.state.current_player()
    deal = Entry(
        version=1,
        kind="deal",
        seat=None,
        text=msgspec.json.encode(session.state.game.deal_data(session.state.move_log.deals[0])).decode(),
        request=None,
        at=0.0,
    )
    entry = session.move(seat, session.state.view(seat).legal[0], 1, "mine", 0.0)
    again = new_session("aurum", {"players": 4})
    again.replay([deal, entry])
    assert again.requests.version_of(seat, "mine") == 2
    assert again.requests.version_of((seat + 1) % 4, "mine") is None


def test_after_the_end_there_is_nothing_to_decide() -> None:
    session = new_session("auction", {"players": 3})
    stream = Stream(3)
    while not session.state.is_terminal():
        step(session, stream, 0.0)
    assert session.decisions == [None] * 3
    assert session.due(1e9) is None
    with pytest.raises(NotYourTurn, match="over"):
        session.move(0, "pass", 0, "x", 0.0)
