"""Opens a table in the terminal: a new game, a saved game, or a server's table."""

from typing import TYPE_CHECKING, Any, NamedTuple

from goldgavel.bots.registry import find_bot
from goldgavel.bots.seated import require_game
from goldgavel.games import load
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.pace import PACES, Pace
from goldgavel.kernel.views import plain
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech, say
from goldgavel.text.names import NO_BREAK, bot_level, bot_name, clean_name
from goldgavel.tui.local_storage.resume import replay_entries
from goldgavel.tui.local_storage.saves import FORMAT, SavedGame, SaveFile, SaveHeader, new_save_file
from goldgavel.tui.seat.local import LocalSeat, new_session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.client.links import TableLink
    from goldgavel.kernel.game import Game
    from goldgavel.tui.seat.seat import PlayerSeat

NO_PACE = Pace(trick_rest=0, lot_rest=0, bot_pause=0)
LONGEST_REST = 60.0
"""The longest time, in seconds, that a score sheet stays open in a local game."""


class TerminalTable(NamedTuple):
    """A seat to play and, for a local game, the file that its game is saved in."""

    game: "Game[Any, Any]"
    seat: "PlayerSeat"
    header: SaveHeader | None = None
    save_file: SaveFile | None = None

    def leave(self) -> bool:
        """Close the save file. Returns True if the game can be resumed."""
        if self.save_file is None:
            return False
        self.save_file.close(over=self.seat.snapshot.is_over())
        return self.save_file.exists()


class PlayerPreferences(NamedTuple):
    """The player's language and pace, and how moves are entered."""

    lang: str
    pace: Pace
    typed: bool = False
    """True in line mode. Bots are numbered by seat from 0, as in moves, and bid windows wait for an answer."""


def preferences_for(lang: str, pace: str) -> PlayerPreferences:
    """Return the preferences for a local game. The pace is one of the server's paces, or `none` for no pauses."""
    chosen = NO_PACE if pace == "none" else PACES[pace]
    # The terminal shows immediately what was sold, so there is no pause after a lot.
    rests = Pace(trick_rest=chosen.trick_rest, lot_rest=0, round_rest=LONGEST_REST, bot_pause=chosen.bot_pause)
    return PlayerPreferences(lang, rests)


def header_of(game: "Game[Any, Any]", seat: int, name: str, bots: "Sequence[str | None]", seed: int) -> SaveHeader:
    return SaveHeader(
        format=FORMAT,
        game=game.name,
        options=plain(game.options),
        seat=seat,
        name=name,
        bots=tuple(bots),
        seed=seed & MASK64,
    )


def open_new(game: "Game[Any, Any]", header: SaveHeader, preferences: PlayerPreferences) -> TerminalTable:
    """Open a new game; raise `BotError` if an opponent does not play it."""
    for bot in filter(None, header.bots):
        require_game(bot, find_bot(bot), game.name)
    return _open_table(game, header, preferences, new_save_file(header), None)


def open_saved(saved: SavedGame, preferences: PlayerPreferences) -> TerminalTable:
    """Open a saved game where it was left."""
    return _open_table(saved.game, saved.header, preferences, None, saved)


def _open_table(
    game: "Game[Any, Any]",
    header: SaveHeader,
    preferences: PlayerPreferences,
    save_file: SaveFile | None,
    saved: SavedGame | None,
) -> TerminalTable:
    session = new_session(game, header.bots, preferences.pace, header.seed)
    if saved is not None:
        replay_entries(saved, session)
        save_file = SaveFile(saved.path, size=saved.size)
    assert save_file is not None
    if preferences.typed and game.window_default is not None:
        session.give_order(header.seat, Order(order="ask"))
    speech = Speech(preferences.lang, names_of(header, preferences), header.seat)
    return TerminalTable(game, LocalSeat(session, header.seed, speech, save_file.append), header, save_file)


def names_of(header: SaveHeader, preferences: PlayerPreferences) -> list[str]:
    return [
        clean_name(header.name) or Speech(preferences.lang, ()).say("cli-play-your-name")
        if bot is None
        else _bot_name(bot, seat, preferences)
        for seat, bot in enumerate(header.bots)
    ]


def _bot_name(bot: str, seat: int, preferences: PlayerPreferences) -> str:
    """Return the bot's name without its time limit (`master:200ms`)."""
    level = bot.partition(":")[0]
    if preferences.typed:
        return f"{bot_level(level, preferences.lang)}{NO_BREAK}{seat}"
    return bot_name(level, seat, preferences.lang)


def open_joined(link: "TableLink", name: str, lang: str, recovery_code: str | None = None) -> TerminalTable:
    """Sit down at a server's table. This waits for the server."""
    from goldgavel.tui.seat.join import join_table
    from goldgavel.tui.seat.remote import RemoteSeat

    joined = join_table(link, name, say("cli-play-your-name", lang), lang, recovery_code)
    return TerminalTable(load(joined.table.game, joined.table.options), RemoteSeat(joined, lang))
