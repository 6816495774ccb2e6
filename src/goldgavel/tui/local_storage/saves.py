"""Unfinished games, one file each: a header line, then one log entry per line.

Resuming a game replays its moves through the rules, so a file cannot contain an impossible game. A file is only
appended to, and deleted when its game is over.
"""

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from goldgavel.bots.registry import find_bot
from goldgavel.bots.seated import require_game
from goldgavel.games import load
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Data
from goldgavel.text.quotes import excerpt
from goldgavel.tui.local_storage.folders import data_folder

FORMAT: Literal["goldgavel-terminal/1"] = "goldgavel-terminal/1"
MAX_BYTES = 4 << 20
"""The largest file that is read. The longest games are far smaller."""
MAX_SAVES = 20
"""The number of unfinished games to keep. Starting another game deletes the oldest."""


class SavedGameError(GoldGavelError):
    """A saved game that cannot be read, or whose moves the rules do not allow."""


class SaveHeader(Data, frozen=True, forbid_unknown_fields=True):
    """The game, its options and its players."""

    format: Literal["goldgavel-terminal/1"]
    game: str
    options: dict[str, Any]
    seat: int
    name: Annotated[str, msgspec.Meta(max_length=100)]
    bots: tuple[str | None, ...]
    """Bots by seat. None is the player's own seat."""
    seed: int


class SavedGame(NamedTuple):
    path: Path
    header: SaveHeader
    game: Game[Any, Any]
    entries: tuple[Entry, ...]
    size: int
    """The number of bytes up to the end of the last complete line."""


class SaveFile:
    """The open file of one game. Entries are appended to it."""

    def __init__(self, path: Path, header: SaveHeader | None = None, size: int = 0) -> None:
        """Create a file if a header is given; otherwise continue after the last complete line."""
        self.path = path
        self._is_begun = header is None
        """True once the player has acted. A game without any action is not kept."""
        if header is None:
            os.truncate(path, size)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        if header is not None:
            self._write(header)

    def append(self, entry: Entry) -> None:
        self._is_begun = self._is_begun or entry.request is not None
        self._write(entry)

    def close(self, *, over: bool) -> None:
        self._file.close()
        if over or not self._is_begun:
            with suppress(OSError):
                self.path.unlink()

    def exists(self) -> bool:
        return self.path.exists()

    def _write(self, line: Data) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def saves_folder() -> Path:
    return data_folder() / "games"


def new_save_file(header: SaveHeader) -> SaveFile:
    """Create the file of a new game."""
    folder = saves_folder()
    prune(folder)
    name = f"{time.strftime('%Y%m%d-%H%M%S')}-{header.game}-{secrets.token_hex(3)}.jsonl"
    return SaveFile(folder / name, header)


def prune(folder: Path) -> None:
    for path in list(newest_first(folder))[MAX_SAVES - 1 :]:
        with suppress(OSError):
            path.unlink()


def newest_first(folder: Path) -> Iterator[Path]:
    """Return the saved games by the time of the last move."""
    found = []
    for path in folder.glob("*.jsonl"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path.name, path))
    return (path for *_, path in sorted(found, reverse=True))


def unfinished_games(game: str | None = None) -> Iterator[SavedGame]:
    """Yield the games that can be resumed, newest first. Other files are skipped."""
    for path in newest_first(saves_folder()):
        with suppress(SavedGameError):
            saved = read_save(path)
            if game in {None, saved.header.game}:
                yield saved


def latest_save(game: str | None) -> SavedGame:
    """Return the newest saved game. An unreadable file is an error, because it may be the one that is meant."""
    for path in newest_first(saves_folder()):
        saved = read_save(path)
        if game in {None, saved.header.game}:
            return saved
    raise SavedGameError("tui-save-none")


def read_save(path: Path) -> SavedGame:
    """Read a saved game and check its header. The moves are checked when they are replayed."""
    lines, size = whole_lines(path)
    try:
        header = msgspec.json.decode(lines[0], type=SaveHeader)
        game = load(header.game, header.options)
        entries = tuple(msgspec.json.decode(line, type=Entry) for line in lines[1:])
    except (msgspec.MsgspecError, GoldGavelError, UnicodeDecodeError, RecursionError, TypeError) as problem:
        raise unreadable(path) from problem
    check_seats(path, header, game)
    return SavedGame(path, header, game, entries, size)


def whole_lines(path: Path) -> tuple[list[bytes], int]:
    """Return the complete lines and their size in bytes.

    A partial last line, as after a power cut, is dropped. Its entry was never shown to the player.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as problem:
        raise unreadable(path) from problem
    whole = data[: data.rfind(b"\n") + 1]
    if len(data) > MAX_BYTES or not whole:
        raise unreadable(path)
    return whole.splitlines(), len(whole)


def check_seats(path: Path, header: SaveHeader, game: Game[Any, Any]) -> None:
    """Check that there is one person and an existing bot in every other seat."""
    people = [seat for seat, bot in enumerate(header.bots) if bot is None]
    if len(header.bots) != game.players or people != [header.seat] or not 0 <= header.seed <= MASK64:
        raise unreadable(path)
    for bot in filter(None, header.bots):
        try:
            require_game(bot, find_bot(bot), game.name)
        except GoldGavelError as problem:
            raise SavedGameError("tui-save-bot", file=excerpt(str(path), 200), reason=problem) from problem


def unreadable(path: Path) -> SavedGameError:
    return SavedGameError("tui-save-unreadable", file=excerpt(str(path), 200))
