"""Plays full-screen games by keyboard."""

from collections.abc import Awaitable, Callable

from goldgavel.tui.screens.overlays import PickerOverlay
from tests.tui.kit import TerminalPlayer


async def play_out(player: TerminalPlayer, press: Callable[[TerminalPlayer], Awaitable[None]]) -> None:
    while not player.snapshot.is_over():
        await player.until_asked()
        if not player.snapshot.is_over():
            await press(player)
    await player.until(player.is_covered)


async def bid_or_pass(player: TerminalPlayer) -> None:
    """Bid in every other lot, with a token if there is one, and pass in the others."""
    view = player.snapshot.view
    if player.is_covered():
        await player.hit("enter")
    elif view.phase == "bid" and view.round % 2 == 0 and any(move.startswith("bid") for move in view.legal):
        tokens = [token for token in view.options.tokens if any(f" {token}" in move for move in view.legal)]
        if tokens and player.table.play.token is None:
            await player.press({"stop": "s", "ban": "b", "exchange": "e"}[tokens[-1]])
        await player.hit("enter")
        if isinstance(player.app.screen, PickerOverlay) and player.snapshot.view == view:
            await player.until(player.is_covered)
            await player.press("down")  # a bid of all coins has to be confirmed, and the first answer is no
            await player.hit("enter")
    elif view.phase == "bid":
        await player.hit("p")
    else:
        await player.hit({"offer": "enter", "answer": "y", "join": "1"}[view.phase])


async def play_cards(player: TerminalPlayer) -> None:
    await player.hit("enter")


def log_text(player: TerminalPlayer) -> str:
    return str(player.table.query_one("#sentences").render())
