"""The full-screen application. It switches between the home screen and tables."""

import asyncio
import secrets
from typing import TYPE_CHECKING, ClassVar

from textual.app import App

from goldgavel.bots.registry import bot_names, find_bot
from goldgavel.games.registry import component, load
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.local_storage.settings import Theme, save_theme
from goldgavel.tui.screens.home import HomeChoice, HomeScreen
from goldgavel.tui.screens.style import CSS, textual_theme
from goldgavel.tui.screens.table import SCREEN
from goldgavel.tui.tables import TerminalTable, header_of, open_joined, open_new, open_saved, preferences_for

if TYPE_CHECKING:
    from goldgavel.client.links import TableLink
    from goldgavel.tui.seat.seat import PlayerSeat


class TerminalApp(App[int]):
    CSS: ClassVar[str] = CSS
    TITLE = "Gold & Gavel"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: TerminalTable | None, lang: str, pace: str, name: str, theme: str = "dark") -> None:
        super().__init__()
        for known in THEMES:
            self.register_theme(textual_theme(known))
        self.theme = theme
        self.table = table
        self.lang = lang
        self.pace = pace
        self.player = name

    def on_mount(self) -> None:
        self.run_worker(self._run_tables())

    def action_switch_theme(self) -> None:
        """Switch to the other theme and remember it for the next start."""
        chosen: Theme = "light" if self.current_theme.dark else "dark"
        self.theme = chosen
        save_theme(chosen)

    async def _run_tables(self) -> None:
        """Show the home screen and tables in turn until the player quits."""
        table, notice = self.table, ""
        while True:
            if table is None:
                choice = await self.push_screen_wait(HomeScreen(self.lang, self.pace, opponents(), notice))
                if choice == HomeChoice():
                    break
                self.pace, notice = choice.pace, ""
                try:
                    table = await self._open(choice)
                except GoldGavelError as problem:
                    notice = problem.text(self.lang)
                continue
            try:
                then = await self.push_screen_wait(component(table.game.name, SCREEN)(table))
                if then == "quit":
                    break
                table = await self._play_again(table) if then == "again" else None
            except GoldGavelError as problem:
                table, notice = None, problem.text(self.lang)
        self.exit(0)

    async def _open(self, choice: HomeChoice) -> TerminalTable:
        preferences = preferences_for(self.lang, choice.pace)
        if choice.link is not None:
            from goldgavel.client.links import read_link

            return await self._join(read_link(choice.link))
        if choice.saved is not None:
            return open_saved(choice.saved, preferences)
        game = load(choice.game or "", {"players": choice.players})
        bots = [None, *[choice.bot] * (game.players - 1)]
        return open_new(game, header_of(game, 0, self.player, bots, secrets.randbits(32)), preferences)

    async def _join(self, link: "TableLink") -> TerminalTable:
        return await asyncio.to_thread(open_joined, link, self.player, self.lang)

    async def _play_again(self, table: TerminalTable) -> TerminalTable:
        """Open the same game with new cards and the same players."""
        header = table.header
        if header is None:
            return await self._rematch(table.seat)
        game = load(header.game, header.options)
        new = header_of(game, header.seat, header.name, header.bots, secrets.randbits(32))
        return open_new(game, new, preferences_for(self.lang, self.pace))

    async def _rematch(self, seat: "PlayerSeat") -> TerminalTable:
        from goldgavel.tui.seat.join import rematch_link
        from goldgavel.tui.seat.remote import RemoteSeat

        assert isinstance(seat, RemoteSeat)
        return await self._join(await asyncio.to_thread(rematch_link, seat.joined.link, self.lang))


def opponents() -> list[str]:
    """Return the names of the available bots, weakest first. Bots that fail to load are left out."""
    found = []
    for name in bot_names():
        try:
            found.append((getattr(find_bot(name), "level", 0), name))
        except GoldGavelError:
            continue
    return [name for _, name in sorted(found)]


def run_app(table: TerminalTable | None, lang: str, pace: str, name: str, theme: str) -> int:
    return TerminalApp(table, lang, pace, name, theme).run() or 0
