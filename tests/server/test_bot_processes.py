"""Bots in separate processes: the same answers as in this one, and games continue if a bot or a process fails."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.streams import Stream
from goldgavel.server.bots import pool as bot_pool
from goldgavel.server.bots import process as bot_process
from goldgavel.server.bots.pool import LEAST_MILLISECONDS, BotPool, shared_time
from goldgavel.server.bots.worker import BotId, KeptBots
from tests.kit.games.option_mixes import random_step
from tests.kit.servers.captured_logs import captured_logs
from tests.kit.servers.guest_bots import GuestBots, guest_bots

HANGS = """
def answer(self, view):
    import time
    time.sleep(3600)
"""


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1, limit=20)
    yield made
    made.close()


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GuestBots]:
    yield guest_bots(tmp_path, monkeypatch)
    find_bot.cache_clear()


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The processes that are started."""
    found: list[Any] = []
    start = bot_process.SPAWN.Process.start

    def counted(process: Any) -> None:
        found.append(process)
        start(process)

    monkeypatch.setattr(bot_process.SPAWN.Process, "start", counted)
    return found


def some_state(name: str) -> Any:
    state = gg.load(name, players=3).new_game(8)
    for _ in range(12):
        random_step(state, Stream(4))
    return state


async def ask(pool: BotPool, state: Any, level: str, table: str = "table") -> str:
    seat = state.current_player()
    return await pool.choose(
        state.game, BotId(table, seat, level, 3), state.view(seat), lambda: state.history(seat)
    )


def choose(pool: BotPool, state: Any, level: str, table: str = "table") -> str:
    return asyncio.run(ask(pool, state, level, table))


@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_a_bot_answers_there_as_it_does_here(name: str, pool: BotPool) -> None:
    state = some_state(name)
    seat = state.current_player()
    for level in ("adept", "random"):
        here = find_bot(level)(state.game, seat, 3).choose(state.view(seat), state.history(seat), None)
        assert choose(pool, state, level) == here


def test_a_crowd_of_bots_thinks_shorter() -> None:
    """The first bot at a process has no limit and the others less and less time, but enough."""
    told = [shared_time(None, crowd) for crowd in range(1, 5)]
    assert told == [None, 250.0, pytest.approx(500 / 3), 125.0]
    assert shared_time(200.0, 1) == 200.0
    assert shared_time(200.0, 2) == 100.0
    assert shared_time(None, 50) == LEAST_MILLISECONDS


def test_the_crowd_is_counted_by_process(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    state = some_state("aurum")
    crowds: list[int] = []

    def shared(milliseconds: float | None, crowd: int) -> float | None:
        crowds.append(crowd)
        return milliseconds

    monkeypatch.setattr(bot_pool, "shared_time", shared)

    async def together() -> None:
        await asyncio.gather(*(ask(pool, state, "adept", f"table {number}") for number in range(3)))

    asyncio.run(together())
    asyncio.run(ask(pool, state, "adept"))
    assert crowds == [1, 2, 3, 1]


def test_a_process_that_dies_is_replaced_once_however_many_wait(pool: BotPool, starts: list[Any]) -> None:
    state = some_state("aurum")
    before = choose(pool, state, "adept")
    assert len(starts) == 1

    async def killed() -> list[str]:
        os.kill(starts[0].pid, signal.SIGKILL)
        return await asyncio.gather(*(ask(pool, state, "adept", f"table {number}") for number in range(12)))

    assert asyncio.run(killed()) == [before] * 12
    assert len(starts) == 2


def test_the_tables_are_divided_among_the_processes(starts: list[Any]) -> None:
    state = some_state("aurum")
    pool = BotPool(2)
    try:
        for number in range(4):
            choose(pool, state, "random", f"table {number}")
        homes = [pool._homes[f"table {number}"][bot_pool.OURS] for number in range(4)]
        assert homes[0] is homes[2]
        assert homes[1] is homes[3]
        assert len(starts) == 2
        pool.forget("table 0")
        choose(pool, state, "random", "table 4")
        assert pool._homes["table 4"][bot_pool.OURS] is homes[0]
        assert "table 0" not in pool._homes
    finally:
        pool.close()


# One life.


def test_a_bot_lives_until_its_table_is_forgotten(pool: BotPool, guests: GuestBots) -> None:
    guests.install("reporting")
    state = some_state("auction")
    for _ in range(3):
        choose(pool, state, "reporting")
    assert [report.call for report in guests.reports("asked")] == [1, 2, 3]
    pool.forget("table")
    choose(pool, state, "reporting")
    made = guests.reports("made")
    assert [report.number for report in made] == [1, 2]
    assert {report.seed for report in made} == {3}
    assert [report.instance for report in guests.reports("gone")] == [made[0].instance]
    moves = sum(told.move is not None for told in state.history(state.current_player()))
    assert guests.reports("asked")[-1].known == moves > 0


def test_the_bot_that_was_not_asked_for_longest_is_dropped() -> None:
    game = gg.load("aurum")
    first, second, third = (BotId(table, 0, "random", 1) for table in "abc")
    kept = KeptBots(2)
    for which in (first, second):
        kept.make(which, game)
    assert kept.find(first) is kept.find(first) is not None
    kept.make(third, game)
    assert kept.find(second) is None
    assert kept.find(first) is not None
    kept.forget("a")
    assert kept.find(first) is None
    assert kept.find(third) is not None


# Failures.


@pytest.mark.parametrize("answer", ["'bid 99999'", "None", "1 / 0", "exit()", "os.kill(os.getpid(), 9)"])
def test_a_random_move_is_made_for_a_bot_that_fails(answer: str, pool: BotPool, guests: GuestBots) -> None:
    """Whatever the bot does, the move is legal, and the log says which bot it was."""
    guests.install("failing", f"def answer(self, view):\n    return {answer}")
    state = some_state("auction")
    seat = state.current_player()
    legal = state.view(seat).legal
    with captured_logs() as logs:
        assert choose(pool, state, "failing") in legal
    assert len(logs.records) == 1
    said = vars(logs.records[0])
    wanted = {"table": "table", "game": "auction", "seat": seat, "bot": "failing", "seed": 3}
    assert {name: said[name] for name in wanted} == wanted
    if answer == "1 / 0":
        assert "failing_package.py" in logs.text()
        assert "ZeroDivisionError" in logs.text()
    assert choose(pool, state, "adept") in legal


def test_the_same_traceback_is_logged_once(pool: BotPool, guests: GuestBots) -> None:
    guests.install("failing", "def answer(self, view):\n    return 1 / 0")
    state = some_state("auction")
    with captured_logs() as logs:
        for _ in range(3):
            choose(pool, state, "failing")
    assert len(logs.records) == 3
    assert logs.text().count("ZeroDivisionError") == 1
    assert len(guests.reports("made")) == 3  # a bot that failed may be broken


def test_a_bot_that_takes_too_long_is_ended(guests: GuestBots, starts: list[Any]) -> None:
    guests.install("hanging", HANGS)
    state = some_state("auction")
    pool = BotPool(1, limit=0.2)
    try:
        with captured_logs() as logs:
            for _ in range(2):
                assert choose(pool, state, "hanging") in state.view(state.current_player()).legal
        assert [process.is_alive() for process in starts] == [False, False]
        assert logs.text().count("took longer than 0.2 s") == 2
        assert vars(logs.records[0])["bot"] == "hanging"
    finally:
        pool.close()


def test_a_bot_of_another_game_is_logged_once(pool: BotPool, guests: GuestBots) -> None:
    """Such a bot is refused at a new table; a table in the database may have one."""
    guests.install("reporting")
    state = some_state("aurum")
    with captured_logs() as logs:
        for table in "ab":
            assert choose(pool, state, "reporting", table) in state.view(state.current_player()).legal
        assert choose(pool, state, "genius") in state.view(state.current_player()).legal
    assert [vars(record)["code"] for record in logs.records] == ["bot-other-game", "bot-unknown"]
    assert guests.reports("made") == []


def test_a_bot_that_hangs_delays_no_other_and_not_the_end(guests: GuestBots, starts: list[Any]) -> None:
    guests.install("hanging", HANGS)
    state = some_state("auction")
    pool = BotPool(1, limit=3600)

    async def both() -> str:
        hanging = asyncio.create_task(ask(pool, state, "hanging", "slow"))
        while not guests.reports("asked"):  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.01)
        for _ in range(3):
            await ask(pool, state, "adept", "quick")
        assert not hanging.done()
        pool.close()
        return await hanging

    assert asyncio.run(both()) in state.view(state.current_player()).legal
    assert [process.is_alive() for process in starts] == [False, False]
