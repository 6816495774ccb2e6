"""Commitments, numbers and proofs in a session, without a server."""

from random import Random
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import FairError
from goldgavel.kernel.fair.scheme import DealContext
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import plain, to_json
from goldgavel.session.fairness import MOST_CHANGES, promise
from goldgavel.session.session import Session

WAIT = 5.0
every_game = pytest.mark.parametrize("name", list(GAMES))


def new_session(name: str, drivers: tuple[str | None, ...] = (None, None, None)) -> Session:
    pace = Pace(trick_rest=0, lot_rest=0, round_rest=10, numbers_wait=WAIT)
    return Session(gg.load(name, players=3), drivers, pace, Random(1))


def promise_next(session: Session, chance: Random, now: float) -> list[Entry]:
    number = session.fairness.next_round()
    bound = DealContext("table", number or 0, "1")
    return [] if number is None else [session.promise(promise(bound, chance.randbytes(32)), now)]


def deal(session: Session, chance: Random, now: float) -> list[Entry]:
    dice = session.fairness.dice()
    assert dice is not None
    return [session.deal(session.state.shuffled_deal(dice), now), *promise_next(session, chance, now)]


def played(name: str, seed: int) -> tuple[Session, list[Entry]]:
    """A whole game with a number of seat 1 for each deal."""
    session, chance = new_session(name), Random(seed)
    log = promise_next(session, chance, 0.0)
    while not session.is_over():
        now = float(len(log))
        if session.state.needs_deal():
            coming = session.fairness.coming
            assert coming is not None
            log.append(session.add_number(1, coming.round, f"{chance.getrandbits(32):x}", now))
            log += deal(session, chance, now)
            continue
        seat = session.state.to_move()[0]
        legal = [session.game.texts[action] for action in session.state.legal_actions(seat)]
        decision = session.decisions[seat]
        assert decision is not None
        log.append(session.move(seat, "keep" if "keep" in legal else chance.choice(legal), decision, None, now))
    return session, log


def record_of(session: Session) -> dict[str, Any]:
    record: dict[str, Any] = plain(session.state.record())
    return record | {"fair": plain(session.proof())}


@every_game
def test_a_game_from_its_log_has_the_same_proof(name: str) -> None:
    session, log = played(name, 3)
    assert gg.verify(record_of(session)).finished
    for cut in (1, 2, 3, len(log) // 2, len(log)):
        again = new_session(name)
        again.replay(log[:cut])
        assert again.version == cut
        assert (again.proof() is None) == (cut < len(log))
        for entry in log[cut:]:
            again.apply_entry(entry)
        assert again.proof() == session.proof()
        assert again.fairness.state() == session.fairness.state()


@every_game
def test_what_everybody_is_told_has_no_secret(name: str) -> None:
    session, log = played(name, 4)
    secrets = [msgspec.json.decode(entry.text)["secret"] for entry in log if entry.kind == "commitment"]
    assert secrets
    again = new_session(name)
    for entry in log:
        again.apply_entry(entry)
        told = to_json(again.fairness.state()) + repr(again.take_updates())
        assert not any(secret in told for secret in secrets)
    assert session.proof() is not None


def test_the_first_deal_waits_for_the_people_and_for_nobody_else() -> None:
    session = new_session("auction", (None, "random", None))
    promise_next(session, Random(1), 0.0)
    for seat, at in ((0, WAIT), (2, 1.0)):
        due = session.due(1.0)
        assert due is not None
        assert (due.at, due.seat) == (WAIT, None)
        session.add_number(seat, 1, "7", 0.5)
        due = session.due(1.0)
        assert due is not None
        assert due.at == at


def test_after_a_pause_of_the_table_the_first_deal_waits_again() -> None:
    session = new_session("aurum")
    promise_next(session, Random(1), 0.0)
    session.resume_clocks(100.0)
    due = session.due(100.0)
    assert due is not None
    assert due.at == 100.0 + WAIT


def test_a_later_deal_waits_for_no_numbers() -> None:
    _, log = played("aurum", 5)
    place = [entry.kind for entry in log].index("deal", 4)
    again = new_session("aurum")
    again.replay(entry for entry in log[:place] if entry.version < log[place - 1].version)
    assert again.state.needs_deal()
    again.ready = [True] * 3
    due = again.due(0.0)
    assert due is not None
    assert due.at == 0.0


def test_a_number_is_for_its_round_only() -> None:
    session = new_session("aurum")
    with pytest.raises(FairError, match="can no longer be added"):
        session.add_number(0, 1, "7", 0.0)
    promise_next(session, Random(1), 0.0)
    for number in (0, 2):
        with pytest.raises(FairError, match="can no longer be added"):
            session.add_number(0, number, "7", 0.0)
    session.add_number(0, 1, "7", 0.0)
    deal(session, Random(1), 1.0)
    with pytest.raises(FairError, match="can no longer be added"):
        session.add_number(0, 1, "8", 2.0)
    assert session.fairness.numbers == {}
    assert session.version == 4


def test_a_number_is_changed_so_often_and_no_more() -> None:
    session = new_session("aurum")
    promise_next(session, Random(1), 0.0)
    for number in range(MOST_CHANGES):
        session.add_number(0, 1, f"{number:x}", 0.0)
    with pytest.raises(FairError, match=f"{MOST_CHANGES} ") as often:
        session.add_number(0, 1, "ff", 0.0)
    assert often.value.code == "fair-number-often"
    session.add_number(1, 1, "ff", 0.0)
    deal(session, Random(1), 1.0)
    session.add_number(0, 2, "ff", 2.0)


@every_game
def test_a_game_started_without_commitments_continues_without(name: str) -> None:
    session = new_session(name)
    session.deal(session.state.shuffled_deal(Random(1)), 0.0)
    assert session.fairness.next_round() is None
    assert session.fairness.state() is None
    assert session.fairness.dice() is None
    with pytest.raises(FairError):
        session.add_number(0, 2, "7", 1.0)
    assert session.fairness.proof() is None


def test_a_game_that_was_once_dealt_without_a_commitment_has_no_proof() -> None:
    session = new_session("aurum")
    made = promise(DealContext("table", 1, "1"), bytes(32))
    session.fairness.promised(made)
    session.fairness.dealt()
    assert session.fairness.proof() is not None
    session.fairness.dealt()
    assert (session.fairness.proof(), session.fairness.state()) == (None, None)


def test_every_public_change_has_a_revision_of_its_own() -> None:
    fairness = new_session("aurum").fairness
    revisions = [fairness.revision]
    for number in (1, 2):
        fairness.promised(promise(DealContext("table", number, "1"), bytes(32)))
        revisions.append(fairness.revision)
        for seat in range(2):
            fairness.added(seat, "7")
            revisions.append(fairness.revision)
        fairness.dealt()
        revisions.append(fairness.revision)
    fairness.promised(promise(DealContext("table", 3, "1"), bytes(32)))
    fairness.ended()
    assert sorted({*revisions, fairness.revision}) == [*revisions, fairness.revision]


def test_a_bot_has_the_same_seed_for_the_whole_game_and_none_without_a_commitment() -> None:
    session = new_session("aurum")
    assert session.fairness.bot_seed(0) is None
    promise_next(session, Random(1), 0.0)
    seeds = [session.fairness.bot_seed(seat) for seat in range(3)]
    assert len(set(seeds)) == 3
    deal(session, Random(2), 1.0)
    assert [session.fairness.bot_seed(seat) for seat in range(3)] == seeds
    other = new_session("aurum")
    promise_next(other, Random(5), 0.0)
    assert other.fairness.bot_seed(0) not in seeds


def test_auction_is_promised_one_deal_and_aurum_the_next() -> None:
    for name, coming in (("auction", None), ("aurum", 2)):
        session = new_session(name)
        promise_next(session, Random(1), 0.0)
        deal(session, Random(1), 1.0)
        state = session.fairness.state()
        assert state is not None
        assert (state.coming and state.coming.round) == coming
        assert [each.round for each in state.dealt] == [1]


def test_the_rules_stay_those_with_which_the_game_began() -> None:
    session = new_session("aurum")
    assert session.fairness.rules("2") == "2"
    promise_next(session, Random(1), 0.0)
    deal(session, Random(1), 1.0)
    assert session.fairness.rules("2") == "1"
