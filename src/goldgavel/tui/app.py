"""The application: from the choice of a game to its table and back."""

import asyncio
import secrets
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from textual.app import App

from goldgavel.bots.registry import bot_names, find_bot
from goldgavel.games import load
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text import say
from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.local_storage.settings import Theme, keep_theme
from goldgavel.tui.screens.home import HomeScreen, Wish
from goldgavel.tui.screens.style import CSS
from goldgavel.tui.screens.themes import made_theme
from goldgavel.tui.tables import Table, header_of, manner_of, open_new, open_saved

if TYPE_CHECKING:
    from goldgavel.client.links import TableLink
    from goldgavel.tui.screens.table import TableScreen
    from goldgavel.tui.seat.seat import Seat


class TerminalApp(App[int]):
    CSS: ClassVar[str] = CSS
    TITLE = "Gold & Gavel"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: Table | None, lang: str, pace: str, name: str, theme: str = "dark") -> None:
        super().__init__()
        for known in THEMES:
            self.register_theme(made_theme(known))
        self.theme = theme
        self.table = table
        self.lang = lang
        self.pace = pace
        self.player = name

    def on_mount(self) -> None:
        self.run_worker(self._stay())

    def action_switch_theme(self) -> None:
        """The other one, now and the next time."""
        chosen: Theme = "light" if self.current_theme.dark else "dark"
        self.theme = chosen
        keep_theme(chosen)

    async def _stay(self) -> None:
        """Table after table, until somebody leaves."""
        table, notice = self.table, ""
        while True:
            if table is None:
                wish = await self.push_screen_wait(HomeScreen(self.lang, self.pace, opponents(), notice))
                if wish == Wish():
                    break
                self.pace, notice = wish.pace, ""
                try:
                    table = await self._open(wish)
                except GoldGavelError as problem:
                    notice = problem.text(self.lang)
                continue
            then = await self.push_screen_wait(screen_of(table))
            if then == "quit":
                break
            try:
                table = await self._again(table) if then == "again" else None
            except GoldGavelError as problem:
                table, notice = None, problem.text(self.lang)
        self.exit(0)

    async def _open(self, wish: Wish) -> Table:
        manner = manner_of(self.lang, wish.pace)
        if wish.link is not None:
            from goldgavel.client.links import read_link

            return await self._join(read_link(wish.link))
        if wish.saved is not None:
            return open_saved(wish.saved, manner)
        game = load(wish.game or "", {"players": wish.players})
        bots = [None, *[wish.bot] * (game.players - 1)]
        return open_new(game, header_of(game, 0, self.player, bots, secrets.randbits(32)), manner)

    async def _join(self, link: "TableLink") -> Table:
        from goldgavel.tui.seat.joining import enter
        from goldgavel.tui.seat.remote import RemoteSeat

        otherwise = say("cli-play-your-name", self.lang)
        place = await asyncio.to_thread(enter, link, self.player, otherwise, self.lang)
        return Table(load(place.table["game"], place.table["options"]), RemoteSeat(place, self.lang))

    async def _again(self, table: Table) -> Table:
        """The same game with new cards, and with whoever was at the table."""
        header = table.header
        if header is None:
            return await self._rematch(table.seat)
        game = load(header.game, header.options)
        new = header_of(game, header.seat, header.name, header.bots, secrets.randbits(32))
        return open_new(game, new, manner_of(self.lang, self.pace))

    async def _rematch(self, seat: "Seat") -> Table:
        from goldgavel.tui.seat.joining import rematch
        from goldgavel.tui.seat.remote import RemoteSeat

        assert isinstance(seat, RemoteSeat)
        return await self._join(await asyncio.to_thread(rematch, seat.place.link, self.lang))


def screen_of(table: Table) -> "TableScreen":
    module = import_module(f"goldgavel.tui.screens.{table.game.name}")
    made: TableScreen = getattr(module, f"{table.game.name.capitalize()}Screen")(table)
    return made


def opponents() -> list[str]:
    """The bots that can be played against, the weakest first; one that cannot be loaded is left out."""
    found = []
    for name in bot_names():
        try:
            found.append((getattr(find_bot(name), "level", 0), name))
        except GoldGavelError:
            continue
    return [name for _, name in sorted(found)]


def run_app(table: Table | None, lang: str, pace: str, name: str, theme: str) -> int:
    return TerminalApp(table, lang, pace, name, theme).run() or 0
