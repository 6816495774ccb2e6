"""The program on a real terminal: left by a key, and killed during a game."""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from goldgavel.tui.local_storage.saves import unfinished_games
from tests.cli.kit import run, start

if TYPE_CHECKING:
    import subprocess

SOON = 60.0


class Terminal:
    def __init__(self, ours: int, process: "subprocess.Popen[bytes]") -> None:
        self.ours = ours
        self.process = process
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def until(self, words: str) -> None:
        """Wait until the words appear on the screen, after those found before."""
        give_up = time.monotonic() + SOON
        while words not in self.seen:
            assert time.monotonic() < give_up, self.seen[-2000:]
            if select.select([self.ours], [], [], 0.2)[0]:
                with suppress(OSError):
                    self.seen += os.read(self.ours, 65536).decode(errors="replace")
        self.seen = self.seen.partition(words)[2]


@contextmanager
def terminal(*words: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    settings = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    process = start(["play", *words], stdin=theirs, stdout=theirs, stderr=theirs, settings=settings)
    os.close(theirs)
    try:
        yield Terminal(ours, process)
    finally:
        process.kill()
        process.wait(SOON)
        os.close(ours)


def test_on_a_real_terminal() -> None:
    with terminal("aurum", "--bots", "random", "--seed", "7", "--pace", "none") as screen:
        screen.until("BIDS AND TRICKS")
        screen.until("Bid ")
        screen.type("\r")
        screen.until(" leads")
        screen.type("q")
        screen.until("Leave the game?")
        screen.type("\x1b[B\x1b[B\r")
        screen.until("\x1b[?1049l")
        while screen.process.poll() is None:
            with suppress(OSError):
                os.read(screen.ours, 65536)
        assert screen.process.returncode == 0
    assert len(list(unfinished_games("aurum"))) == 1


def test_killed_in_the_middle_of_a_game() -> None:
    with terminal("auction", "--players", "3", "--bots", "random", "--seed", "3", "--pace", "none") as screen:
        screen.until("Pass")
        screen.type("p")
        screen.until("You pass")
        screen.process.kill()
    resumed = run("play", "--resume", stdin="0\n" * 500)
    assert resumed.code == 0
    assert re.search("wins? the game|share the win", resumed.out)
