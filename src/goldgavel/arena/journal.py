"""The journal of a contest: a file of game records from which the contest can be resumed.

Every line is the record of one game, in the order of play, so the number of complete lines is the number of
finished games. An incomplete last line was left by an interrupted write and is cut off.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from goldgavel._version import VERSION
from goldgavel.arena.code_fingerprint import code_fingerprint
from goldgavel.arena.contest import Contest, GameResult, game_of, plan_of
from goldgavel.arena.errors import ArenaError
from goldgavel.arena.line_file import LineFile
from goldgavel.kernel.views import plain

RECORD_PREFIX = b'{"format":"goldgavel/1","engine":'
"""The beginning of every record."""


class ArenaNote(msgspec.Struct):
    """The part of a record that the arena adds."""

    seed: int
    entrants: list[str]
    mix: str
    deal: int
    game: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[int, ...]
    code: str = ""


class JournalLine(msgspec.Struct):
    engine: str
    game: str
    options: dict[str, Any]
    players: list[dict[str, str]]
    arena: ArenaNote


def read_seed(path: str) -> int | None:
    """Return the seed of the contest in the file; None if the file is missing or empty."""
    if not Path(path).exists():
        return None
    with Path(path).open("rb") as file:
        first = file.readline()
    return _read(first, path, 0).arena.seed if first.endswith(b"\n") else None


class Journal(LineFile):
    """The journal file: read first, then appended to. Only complete lines are kept."""

    def __init__(self, path: str, contest: Contest) -> None:
        super().__init__(Path(path).open("a+b"))  # noqa: SIM115 - closed by whoever opened it
        self.path = path
        self.contest = contest
        if not lock_exclusively(self.file):
            self.file.close()
            raise ArenaError("arena-journal-busy", file=path[-60:])
        self.is_checked = False
        """False until the whole file has been checked. A file that is not a journal is never changed."""

    def played(self) -> Iterator[GameResult]:
        """Yield the results of the finished games. Read to the end before writing."""
        self.file.seek(0)
        for number, line in enumerate(self.file):
            if not line.endswith(b"\n"):
                self._check_partial_line(number, line)
                break
            yield self._check_line(number, line)
            self.whole_bytes += len(line)
        self.is_checked = True
        self.truncate_partial_line()

    def _check_partial_line(self, number: int, line: bytes) -> None:
        """Raise an error unless the incomplete line is the beginning of a record."""
        if not (line.startswith(RECORD_PREFIX) or RECORD_PREFIX.startswith(line)):
            raise ArenaError("arena-journal-unreadable", file=self.path[-60:], number=number + 1)

    def _check_line(self, number: int, text: bytes) -> GameResult:
        """Return the result of a line; raises an error unless it is this game of this contest."""
        line, contest, plan = _read(text, self.path, number), self.contest, plan_of(self.contest)
        deal, place = divmod(number, len(plan.games))
        match, seating = plan.games[place]
        expected: dict[str, Any] = {
            "engine": VERSION,
            "game": contest.game,
            "options": plain(game_of(contest).options),
            "code": code_fingerprint(),
            "seed": contest.seed,
            "bots": [entrant.name for entrant in contest.entrants],
            "mix": contest.mix,
            "deal": deal,
            "place": place,
            "seats": list(match.bots[seating]),
        }
        found: dict[str, Any] = {
            "engine": line.engine,
            "game": line.game,
            "options": line.options,
            "code": line.arena.code,
            "seed": line.arena.seed,
            "bots": line.arena.entrants,
            "mix": line.arena.mix,
            "deal": line.arena.deal,
            "place": line.arena.game,
            "seats": [player.get("bot") for player in line.players],
        }
        for what, value in expected.items():
            if found[what] != value:
                words = {"here": _short(value), "there": _short(found[what])}
                raise ArenaError(
                    "arena-journal-other", file=self.path[-60:], number=number + 1, what=what, **words
                )
        return GameResult(line.arena.scores, line.arena.shares)

    def close(self) -> None:
        """Close the file and cut off an incomplete line, which an interrupted write can leave."""
        with self.file:
            if self.is_checked:
                self.truncate_partial_line()


def lock_exclusively(file: BinaryIO) -> bool:
    """Lock the file and return True if no other process writes it. Without `fcntl` there is no lock."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return True
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        return False
    return True


def _read(text: bytes, path: str, number: int) -> JournalLine:
    try:
        return msgspec.json.decode(text, type=JournalLine)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ArenaError("arena-journal-unreadable", file=path[-60:], number=number + 1) from None


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"
