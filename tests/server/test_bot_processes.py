"""Bots in separate processes: the same answers as in this one, and games continue if a process fails."""

import asyncio
import os
import signal
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told
from goldgavel.server import bots
from goldgavel.server.bots import BotPool
from tests.kit.games.option_mixes import random_step


class HistoryBot:
    """A bot that answers only if it received the game's events. The worker finds it by the entry below."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        del game, seat, seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del budget
        modules = [type(event).__module__ for event in history[0].events]
        assert modules == ["goldgavel.games.aurum.knowledge.events"]
        move: str = view.legal[-1]
        return move


def some_state(name: str) -> Any:
    state = gg.load(name, players=3).new_game(8)
    for _ in range(12):
        random_step(state, Stream(4))
    return state


def choose(pool: BotPool, state: Any, level: str, seed: int = 3) -> str:
    seat = state.current_player()

    async def ask() -> str:
        return await pool.choose(state.game, level, state.view(seat), lambda: state.history(seat), seed)

    return asyncio.run(ask())


@pytest.mark.parametrize("name", ["aurum", "auction"])
@pytest.mark.parametrize("level", ["adept", "random"])
def test_a_bot_answers_there_as_it_does_here(name: str, level: str) -> None:
    state = some_state(name)
    seat = state.current_player()
    here = find_bot(level)(state.game, seat, 3).choose(state.view(seat), state.history(seat), None)
    pool = BotPool(1)
    try:
        assert choose(pool, state, level) == here
    finally:
        pool.close()


def test_a_crowd_of_bots_thinks_shorter() -> None:
    """With one process for four bots, the first has no limit and the others less and less time, but enough."""
    state = some_state("aurum")
    seat = state.current_player()
    pool = BotPool(1)

    async def ask(crowd: int) -> list[float | None]:
        told: list[float | None] = []

        async def thought(*task: object) -> str:
            told.append(task[-1])  # type: ignore[arg-type]
            await asyncio.sleep(0)
            return state.view(seat).legal[0]  # type: ignore[no-any-return]

        asyncio.get_running_loop().run_in_executor = thought  # type: ignore[method-assign, assignment]
        asked = [pool.choose(state.game, "adept", state.view(seat), list, 3) for _ in range(crowd)]
        await asyncio.gather(*asked)
        return told

    assert asyncio.run(ask(4)) == [None, 250.0, pytest.approx(500 / 3), 125.0]
    assert asyncio.run(ask(1)) == [None]
    assert min(filter(None, asyncio.run(ask(50)))) == bots.LEAST_MILLISECONDS


def test_a_bots_process_that_dies_is_replaced() -> None:
    pool = BotPool(1)
    state = some_state("aurum")
    try:
        before = choose(pool, state, "adept")
        assert pool._pool is not None
        for process in list(pool._pool._processes):
            os.kill(process, signal.SIGKILL)
        assert choose(pool, state, "adept") == before
    finally:
        pool.close()


def test_a_bot_that_fails_is_stood_in_for_by_chance() -> None:
    """Whatever the bot raises or answers, the move is legal and the game continues."""
    state = some_state("auction")
    legal = state.view(state.current_player()).legal
    for answer in ("bid 99999", None, RuntimeError("no idea")):
        assert stubbed(BotPool(1), state, answer) in legal


def stubbed(pool: BotPool, state: Any, answer: object) -> str:
    seat = state.current_player()

    async def ask() -> str:
        loop = asyncio.get_running_loop()

        async def thought(*_: object) -> object:
            if isinstance(answer, Exception):
                raise answer
            return answer

        loop.run_in_executor = thought  # type: ignore[method-assign, assignment]
        return await pool.choose(state.game, "adept", state.view(seat), list, 3)

    return asyncio.run(ask())


def test_a_history_arrives_with_the_games_own_events(monkeypatch: pytest.MonkeyPatch) -> None:
    state = some_state("aurum")
    seat = state.current_player()
    monkeypatch.setattr(bots, "find_bot", lambda _: HistoryBot)
    answer = bots.think(
        "aurum",
        msgspec.json.encode(state.game.options),
        "history",
        msgspec.json.encode(state.view(seat)),
        msgspec.json.encode(state.history(seat)),
        1,
        None,
    )
    assert answer == state.view(seat).legal[-1]
