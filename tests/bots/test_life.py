"""A bot lives for one game, says where it failed, and plays no game that it does not know."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.arena.contest import Contest, play
from goldgavel.arena.entrants import read_entrants
from goldgavel.bots.driver import ask, play_game, seat_bots
from goldgavel.bots.protocol import BotMaker, plays
from goldgavel.bots.registry import bot_names, find_bot, is_ours
from goldgavel.bots.seated import bot_seed, seat_bot
from goldgavel.games import GAMES
from goldgavel.kernel.errors import BotError
from goldgavel.tui.seat.bots import LocalBots
from tests.bots.life_recorder import AuctionOnlyBot, LivingBot
from tests.kit.games.bots import with_few_iterations


@pytest.fixture(autouse=True)
def lives() -> Iterator[list[LivingBot]]:
    LivingBot.lives.clear()
    yield LivingBot.lives
    LivingBot.lives.clear()
    LivingBot.fails_at = None


def contest_of_the_living(game: str) -> Contest:
    """A contest of a bot with itself, with records off."""
    return Contest(
        game=game,
        options=(("players", 3),),
        entrants=read_entrants(["living", "living"], 1),
        mix="both",
        seed=4,
        guests=(("living", "tests.bots.life_recorder:LivingBot"),),
    )


@pytest.mark.parametrize("title", list(GAMES))
def test_one_bot_for_each_seat_of_a_game(title: str, lives: list[LivingBot]) -> None:
    play_game(gg.load(title, players=3), [LivingBot] * 3, seed=5)
    assert [(bot.seat, bot.seed) for bot in lives] == [(seat, bot_seed(5, seat)) for seat in range(3)]
    for bot in lives:
        assert len(bot.plies) > 3
        assert bot.plies == sorted(set(bot.plies))
    play(contest_of_the_living(title), 0)
    assert [bot.seat for bot in lives] == [0, 1, 2] * 2
    assert all(len(bot.plies) > 3 for bot in lives)


def test_one_bot_for_each_seat_of_a_local_game(lives: list[LivingBot]) -> None:
    """In the terminal too, until a move is taken back."""
    state = gg.load("auction", players=3).new_game(2)
    bots = LocalBots(seed=9)
    find_bot.cache_clear()
    seat = state.current_player()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("goldgavel.bots.seated.find_bot", lambda _: LivingBot)
        for _ in range(3):
            bots.choose_move(state, "living", seat, 0)
        assert [len(bot.plies) for bot in lives] == [3]
        bots.choose_move(state, "living", seat, 1)
        bots.choose_move(state, "living", seat, 1)
        assert [len(bot.plies) for bot in lives] == [3, 2]
        assert {bot.seed for bot in lives} == {bot_seed(9, seat)}
        LivingBot.fails_at = 3
        with pytest.raises(ValueError, match="out of ideas") as caught:
            bots.choose_move(state, "living", seat, 1)
    assert "seed is 9." in "\n".join(caught.value.__notes__)


@pytest.mark.parametrize("title", list(GAMES))
@pytest.mark.parametrize("name", [name for name in bot_names() if is_ours(find_bot(name))])
def test_a_bot_that_is_made_in_the_middle_of_a_game_continues_the_same(name: str, title: str) -> None:
    """So a restart of a server, or of the process of its bots, changes nothing about ours."""
    game = gg.load(title, players=3)
    bots = seat_bots(game, [with_few_iterations(name)] * 3, 3)
    state = game.new_game(3)
    compared = 0
    while not state.is_terminal() and compared < 40:
        seat = state.current_player()
        action = ask(state, bots[seat])
        if len(state.legal_actions(seat)) > 1:
            again = seat_bots(game, [with_few_iterations(name)] * 3, 3)[seat]
            assert ask(state, again) == action
            compared += 1
        state.apply_action(action, seat)
    assert compared > 10


# Crashes.


def notes_of(error: BaseException) -> str:
    """Return the notes as they are after the error came from another process."""
    return "\n".join(pickle.loads(pickle.dumps(error)).__notes__)  # noqa: S301 - our own


def test_a_crash_says_game_seat_and_seed() -> None:
    LivingBot.fails_at = 2
    game = gg.load("auction", players=3)
    with pytest.raises(ValueError, match="out of ideas") as caught:
        play_game(game, [LivingBot] * 3, seed=5)
    seat = next(bot.seat for bot in LivingBot.lives if len(bot.plies) == 2)
    said = notes_of(caught.value)
    assert f"LivingBot in seat {seat} of {game!r}" in said
    assert f"own seed is {bot_seed(5, seat)}" in said
    assert "game's seed is 5" in said
    state: Any = eval(repr(game), {"goldgavel": gg}).new_game(5)  # noqa: S307 - the note can be run
    assert state.game.options == game.options


def test_a_crash_while_it_is_made_says_so_too() -> None:
    class Broken(LivingBot):
        def __init__(self, game: Any, seat: int, seed: int) -> None:
            del game, seed
            raise KeyError(seat)

    with pytest.raises(KeyError) as caught:
        seat_bot(gg.load("aurum"), Broken, 2, 7)
    assert "Broken in seat 2" in caught.value.__notes__[0]
    assert "seed is 7" in caught.value.__notes__[0]


def test_a_crash_in_the_arena_names_the_deal() -> None:
    LivingBot.fails_at = 2
    with pytest.raises(ValueError, match="out of ideas") as caught:
        play(contest_of_the_living("aurum"), 0)
    assert "game's seed is" in notes_of(caught.value)


# Games.


def test_a_bot_is_refused_in_a_game_that_it_does_not_play(lives: list[LivingBot]) -> None:
    makers: list[BotMaker] = [AuctionOnlyBot] * 3
    play_game(gg.load("auction", players=3), makers, seed=1)
    played = len(lives)
    with pytest.raises(BotError) as caught:
        play_game(gg.load("aurum", players=3), makers, seed=1)
    assert caught.value.code == "bot-other-game"
    assert len({caught.value.text(lang) for lang in ("en", "ru", "fr")}) == 3
    assert len(lives) == played
    assert plays(LivingBot, "anything")
    assert plays(AuctionOnlyBot, "auction")
    assert not plays(AuctionOnlyBot, "aurum")
