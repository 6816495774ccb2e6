"""The contract of every registered bot, in every game with every option."""

from collections.abc import Sequence
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.driver import play_game
from goldgavel.bots.protocol import Bot, BotMaker
from goldgavel.bots.registry import bot_names, find_bot
from goldgavel.games import GAMES
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told
from tests.kit.games.bots import expect_no_peeking, with_few_iterations
from tests.kit.games.option_mixes import REDUCED, spread
from tests.kit.games.sample_sizes import count

every_bot = pytest.mark.parametrize("name", bot_names())
every_game = pytest.mark.parametrize("title", list(GAMES))


class Checked:
    """Wraps a bot and checks that each answer is exactly one of the legal moves."""

    def __init__(self, maker: BotMaker) -> None:
        self.maker = maker
        self.decisions = 0

    def __call__(self, game: Game[Any, Any], seat: int, seed: int) -> Bot:
        return CheckedBot(self.maker(game, seat, seed), self)


class CheckedBot:
    def __init__(self, bot: Bot, tally: Checked) -> None:
        self.bot = bot
        self.tally = tally

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        move = self.bot.choose(view, history, budget)
        assert move in view.legal
        self.tally.decisions += 1
        return move


@pytest.mark.soak
@every_game
@every_bot
def test_only_legal_moves(name: str, title: str) -> None:
    """One bot among random bots, which lead to odd positions, and one among bots of its own kind."""
    checked = Checked(find_bot(with_few_iterations(name)))
    mixes = spread(title, count(40, 2000))
    seed = 0
    while checked.decisions < count(1000, 100_000):
        game = gg.load(title, **mixes[seed % len(mixes)])
        alone: list[str | BotMaker] = [checked, *["random"] * (game.players - 1)]
        bots: list[str | BotMaker] = [checked] * game.players if seed % 2 else alone
        assert play_game(game, bots, seed).is_terminal()
        seed += 1


@every_bot
def test_boxes_for_research_too(name: str) -> None:
    checked = Checked(find_bot(with_few_iterations(name)))
    for mix in REDUCED:
        game = gg.load("aurum", **mix)
        for seed in range(count(2, 50)):
            assert play_game(game, [checked] * game.players, seed).is_terminal()


@every_game
@every_bot
def test_the_seed_decides_the_whole_game(name: str, title: str) -> None:
    for seed, mix in enumerate(spread(title, count(2, 40))):
        game = gg.load(title, **mix)
        first, second = (
            play_game(game, [with_few_iterations(name)] * game.players, seed).record() for _ in range(2)
        )
        assert first == second


@every_game
def test_another_seed_is_another_game(title: str) -> None:
    game = gg.load(title)
    games = [play_game(game, ["random"] * game.players, seed).record()["moves"] for seed in range(3)]
    assert games[0] != games[1] != games[2]


@pytest.mark.soak
@every_game
@every_bot
def test_hidden_cards_make_no_difference(name: str, title: str) -> None:
    for seed, mix in enumerate(spread(title, count(2, 60))):
        expect_no_peeking(gg.load(title, **mix), with_few_iterations(name), seed)
