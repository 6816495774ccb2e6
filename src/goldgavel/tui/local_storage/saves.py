"""Unfinished games, a file each: a line that says what is played, then the log, an entry a line.

The moves are played again through the rules when a game is taken up, so a file can say nothing that could not have
happened. A file is written to, never rewritten; it goes when its game is over.
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
from goldgavel.games import load
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Data
from goldgavel.text.quotes import foreign
from goldgavel.tui.local_storage.errors import SavedGameError
from goldgavel.tui.local_storage.folders import data_folder

FORMAT: Literal["goldgavel-terminal/1"] = "goldgavel-terminal/1"
LARGEST = 4 << 20
"""Bytes. The longest games are far below it."""
KEPT = 20
"""Unfinished games that nobody comes back to: the oldest go."""


class Header(Data, frozen=True, forbid_unknown_fields=True):
    """What is played, by whom."""

    format: Literal["goldgavel-terminal/1"]
    game: str
    options: dict[str, Any]
    seat: int
    name: Annotated[str, msgspec.Meta(max_length=100)]
    bots: tuple[str | None, ...]
    """By seat; None is the person's own."""
    seed: int


class SavedGame(NamedTuple):
    path: Path
    header: Header
    game: Game[Any, Any]
    entries: tuple[Entry, ...]
    size: int
    """Bytes up to the end of the last whole line."""


class Keeper:
    """Appends to the file of one game."""

    def __init__(self, path: Path, header: Header | None = None, size: int = 0) -> None:
        """With a header the file is new; without, it goes on after its last whole line."""
        self.path = path
        self._is_begun = header is None
        """Whether the player has done something: a game that was only looked at is not kept."""
        if header is None:
            os.truncate(path, size)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        if header is not None:
            self._write(header)

    def keep(self, entry: Entry) -> None:
        self._is_begun = self._is_begun or entry.request is not None
        self._write(entry)

    def close(self, *, over: bool) -> None:
        self._file.close()
        if over or not self._is_begun:
            with suppress(OSError):
                self.path.unlink()

    def is_kept(self) -> bool:
        return self.path.exists()

    def _write(self, line: Data) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def saves_folder() -> Path:
    return data_folder() / "games"


def new_keeper(header: Header) -> Keeper:
    """A file of its own for a new game."""
    folder = saves_folder()
    prune(folder)
    name = f"{time.strftime('%Y%m%d-%H%M%S')}-{header.game}-{secrets.token_hex(3)}.jsonl"
    return Keeper(folder / name, header)


def prune(folder: Path) -> None:
    for path in list(newest_first(folder))[KEPT - 1 :]:
        with suppress(OSError):
            path.unlink()


def newest_first(folder: Path) -> Iterator[Path]:
    """By the time of the last move."""
    found = []
    for path in folder.glob("*.jsonl"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path.name, path))
    return (path for *_, path in sorted(found, reverse=True))


def unfinished(game: str | None = None) -> Iterator[SavedGame]:
    """The games that can be gone on with, newest first; files that are no such game are left out."""
    for path in newest_first(saves_folder()):
        with suppress(SavedGameError):
            saved = read_save(path)
            if game in {None, saved.header.game}:
                yield saved


def latest(game: str | None) -> SavedGame:
    """The newest one. One that cannot be read is an error and not left out: its player means just that one."""
    for path in newest_first(saves_folder()):
        saved = read_save(path)
        if game in {None, saved.header.game}:
            return saved
    raise SavedGameError("tui-save-none")


def read_save(path: Path) -> SavedGame:
    """The game of a file, with its header checked; its moves are checked when they are played again."""
    lines, size = whole_lines(path)
    try:
        header = msgspec.json.decode(lines[0], type=Header)
        game = load(header.game, header.options)
        entries = tuple(msgspec.json.decode(line, type=Entry) for line in lines[1:])
    except (msgspec.MsgspecError, GoldGavelError, UnicodeDecodeError, RecursionError, TypeError) as problem:
        raise unreadable(path) from problem
    check_chairs(path, header, game)
    return SavedGame(path, header, game, entries, size)


def whole_lines(path: Path) -> tuple[list[bytes], int]:
    """A line that was cut off in the middle, as by a power cut, was never told to anybody."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as problem:
        raise unreadable(path) from problem
    whole = data[: data.rfind(b"\n") + 1]
    if len(data) > LARGEST or not whole:
        raise unreadable(path)
    return whole.splitlines(), len(whole)


def check_chairs(path: Path, header: Header, game: Game[Any, Any]) -> None:
    """One person, and a bot that there is on every other chair."""
    people = [seat for seat, bot in enumerate(header.bots) if bot is None]
    if len(header.bots) != game.players or people != [header.seat] or not 0 <= header.seed <= MASK64:
        raise unreadable(path)
    for bot in filter(None, header.bots):
        try:
            find_bot(bot)
        except GoldGavelError as problem:
            raise SavedGameError("tui-save-bot", file=foreign(str(path), 200), reason=problem) from problem


def unreadable(path: Path) -> SavedGameError:
    return SavedGameError("tui-save-unreadable", file=foreign(str(path), 200))
