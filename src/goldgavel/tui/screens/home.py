"""The home screen, where the player chooses what to play."""

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from goldgavel.games.registry import game_class, load, usable_games
from goldgavel.kernel.pace import PACES
from goldgavel.text import say
from goldgavel.text.names import bot_level, game_name
from goldgavel.tui.local_storage.saves import SavedGame, unfinished_games
from goldgavel.tui.screens.frame import NAME
from goldgavel.tui.screens.keys import letter_of
from goldgavel.tui.screens.overlays import InputOverlay

if TYPE_CHECKING:
    from collections.abc import Sequence

SHOWN = 3
"""The number of unfinished games to list."""


class HomeChoice(NamedTuple):
    """The player's choice: a new game, a saved game, or a link to a table. An empty choice means quit."""

    game: str | None = None
    players: int = 0
    bot: str = ""
    pace: str = "usual"
    saved: SavedGame | None = None
    link: str | None = None


class HomeScreen(Screen[HomeChoice]):
    def __init__(self, lang: str, pace: str, bots: "Sequence[str]", notice: str = "") -> None:
        super().__init__()
        self._lang = lang
        self._notice = notice
        self._values: dict[str, list[str]] = {
            "bots": list(bots),
            "pace": [*PACES, "none"],
            **{name: [str(number) for number in players_of(name)] for name in usable_games()},
        }
        """The values of the rows that the arrow keys change."""
        self._at = {
            "bots": bots.index("adept") if "adept" in bots else 0,
            "pace": self._values["pace"].index(pace),
        }
        self._at |= {name: self._values[name].index(str(load(name, {}).players)) for name in usable_games()}
        self._saves = {
            f"save-{place}": saved for place, saved in zip(range(SHOWN), unfinished_games(), strict=False)
        }

    def say(self, message: str, **args: Any) -> str:
        return say(message, self._lang, **args)

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            yield Static(Text(NAME), id="name")
            yield Static(Text(self.say("tui-motto")), id="motto")
            yield OptionList(*(Option(Text(self._words(row)), id=row) for row in self.rows()))
            yield Static(Text(self._notice or self.say("tui-home-keys")), id="hint")

    def rows(self) -> list[str]:
        return [*self._saves, *usable_games(), "bots", "pace", "theme", "join", "quit"]

    def _words(self, row: str) -> str:
        if row in self._saves:
            return self.say("tui-home-continue", game=game_words(self._saves[row], self._lang))
        if row in usable_games():
            return with_value(game_name(row, self._lang), self.say("tui-players", count=int(self._value(row))))
        if row == "bots":
            return with_value(self.say("tui-home-bots"), bot_level(self._value(row), self._lang))
        if row == "pace":
            return with_value(self.say("tui-home-pace"), self.say(f"tui-pace-{self._value(row)}"))
        if row == "theme":
            return with_value(
                self.say("page-settings-theme"), self.say(f"page-settings-theme-{self.app.theme}").lower()
            )
        return self.say(f"tui-home-{row}")

    def _value(self, row: str) -> str:
        return self._values[row][self._at[row]]

    def on_key(self, event: events.Key) -> None:
        row = self._row()
        letter = letter_of(event.character)
        if event.key in {"left", "right"} and row in self._values:
            self._turn(row, 1 if event.key == "right" else -1)
            event.stop()
        elif letter == "l" or (event.key in {"left", "right"} and row == "theme"):
            self.run_worker(self._switch_theme())
            event.stop()
        elif letter == "q" or event.key == "escape":
            self.choose(HomeChoice())

    def _row(self) -> str:
        at = self.query_one(OptionList).highlighted
        return self.rows()[at or 0]

    def _turn(self, row: str, by: int) -> None:
        self._at[row] = (self._at[row] + by) % len(self._values[row])
        self._rewrite(row)

    def _rewrite(self, row: str) -> None:
        self.query_one(OptionList).replace_option_prompt(row, Text(self._words(row)))

    async def _switch_theme(self) -> None:
        await self.app.run_action("app.switch_theme")
        self._rewrite("theme")

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        row = event.option.id or ""
        if row in {"bots", "pace"}:
            self._turn(row, 1)
        elif row == "theme":
            await self._switch_theme()
        elif row in usable_games():
            self.choose(self._new_game_choice()._replace(game=row, players=int(self._value(row))))
        elif row == "join":
            self.run_worker(self._join())
        else:
            self.choose(
                self._new_game_choice()._replace(saved=self._saves.get(row))
                if row in self._saves
                else HomeChoice()
            )

    def choose(self, choice: HomeChoice) -> None:
        if self.is_current:
            self.dismiss(choice)

    def _new_game_choice(self) -> HomeChoice:
        return HomeChoice(bot=self._value("bots"), pace=self._value("pace"))

    async def _join(self) -> None:
        link = await self.app.push_screen_wait(
            InputOverlay(self.say("tui-join-title"), "http://127.0.0.1:8000/table/…")
        )
        if link is not None:
            self.choose(self._new_game_choice()._replace(link=link))


def with_value(label: str, value: str) -> str:
    """Return a row with a value that the arrow keys change. Values line up below each other."""
    return f"{label:<14}◂ {value} ▸"


def players_of(game: str) -> list[int]:
    option = next(option for option in game_class(game).option_list if option.name == "players")
    return [int(str(number)) for number in option.allowed]


def game_words(saved: SavedGame, lang: str) -> str:
    """Describe a saved game: its name, the number of players, and when it was left."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.path.stat().st_mtime))
    players = say("tui-players", lang, count=saved.game.players)
    return f"{game_name(saved.game.name, lang)}, {players}, {when}"
