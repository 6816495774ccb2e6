"""Bots as tests need them: one that searches counts a few iterations and no time; and none peeks."""

from typing import Any

from goldgavel.bots.driver import ask, seat_bots
from goldgavel.bots.protocol import BotMaker
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from tests.kit.games.alternate_worlds import other_world

ITERATIONS = 24


def brief(name: str) -> str:
    """The bot's name, with a small number of iterations if it takes one."""
    return f"{name}:{ITERATIONS}it" if "it" in getattr(find_bot(name), "budgets", ()) else name


def expect_no_peeking(game: Game[Any, Any], bot: str | BotMaker, seed: int) -> None:
    """The same seat in two worlds that it cannot tell apart: the same answers from the same random stream."""
    state = game.new_game(seed)
    here, there = (seat_bots(game, [bot] * game.players, seed) for _ in range(2))
    worlds = Stream(seed, 9)
    while not state.is_terminal():
        seat = state.current_player()
        action = ask(state, here[seat])
        assert ask(other_world(state, seat, worlds), there[seat]) == action
        state.apply_action(action, seat)
