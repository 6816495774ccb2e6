"""Bots of other packages, installed in a folder for the length of a test. Every process that starts finds them."""

import importlib
import textwrap
from pathlib import Path

import msgspec
import pytest

from goldgavel.bots.registry import GROUP, find_bot

REPORTING = """
import json, os

class Reporting:
    '''Reports when it was made, each move that it is asked for, and its end. Plays the last legal move.'''

    games = ("auction",)
    made = 0

    def __init__(self, game, seat, seed):
        Reporting.made += 1
        self.seat, self.seed, self.calls, self.number = seat, seed, 0, Reporting.made
        self.report("made")

    def choose(self, view, history, budget):
        self.calls += 1
        moves = [told.move for told in history if told.move is not None]
        self.report("asked", call=self.calls, ply=view.ply, known=len(moves))
        return self.answer(view)

    def answer(self, view):
        return view.legal[-1]

    def report(self, what, **more):
        life = {"what": what, "process": os.getpid(), "number": self.number, "seat": self.seat, "seed": self.seed}
        with open(REPORTS, "a") as file:
            file.write(json.dumps(life | more) + "\\n")

    def __del__(self):
        self.report("gone")
"""


class BotReport(msgspec.Struct):
    """A line of a reporting bot."""

    what: str
    process: int
    number: int
    seat: int
    seed: int
    call: int = 0
    ply: int = 0
    known: int = 0

    @property
    def instance(self) -> tuple[int, int]:
        return self.process, self.number


class GuestBots:
    """A folder with installed bots, and what they report."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._reports = folder / "reports.jsonl"

    def install(self, name: str, more: str = "") -> None:
        """Install a reporting bot. `more` are further methods of its class."""
        source = (
            f"REPORTS = {str(self._reports)!r}\n{REPORTING}\n{textwrap.indent(textwrap.dedent(more), '    ')}\n"
        )
        (self.folder / f"{name}_package.py").write_text(source)
        described = self.folder / f"{name}-1.0.dist-info"
        described.mkdir()
        (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (described / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}_package:Reporting\n")
        importlib.invalidate_caches()
        find_bot.cache_clear()

    def reports(self, what: str) -> list[BotReport]:
        if not self._reports.exists():
            return []
        lines = self._reports.read_text().splitlines()
        return [
            report
            for report in (msgspec.json.decode(line, type=BotReport) for line in lines)
            if report.what == what
        ]


def guest_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> GuestBots:
    """Make the folder a place where bots are found."""
    monkeypatch.syspath_prepend(str(folder))
    return GuestBots(folder)
