"""Bots by name: built-in, from other packages, broken and unknown."""

import importlib.metadata
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

import goldgavel as gg
from goldgavel.bots import registry
from goldgavel.bots.adept import AdeptBot
from goldgavel.bots.driver import play_game
from goldgavel.bots.random import RandomBot
from goldgavel.bots.registry import GROUP, bot_names, find_bot
from goldgavel.kernel.errors import BotError, OptionError
from goldgavel.text import LANGUAGES, say

INSTALLED = {
    "shrewd": "other_people:ShrewdBot",
    "missing": "nowhere_at_all:Bot",
    "constant": "other_people:NUMBER",
    "adept": "other_people:ShrewdBot",
}

OURS = [
    entry.name for entry in importlib.metadata.entry_points(group=GROUP) if entry.value.startswith("goldgavel.")
]


class ShrewdBot(RandomBot):
    """A bot from another package."""


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Simulate installed packages with working and broken bots."""
    module = ModuleType("other_people")
    vars(module).update(ShrewdBot=ShrewdBot, NUMBER=7)
    monkeypatch.setitem(sys.modules, "other_people", module)
    ours = tuple(importlib.metadata.entry_points(group=GROUP))
    theirs = tuple(EntryPoint(name, value, GROUP) for name, value in INSTALLED.items())
    monkeypatch.setattr(registry, "entry_points", lambda group: (*ours, *theirs) if group == GROUP else ())
    find_bot.cache_clear()
    yield
    find_bot.cache_clear()


def test_ours() -> None:
    assert find_bot("random") is RandomBot
    assert find_bot("adept") is AdeptBot
    assert {"adept", "random"} <= set(bot_names())


@pytest.mark.usefixtures("others")
def test_other_peoples_bots_play() -> None:
    assert {"adept", "constant", "missing", "random", "shrewd"} <= set(bot_names())
    assert bot_names() == sorted(bot_names())
    assert find_bot("shrewd") is ShrewdBot
    game = gg.load("aurum", players=3)
    assert play_game(game, ["shrewd", "random", "adept"], seed=3).is_terminal()


@pytest.mark.usefixtures("others")
def test_nobody_takes_the_name_of_one_of_ours() -> None:
    assert find_bot("adept") is AdeptBot


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize(("name", "code"), [("missing", "bot-broken"), ("constant", "bot-no-maker")])
def test_a_broken_bot_fails_only_when_asked_for(name: str, code: str) -> None:
    assert find_bot("random") is RandomBot
    with pytest.raises(BotError) as caught:
        find_bot(name)
    assert caught.value.code == code
    assert all(INSTALLED[name] in caught.value.text(lang) for lang in LANGUAGES)


def test_an_unknown_bot_is_told_who_is_known() -> None:
    with pytest.raises(OptionError) as caught:
        find_bot("genius")
    assert caught.value.code == "bot-unknown"
    for lang in LANGUAGES:
        assert "genius" in caught.value.text(lang)
        assert "adept" in caught.value.text(lang)


def test_a_game_that_the_adept_does_not_know() -> None:
    game = gg.load("aurum")
    game.name = "whist"  # type: ignore[misc]
    with pytest.raises(BotError) as caught:
        AdeptBot(game, 0, 0)
    assert all("whist" in caught.value.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_ours_are_named_and_described(name: str, lang: str) -> None:
    assert say(f"bot-{name}-name", lang)
    assert len(say(f"bot-{name}-description", lang)) > 40
    assert len(say(f"bot-{name}-brief", lang)) < 50, "it stands on one line of a phone"


def test_ours_are_of_different_levels() -> None:
    levels = {name: getattr(find_bot(name), "level", 0) for name in OURS}
    assert levels["random"] < levels["novice"] < levels["adept"]
    assert len(set(levels.values())) == len(OURS)
