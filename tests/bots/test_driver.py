"""Seating bots, asking them for moves, and errors for invalid answers."""

from collections.abc import Sequence
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.driver import play_game
from goldgavel.bots.protocol import Bot, LazyHistory
from goldgavel.bots.random import RandomBot
from goldgavel.bots.seated import bot_seed
from goldgavel.games import GAMES
from goldgavel.kernel.errors import BotError, OptionError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told, to_json

every_game = pytest.mark.parametrize("title", list(GAMES))


class Answers:
    """A bot that always gives the same answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __call__(self, game: Game[Any, Any], seat: int, seed: int) -> Bot:
        del game, seat, seed
        return self

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> Any:
        del view, history, budget
        return self.answer


class Sighted:
    """The random bot with the choices of its fast path, but asked with views."""

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        self._pick = RandomBot(game, seat, seed).pick

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        move: str = view.legal[self._pick(len(view.legal))]
        return move


@every_game
def test_blind_and_sighted_answers_are_the_same(title: str) -> None:
    game = gg.load(title, players=3)
    blind = play_game(game, [RandomBot] * 3, seed=5)
    assert play_game(game, [Sighted] * 3, seed=5).record() == blind.record()


class RecordingBot:
    """Plays like the random bot and records its arguments."""

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        self.bot = RandomBot(game, seat, seed)
        self.seat = seat

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        assert view.seat == self.seat
        assert budget == 20.0
        moves = [told for told in history if told.move is not None]
        assert len(moves) == view.ply
        assert history[-1] is history[len(history) - 1]
        assert [to_json(told) for told in history[:2]] == [to_json(told) for told in list(history)[:2]]
        return self.bot.choose(view, history, budget)


@every_game
def test_view_history_and_budget_are_the_seats(title: str) -> None:
    game = gg.load(title, players=3)
    play_game(game, [RecordingBot, "random", "random"], seed=2, budget=20.0)


def test_a_history_is_told_once_and_only_if_read() -> None:
    asked: list[int] = []
    told = [Told(ply=0, seat=None, move=None, events=())]

    def tell() -> list[Told]:
        asked.append(1)
        return told

    history = LazyHistory(tell)
    assert asked == []
    assert len(history) == 1
    assert list(history) == told
    assert asked == [1]


def test_an_illegal_answer_names_the_bot_the_seat_and_the_rule() -> None:
    game = gg.load("aurum", players=4)
    with pytest.raises(BotError) as caught:
        play_game(game, [Answers("play Au0")] * 4, seed=1)
    error = caught.value
    assert error.code == "bot-illegal-move"
    assert error.params["seat"] == game.new_game(1).current_player() + 1
    assert "Answers" in str(error)
    for lang in ("en", "ru", "fr"):
        assert "play Au0" in error.text(lang)
        assert str(error.params["reason"].text(lang)) in error.text(lang)


@pytest.mark.parametrize(
    ("answer", "code"), [("nonsense", "bot-illegal-move"), (7, "bot-no-text"), (None, "bot-no-text")]
)
def test_an_answer_that_is_not_a_move(answer: object, code: str) -> None:
    with pytest.raises(BotError) as caught:
        play_game(gg.load("auction", players=3), [Answers(answer)] * 3, seed=1)
    assert caught.value.code == code
    assert all(caught.value.text(lang) for lang in ("en", "ru", "fr"))


@pytest.mark.parametrize("place", [-1, 99])
def test_a_blind_answer_out_of_range(place: int) -> None:
    class Wild(Answers):
        def pick(self, count: int) -> int:
            assert count == 12
            return place

    with pytest.raises(BotError) as caught:
        play_game(gg.load("aurum", players=4), [Wild("")] * 4, seed=1)
    assert caught.value.code == "bot-pick-range"
    assert all(str(place) in caught.value.text(lang) for lang in ("en", "ru", "fr"))


def test_one_bot_for_each_seat() -> None:
    with pytest.raises(OptionError) as caught:
        play_game(gg.load("aurum", players=4), ["random"] * 3, seed=1)
    assert caught.value.code == "bots-count"
    assert all("4" in caught.value.text(lang) for lang in ("en", "ru", "fr"))


def test_a_bots_chance_is_its_own() -> None:
    """A bot's seed is a hash of the game's seed: its stream differs from other seats' and from the dealer's."""
    bots = {Stream(bot_seed(7, seat)).getrandbits(64) for seat in range(6)}
    dealing = {Stream(7, round_).getrandbits(64) for round_ in range(20)}
    assert len(bots) == 6
    assert not bots & dealing
