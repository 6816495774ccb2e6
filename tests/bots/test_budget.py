"""A budget behind a bot's name: `patient:200ms`, `patient:1000it`."""

import importlib.metadata
import pickle
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots import registry
from goldgavel.bots.driver import play_game
from goldgavel.bots.random import RandomBot
from goldgavel.bots.registry import GROUP, find_bot
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told
from goldgavel.text import LANGUAGES

TOLD: list[tuple[int, float | None]] = []


class PatientBot(RandomBot):
    """A bot that records its arguments."""

    level = 7
    budgets: tuple[str, ...] = ("ms", "it")

    def __init__(self, game: Game[Any, Any], seat: int, seed: int, iterations: int = 0) -> None:
        super().__init__(game, seat, seed)
        self.iterations = iterations

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        TOLD.append((self.iterations, budget))
        return super().choose(view, history, budget)


class ClockBot(PatientBot):
    budgets = ("ms",)


@pytest.fixture(autouse=True)
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    module = ModuleType("other_people")
    vars(module).update(PatientBot=PatientBot, ClockBot=ClockBot)
    monkeypatch.setitem(sys.modules, "other_people", module)
    ours = tuple(importlib.metadata.entry_points(group=GROUP))
    theirs = (
        EntryPoint("patient", "other_people:PatientBot", GROUP),
        EntryPoint("clock", "other_people:ClockBot", GROUP),
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: (*ours, *theirs) if group == GROUP else ())
    find_bot.cache_clear()
    TOLD.clear()
    yield
    find_bot.cache_clear()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("patient", (0, 30.0)),
        ("patient:200ms", (0, 200.0)),
        ("patient:1000it", (1000, 30.0)),
        ("clock:1ms", (0, 1.0)),
    ],
)
def test_what_the_bot_is_told(name: str, told: tuple[int, float | None]) -> None:
    game = gg.load("auction", players=3)
    state = game.new_game(1)
    find_bot(name)(game, state.current_player(), 1).choose(state.view(state.current_player()), (), 30.0)
    assert [told] == TOLD


def test_whole_games_are_played_with_it() -> None:
    game = gg.load("aurum", players=3)
    assert play_game(game, ["patient:50ms", "patient:9it", "random"], seed=1).is_terminal()
    assert play_game(game, ["patient:9it"] * 3, 2).record() == play_game(game, ["patient:9it"] * 3, 2).record()


def test_the_rest_is_as_the_bot_says() -> None:
    found: Any = find_bot("patient:200ms")
    assert (found.level, found.reads_history, found.__name__) == (7, False, "patient:200ms")
    with pytest.raises(AttributeError):
        _ = found.nothing_of_the_kind


def test_a_maker_goes_to_another_process() -> None:
    found: Any = pickle.loads(pickle.dumps(find_bot("patient:200ms")))  # noqa: S301 - our own
    assert found.__name__ == "patient:200ms"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("adept:200ms", "bot-budget-none"),
        ("clock:1000it", "bot-budget-unit"),
        ("patient:", "bot-budget-unreadable"),
        ("patient:0ms", "bot-budget-unreadable"),
        ("patient:-5ms", "bot-budget-unreadable"),
        ("patient:200", "bot-budget-unreadable"),
        ("patient:200s", "bot-budget-unreadable"),
        ("patient:1.5ms", "bot-budget-unreadable"),
        ("patient:200ms:3it", "bot-budget-unreadable"),
        ("patient:99999999999ms", "bot-budget-unreadable"),
        ("patient:" + "9" * 5000 + "ms", "bot-budget-unreadable"),
        ("genius:200ms", "bot-unknown"),
    ],
)
def test_what_cannot_be_had_is_said(name: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        find_bot(name)
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert name.partition(":")[0] in caught.value.text(lang)
        assert len(caught.value.text(lang)) < 250
