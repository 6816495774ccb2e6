"""Tables in line mode: drawn from every view of whole games, within 80 columns, without hidden cards."""

import io
import re
from importlib import import_module
from typing import Any

import pytest
from rich.console import Console

import goldgavel as gg
from goldgavel.cli.output import Output
from goldgavel.games import GAMES
from goldgavel.text import Speech
from goldgavel.tui.lines.menu import Menu, listing
from goldgavel.tui.lines.style import card_highlighter, card_theme
from tests.cli.kit import LANGUAGES
from tests.kit.games.option_mixes import mix_id, random_game, spread
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak
MIXES = [(name, mix) for name in GAMES for mix in spread(name, 6)]
every_mix = pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
WIDTH = 80
STEP = count(9, 1)


def rendered(parts: list[Any]) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, markup=False, emoji=False, highlight=False)
    for part in parts:
        console.print(part)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def speech_for(view: Any, lang: str) -> Speech:
    return Speech(lang, [f"Adept {seat}" for seat in range(view.options.players)], view.seat)


def screens(name: str, mix: dict[str, Any], lang: str) -> list[tuple[Any, Menu, str]]:
    """Return the screens of the seat to move, at decisions of a random game."""
    drawing = import_module(f"goldgavel.tui.lines.{name}")
    found = []

    def see(state: Any) -> None:
        if not state.is_terminal() and state.move_log.ply() % STEP == 0:
            view = state.view(state.current_player())
            speech = speech_for(view, lang)
            menu = drawing.moves(view, speech)
            found.append((view, menu, rendered([*drawing.draw(view, speech), *menu.lines])))

    random_game(gg.load(name, **mix), 3, see)
    return found


@every_mix
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits(name: str, mix: dict[str, Any], lang: str) -> None:
    for _, _, screen in screens(name, mix, lang):
        assert all(len(line.rstrip()) <= WIDTH for line in screen.splitlines())
        assert "…\n" not in screen


@pytest.mark.parametrize("mix", spread("aurum", 12), ids=mix_id)
def test_no_unseen_card_is_drawn(mix: dict[str, Any]) -> None:
    for view, _, screen in screens("aurum", mix, "en"):
        drawn = set(re.findall(r"\b(?:Bi|Cu|P|Ag|Zn)\d+\b", screen))
        assert not drawn & set(view.unseen)
        assert set(view.hand) <= drawn


@every_mix
def test_numbers_stand_for_legal_moves(name: str, mix: dict[str, Any]) -> None:
    for view, menu, screen in screens(name, mix, "en"):
        assert set(menu.numbers.values()) <= set(view.legal)
        listed = set(menu.numbers.values())
        with_token = {move for move in view.legal if move.startswith("bid ") and len(move.split()) > 2}
        assert listed == set(view.legal) - with_token
        if name == "aurum":
            assert all(number in screen for number in menu.numbers)


def test_a_list_shows_moves_in_the_reader_s_words() -> None:
    moves = ["play Ag7", "play Au0", "end"]
    assert listing(moves, "en").lines == ["  1 play Ag7   2 play Au0   3 end"]
    assert listing(moves, "ru").lines == ["  1 сыграть Ag7   2 сыграть Au0   3 завершить"]
    assert listing(moves, "fr").numbers == {"1": "play Ag7", "2": "play Au0", "3": "end"}


def test_cards_are_coloured_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for terminal in (True, False):
        monkeypatch.setattr("sys.stdout", Screen(terminal))
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.delenv("NO_COLOR", raising=False)
        console = Output("en").console(highlighter=card_highlighter())
        console.push_theme(card_theme())
        console.print("Your hand: Ag7 Au0")
        assert ("\x1b[" in console.file.getvalue()) == terminal  # type: ignore[attr-defined]
        assert "Ag7" in console.file.getvalue()  # type: ignore[attr-defined]


class Screen(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal
