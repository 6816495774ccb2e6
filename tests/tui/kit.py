"""Tables in a headless terminal, played by keyboard and mouse."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual import events
from textual.pilot import Pilot

from goldgavel.games import load
from goldgavel.protocol.messages import Ready
from goldgavel.tui.app import TerminalApp
from goldgavel.tui.draw.canvas import Zone
from goldgavel.tui.local_storage.saves import read_save
from goldgavel.tui.screens.pane import Pane
from goldgavel.tui.screens.table import TableScreen
from goldgavel.tui.tables import TerminalTable, header_of, open_new, open_saved, preferences_for

SOON = 60.0
SMALL, LARGE = (80, 24), (120, 40)


def new_table(
    game: str,
    lang: str = "en",
    *,
    seat: int = 0,
    seed: int = 7,
    bot: str = "random",
    pace: str = "none",
    **options: Any,
) -> TerminalTable:
    """Open a game against bots that play without pauses."""
    made = load(game, options)
    bots: list[str | None] = [bot] * (made.players - 1)
    bots.insert(seat, None)
    return open_new(made, header_of(made, seat, "", bots, seed), preferences_for(lang, pace))


async def forwarded(table: TerminalTable, lang: str, until: Callable[[Any], object]) -> TerminalTable:
    """Play until the condition holds, then reopen the game. The player passes or makes the first legal move."""
    seat = table.seat
    running = asyncio.create_task(seat.run())
    while not until(seat.snapshot):
        await seat.send(Ready())
        if seat.snapshot.waits_for_player:
            legal = seat.snapshot.view.legal
            move = next((move for move in legal if move in {"pass", "decline"}), legal[0])
            await seat.move(move, seat.snapshot.decision)
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.wait([running])
    assert table.save_file is not None
    table.leave()
    return open_saved(read_save(table.save_file.path), preferences_for(lang, "none"))


class TerminalPlayer:
    """A player at a table, with a keyboard and a mouse."""

    def __init__(self, app: TerminalApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        """The table's screen, even if an overlay covers it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def snapshot(self) -> Any:
        return self.table.snapshot

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(SOON):
            while not true():  # noqa: ASYNC110 - there is no event to wait for
                await asyncio.sleep(0.002)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def hit(self, key: str) -> None:
        """Press a key and wait until something changes. Faster than `press`, which waits until all is idle."""
        driver, before = self.app._driver, (self.snapshot, self.app.screen)
        assert driver is not None
        driver.process_message(events.Key(key, key if len(key) == 1 else None))
        await self.until(lambda: (self.snapshot, self.app.screen) != before)

    async def until_asked(self) -> None:
        """Wait until the player has to decide, an overlay is open, or the game is over."""
        await self.until(
            lambda: (
                self.is_covered()
                or (self.is_bare() and (self.snapshot.waits_for_player or self.snapshot.is_over()))
            )
        )

    def is_bare(self) -> bool:
        return isinstance(self.app.screen, TableScreen)

    def is_covered(self) -> bool:
        """True if an overlay covers the table and has the focus."""
        screen = self.app.screen
        return not isinstance(screen, TableScreen) and screen.focused is not None

    def pane(self, name: str) -> Pane:
        return self.table.query_one(f"#{name}", Pane)

    def shown(self, name: str) -> str:
        """Return the text of a pane."""
        return self.pane(name).canvas.text()

    def zone(self, name: str, action: str) -> Zone:
        """Return the zone of a pane that has an action."""
        return next(zone for zone in self.pane(name).canvas.zones if zone.action == action)


@asynccontextmanager
async def seated(
    table: TerminalTable,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    when: Callable[[Any], object] | None = None,
) -> AsyncIterator[TerminalPlayer]:
    """Run the app at a table. Yields when the player has to decide, or when the condition holds."""
    app = TerminalApp(table, lang, "none", "")
    async with app.run_test(size=size) as pilot:
        found = TerminalPlayer(app, pilot)
        await found.until(lambda: any(isinstance(screen, TableScreen) for screen in app.screen_stack))
        await (found.until_asked() if when is None else found.until(lambda: when(found.snapshot)))
        yield found
