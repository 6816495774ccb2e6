"""Games and their parts by name, and games of other packages: complete, incomplete and broken."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from goldgavel import _plugins
from goldgavel.games import registry
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.narration import POSITION
from goldgavel.games.parts import GameParts, Part
from goldgavel.games.registry import GAMES, component, game_class, game_names, has_component, load, usable_games
from goldgavel.kernel.errors import GameError, OptionError
from goldgavel.text import LANGUAGES, catalogue, game_word, packages, say
from goldgavel.text.names import game_name
from goldgavel.text.rules import rules_text

REGISTRY: tuple[Any, ...] = (registry._found, registry._parts_of, registry.usable_games)
TEXTS: tuple[Any, ...] = (catalogue.bundle, catalogue._bundle_with_games, catalogue._kept, rules_text)
ENTRIES = {
    "aurum": "other_package:TAKEN",
    "absent": "no_such_package:PARTS",
    "failing": "failing_package:PARTS",
    "listless": "other_package:text",
    "simple": "other_package:SIMPLE",
    "wrong": "other_package:WRONG",
}
FOUND = {name: EntryPoint(name, value, _plugins.GROUP) for name, value in ENTRIES.items()}
with_others = pytest.mark.usefixtures("others")


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Games of other packages, in modules of a temporary folder."""
    (tmp_path / "failing_package").mkdir()
    (tmp_path / "failing_package" / "__init__.py").write_text("raise RuntimeError('no')")
    other = tmp_path / "other_package"
    (other / "text" / "en").mkdir(parents=True)
    (other / "text" / "rules").mkdir()
    (other / "__init__.py").write_text(
        "from goldgavel.games.parts import GameParts\n"
        "TAKEN = SIMPLE = GameParts('goldgavel.games.auction.game:Auction', '')\n"
        "WRONG = SIMPLE._replace(game='other_package:Nothing')\n"
        "text = 'not a list of parts'\n"
    )
    (other / "text" / "en" / "simple.ftl").write_text("page-simple-name = Simplest\npage-aurum-name = Taken\n")
    (other / "text" / "rules" / "simple.en.md").write_text("**S1.** Win.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "game_entries", lambda: FOUND)
    clear(REGISTRY)
    yield
    for name in ("other_package", "failing_package"):
        sys.modules.pop(name, None)
    monkeypatch.undo()
    clear(REGISTRY)


@pytest.fixture
def texts(others: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001 - it makes the files
    """The texts of those games."""
    monkeypatch.setattr(packages, "game_entries", lambda: FOUND)
    clear(TEXTS)
    yield
    clear(TEXTS)


def clear(caches: tuple[Any, ...]) -> None:
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize("kind", GameParts._fields)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_our_games_is_where_they_say(game: str, kind: str) -> None:
    part: Part[Any] = Part(kind)
    assert has_component(game, part)
    assert component(game, part) is not None


@with_others
def test_a_part_is_imported_when_it_is_needed() -> None:
    assert has_component("simple", POSITION) is False
    assert "other_package" in sys.modules
    assert "failing_package" not in sys.modules


@with_others
def test_an_unknown_game_is_refused_with_the_names_of_all_games() -> None:
    with pytest.raises(OptionError) as refused:
        load("chess", {})
    assert refused.value.params["allowed"] == ", ".join(game_names())
    assert has_component("chess", POSITION) is False


@with_others
def test_our_games_keep_their_names() -> None:
    assert game_class("aurum") is Aurum
    assert game_names()[:2] == GAMES
    assert game_names().count("aurum") == 1


@with_others
def test_a_broken_game_does_not_affect_the_others() -> None:
    assert set(game_names()) == {*GAMES, "absent", "failing", "listless", "simple", "wrong"}
    assert usable_games() == (*GAMES, "simple")


@with_others
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("absent", "ModuleNotFoundError"),
        ("failing", "RuntimeError: no"),
        ("listless", "does not list the parts"),
        ("wrong", "AttributeError"),
    ],
)
def test_a_broken_game_says_why_when_it_is_asked_for(name: str, reason: str) -> None:
    with pytest.raises(GameError) as refused:
        load(name, {"players": 3})
    assert reason in str(refused.value)


@with_others
def test_a_missing_part_raises_an_error() -> None:
    with pytest.raises(GameError) as refused:
        component("simple", POSITION)
    assert refused.value.code == "game-without-part"


@pytest.mark.usefixtures("texts")
def test_the_texts_of_a_game_are_in_its_package() -> None:
    """English replaces a language that it lacks, and no package can replace our messages."""
    for lang in LANGUAGES:
        assert say("page-simple-name", lang) == "Simplest"
        assert rules_text("simple", lang) == "**S1.** Win.\n"
        for kind in (*GameParts._fields, "most_moves"):
            said = GameError("game-without-part", game=game_word("simple"), part=kind).text(lang)
            assert "Simplest" in said
            assert kind in said
    assert game_name("aurum", "en") == "Aurum"


def test_a_module_that_is_not_a_package_has_no_texts() -> None:
    assert packages._folders_of("json.decoder") == []
    assert packages._folders_of("no_such_package.games") == []
