"""Bots with few iterations instead of a time limit, and a check that a bot uses no hidden information."""

from typing import Any

from goldgavel.bots.driver import ask, seat_bots
from goldgavel.bots.protocol import BotMaker
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from tests.kit.games.alternate_worlds import other_world

ITERATIONS = 24


def with_few_iterations(name: str) -> str:
    """Return the bot's name, with a small number of iterations if it accepts a limit."""
    return f"{name}:{ITERATIONS}it" if "it" in getattr(find_bot(name), "budgets", ()) else name


def expect_no_peeking(game: Game[Any, Any], bot: str | BotMaker, seed: int) -> None:
    """Check that the bot gives the same answers in two worlds that its seat cannot distinguish."""
    state = game.new_game(seed)
    here, there = (seat_bots(game, [bot] * game.players, seed) for _ in range(2))
    worlds = Stream(seed, 9)
    while not state.is_terminal():
        seat = state.current_player()
        action = ask(state, here[seat])
        assert ask(other_world(state, seat, worlds), there[seat]) == action
        state.apply_action(action, seat)
