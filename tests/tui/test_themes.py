"""The two themes: text is readable on every screen, a choice is saved, and the default follows the terminal."""

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.color import Color
from textual.geometry import Region

from goldgavel.tui.app import TerminalApp
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import Ink
from goldgavel.tui.local_storage.settings import (
    Theme,
    default_theme,
    save_theme,
    saved_settings,
    settings_file,
    theme_of_terminal,
)
from tests.cli.kit import run
from tests.tui.kit import SMALL, TerminalPlayer, new_table, seated
from tests.tui.picture import picture
from tests.tui.test_home import is_home, rows, to_row

ENOUGH = 4.5
DRAWN = set("▏░─│╭╮╯╰▁▂▃▄▅▆▇█")
"""Characters of edges, frames and bars, which are not text."""
every_theme = pytest.mark.parametrize("theme", list(THEMES))
Cell = tuple[str, str, str]


def contrast(ink: str, ground: str) -> float:
    lights = sorted(luminance(Color.parse(colour)) for colour in (ink, ground))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: Color) -> float:
    """Return the relative luminance as defined by WCAG."""
    parts = [part / 255 for part in colour.rgb]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


# The palette.


def inks() -> dict[str, Ink]:
    """Return all inks of text, with their backgrounds."""
    found = {f"card {metal}": ink for metal, ink in palette.METALS.items()}
    found |= {f"kind {kind}": ink for kind, ink in palette.KINDS.items()}
    found |= {"dull": palette.DULL, "back": palette.BACK}
    for name, game_palette in palette.PALETTES.items():
        words = [game_palette.text, game_palette.faint, game_palette.bright, game_palette.warn]
        words += list((palette.METALS_IN_TEXT if name == "aurum" else palette.KINDS_IN_TEXT).values())
        found |= {
            f"{ink} on {ground}": Ink(ink, ground)
            for ink in words
            for ground in (game_palette.felt, game_palette.panel)
        }
        found |= {f"{name} button": game_palette.button(), f"{name} main button": game_palette.main_button()}
    return found


@every_theme
@pytest.mark.parametrize("name", list(inks()))
def test_text_has_enough_contrast(name: str, theme: str) -> None:
    ink, colours = inks()[name], THEMES[theme]
    assert contrast(colours[ink.ink], colours[ink.ground]) >= ENOUGH


def test_both_themes_have_every_colour() -> None:
    dark, light = THEMES.values()
    assert dark.keys() == light.keys()


@every_theme
def test_cards_stand_out_from_the_table(theme: str) -> None:
    """A playable card stands out from the table and from a card that cannot be played."""
    colours = THEMES[theme]
    for game_palette in palette.PALETTES.values():
        for ground in (game_palette.felt, game_palette.panel, "dull"):
            assert contrast(colours["parchment"], colours[ground]) > 1.2


# The screens.


def words_on(app: TerminalApp) -> set[Cell]:
    """Return every text character with its two colours. If an overlay is open, only its characters."""
    found = app.screen.query("#sheet")
    area = found.first().region if found else Region(0, 0, *app.size)
    cells = set()
    for y, row in enumerate(picture(app)):
        for x, (letter, look) in enumerate(row):
            colours = [part for part in look.split() if part.startswith("#")]
            if area.contains(x, y) and letter.strip() and letter not in DRAWN and len(colours) == 2:
                cells.add((letter, colours[0], colours[1]))
    return cells


def unreadable(app: TerminalApp) -> list[Cell]:
    return sorted(cell for cell in words_on(app) if contrast(cell[1], cell[2]) < ENOUGH)


def colours_on(app: TerminalApp) -> set[str]:
    return {part for row in picture(app) for _, look in row for part in look.split() if part.startswith("#")}


@asynccontextmanager
async def at_home(theme: str) -> AsyncIterator[TerminalPlayer]:
    app = TerminalApp(None, "en", "none", "Ann", theme)
    async with app.run_test(size=SMALL) as pilot:
        player = TerminalPlayer(app, pilot)
        await player.until(lambda: is_home(player))
        yield player


async def take_theme(player: TerminalPlayer, theme: str) -> None:
    player.app.theme = theme
    await player.pilot.pause()


@every_theme
@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_every_screen_can_be_read(game: str, theme: str) -> None:
    async def test() -> None:
        async with seated(new_table(game, players=4, seed=11)) as player:
            await take_theme(player, theme)
            await player.press("right", "h")
            assert len(words_on(player.app)) > 100
            assert unreadable(player.app) == []
            for key in ("?", "r", "q", "/"):
                await player.press(key)
                await player.until(player.is_covered)
                await player.pilot.pause()
                assert words_on(player.app)
                assert unreadable(player.app) == []
                await player.press("escape")
                await player.until(player.is_bare)

    asyncio.run(test())


@every_theme
def test_the_home_screen_can_be_read(theme: str) -> None:
    async def test() -> None:
        async with at_home(theme) as player:
            assert len(words_on(player.app)) > 50
            assert unreadable(player.app) == []

    asyncio.run(test())


@pytest.mark.parametrize("key", ["l", "д"])
def test_a_key_changes_everything_at_a_table(key: str) -> None:
    async def test() -> None:
        async with seated(new_table("aurum", players=4, seed=11)) as player:
            await player.hit("enter")
            await player.until_asked()
            await player.pilot.pause()
            assert colours_on(player.app) <= set(THEMES["dark"].values())
            await player.press(key)
            assert player.app.theme == "light"
            assert colours_on(player.app) <= set(THEMES["light"].values())
            await player.press(key)
            assert colours_on(player.app) <= set(THEMES["dark"].values())

    asyncio.run(test())


def test_a_theme_chosen_on_the_home_screen_is_saved() -> None:
    async def test() -> None:
        async with at_home("dark") as player:
            await to_row(player, "Theme")
            assert "◂ dark ▸" in "\n".join(rows(player))
            for key, theme in (("right", "light"), ("enter", "dark"), ("l", "light")):
                await player.press(key)
                assert player.app.theme == theme
                assert f"◂ {theme} ▸" in "\n".join(rows(player))
                assert saved_settings().theme == theme
            assert colours_on(player.app) <= set(THEMES["light"].values())

    asyncio.run(test())


@every_theme
@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_without_colours_all_is_grey_and_can_be_read(
    game: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def test() -> None:
        async with seated(new_table(game, players=4, seed=11)) as player:
            await take_theme(player, theme)
            shown = [Color.parse(colour) for colour in colours_on(player.app)]
            assert shown
            assert all(colour.r == colour.g == colour.b for colour in shown)
            assert unreadable(player.app) == []

    asyncio.run(test())


# The saved choice.


def test_settings_are_private_and_broken_ones_are_ignored() -> None:
    assert saved_settings().theme is None
    save_theme("light")
    assert stat.S_IMODE(settings_file().stat().st_mode) == 0o600
    assert default_theme({"COLORFGBG": "15;0"}) == "light"
    for text in ("", "{", '{"theme":"pink"}', "[]"):
        settings_file().write_text(text)
        assert default_theme({}) == "dark"


@pytest.mark.parametrize(
    ("said", "theme"),
    [
        ("15;0", "dark"),
        ("0;15", "light"),
        ("0;default;15", "light"),
        ("0;7", "light"),
        ("7;8", "dark"),
        ("", "dark"),
    ],
)
def test_the_default_theme_follows_the_terminal(said: str, theme: Theme) -> None:
    assert theme_of_terminal({"COLORFGBG": said}) == theme


def test_the_theme_flag_overrides_the_saved_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def run_app(*words: str) -> int:
        asked.append(words[-1])
        return 0

    monkeypatch.setattr("goldgavel.cli.commands.play.is_terminal", lambda: True)
    monkeypatch.setattr("goldgavel.tui.app.run_app", run_app)
    monkeypatch.delenv("COLORFGBG", raising=False)
    assert [run("play", *words).code for words in ([], ["--theme", "Light"])] == [0, 0]
    save_theme("light")
    assert [run("play", *words).code for words in ([], ["--theme", "dark"])] == [0, 0]
    assert asked == ["dark", "light", "light", "dark"]
