"""Runs the shell commands of a page in a temporary folder, line by line, as a reader of the page would.

Lines that a test cannot run as printed are changed first (CHANGED) or skipped (NOT_RUN), with a reason for each.
"""

import fcntl
import os
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from tests.docs.pages import ROOT, CodeBlock
from tests.package.kit import Environment
from tests.upgrade import client

SOON = 120
QUIT = b"\x11"
"""Ctrl-Q, which quits Textual programs."""
NOT_RUN = {
    "systemctl": "nobody changes the services of this computer",
    "docker": "there is no Docker engine here; .github/workflows/docker.yml runs the same commands",
}
CHANGED = {
    "make": "is asked what it would do (--dry-run): to do it means to build everything again, or to run this test",
    "pip install": "installs the wheel that the tests have built instead of building it again, with uv",
    "/opt, /var/lib, /backups": "are folders in the test's own: nobody runs tests as root",
    "postgresql://goldgavel@db/goldgavel": "is a database of the tests",
    "9300": "is a free port",
    "http://127.0.0.1:8000/table/abc": "is a table that is made for it; --stay is left out, or it would never end",
}
SERVES = re.compile(r"(\S*/)?goldgavel serve\b")
JOINS = re.compile(r"goldgavel bot .*--join (?P<link>\S+)")
PLAYS = re.compile(r"goldgavel play$")
ADDRESS = re.compile(r"http://[^\s/]*:(\d+)")
NOT_INHERITED = ("GOLDGAVEL_", "PYTHON", "VIRTUAL_ENV", "COLUMNS", "LINES")
SETTING = re.compile(r"[A-Z_]+=\S+")


class Place(NamedTuple):
    """The folder and environment in which the commands of a page run."""

    folder: Path
    environment: dict[str, str]
    wheel: Path
    database: str
    """The address of an empty PostgreSQL database."""
    free_port: int


def place(folder: Path, installed: Environment, wheel: Path, database: str, free_port: int) -> Place:
    """Make a folder like a clone after `make install` and `make dist`, and a minimal PATH."""
    tools = folder / "tools"
    tools.mkdir()
    for name in ("bash", "sh", "cat", "chmod", "echo", "make", "mkdir", "openssl", "env", "find", "date"):
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    (tools / "python3").symlink_to(sys.executable)
    (folder / ".venv").symlink_to(installed.folder)
    (folder / "dist").mkdir()
    (folder / "backups").mkdir()
    shutil.copy(wheel, folder / "dist")
    shutil.copytree(ROOT / "examples", folder / "examples")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)}
    environment = {
        **kept,
        **installed.own,
        "PATH": f"{tools}",
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "BROWSER": "true",
        "GOLDGAVEL_PORT": "0",
    }
    return Place(folder, environment, wheel, database, free_port)


def run_page(blocks: Iterable[CodeBlock], where: Place, *, is_installed: bool) -> None:
    """Run every line in order. For pages without installation steps, everything is already installed."""
    if is_installed:
        where.environment["PATH"] = f"{where.folder / '.venv/bin'}:{where.environment['PATH']}"
    for block in blocks:
        for line in map(of_cron if block.language == "cron" else str, block.body.splitlines()):
            words = shlex.split(line, comments=True)
            while words and SETTING.fullmatch(words[0]):
                words = words[1:]
            if words and words[0] not in NOT_RUN:
                run_line(as_here(line, where), where)


def of_cron(line: str) -> str:
    """Return the command of a cron line. In cron, a percent sign ends the command."""
    return line.split(maxsplit=5)[5].replace("\\%", "%")


def as_here(line: str, where: Place) -> str:
    """Return the line after the replacements of CHANGED."""
    line = re.sub(r"(?<![\w.])/(?=(opt|var/lib|backups)\b)", f"{where.folder}/", line)
    line = line.replace("postgresql://goldgavel@db/goldgavel", shlex.quote(where.database))
    line = line.replace("9300", str(where.free_port))
    line = re.sub(r"^make ", f"make --dry-run --no-print-directory --directory {ROOT} ", line)
    package = re.match(r'(?:\w+=\S+ )*(\S*/)?pip install (".*?"|\S+)', line)
    if package is None:
        return line
    what = package[2].replace('"."', f'"{where.wheel}"').replace('".[', f'"{where.wheel}[')
    python = f"{package[1]}python" if package[1] else "python"
    limits = where.folder / ".venv" / "constraints.txt"
    uv = f"HOME={shlex.quote(str(Path.home()))} {shlex.quote(sys.executable)} -m uv"  # its cache is there
    install = f"{uv} pip install --quiet --constraint {limits} --python {python} {what}"
    return f"{install} --offline || {install}"


def run_line(line: str, where: Place) -> None:
    if SERVES.match(line):
        serve(line, where)
    elif JOINS.match(line):
        join(line, where)
    elif PLAYS.match(line):
        play(line, where)
    elif line.startswith("source "):
        where.environment.update(after_sourcing(line, where))
    else:
        done = subprocess.run(  # noqa: S603 - our own pages
            bash(line), cwd=where.folder, env=where.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def bash(line: str) -> list[str]:
    return ["bash", "-euo", "pipefail", "-c", line]


def after_sourcing(line: str, where: Place) -> Mapping[str, str]:
    """Return the environment of a shell after it ran the line."""
    made = subprocess.run(  # noqa: S603 - our own pages
        bash(f"{line} && env -0"),
        cwd=where.folder,
        env=where.environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(pair.split("=", 1) for pair in made.stdout.split("\0") if "=" in pair)


def serve(line: str, where: Place, use: Callable[[str], None] = lambda _: None) -> None:
    """Run a server until it reports its address and is ready, use it, then stop it."""
    folder = re.search(r"(\S+)/[^/\s]+\.sqlite", line)
    if folder is not None:
        Path(folder[1]).mkdir(parents=True, exist_ok=True)
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603 - our own pages
        bash(f"exec {line}"), cwd=where.folder, env=where.environment, stdout=pipe, text=True
    ) as server:
        assert server.stdout is not None
        found = next(
            (found for said in server.stdout if (found := re.search(r"http://[^\s/]*:(\d+)", said))), None
        )
        assert found is not None, f"{line}: ended with {server.wait(SOON)} and named no address"
        try:
            with urlopen(f"http://127.0.0.1:{found[1]}/readyz", timeout=SOON) as answer:
                assert answer.read() == b"ready"
            use(f"http://127.0.0.1:{found[1]}")
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(SOON) == 0


def join(line: str, where: Place) -> None:
    """Run a bot at a table with a free seat, to the end of the game."""

    def use(address: str) -> None:
        token = client.ask(address, "/api/identity", {"name": "Ann", "program": True})["token"]
        seats = ["free", "bot:random", "bot:random"]
        pace = {**client.NO_RESTS, "lot_rest": 0, "numbers_wait": 0}
        wish = {"game": "auction", "options": {"players": 3}, "seats": seats, "pace": pace}
        table = f"/api/tables/{client.ask(address, '/api/tables', wish, token)['id']}"
        link = table.replace("/api/tables/", f"{address}/table/")
        command = line.replace(JOINS.match(line)["link"], link).replace(" --stay", "")  # type: ignore[index]
        with subprocess.Popen(bash(f"exec {command}"), cwd=where.folder, env=where.environment) as guest:  # noqa: S603
            while client.ask(address, table, None, token)["seats"][0]["kind"] != "human":
                assert guest.poll() is None, command
                time.sleep(0.1)
            client.ask(address, f"{table}/start", {}, token)
            assert guest.wait(SOON) == 0, command
        assert client.ask(address, table, None, token)["status"] == "over"

    serve("goldgavel serve", where, use)


def play(line: str, where: Place) -> None:
    """Run a full-screen program on a terminal until something is drawn, then quit it."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(  # noqa: S603 - our own pages
        bash(f"exec {line}"), cwd=where.folder, env=where.environment, stdin=theirs, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    shown, ends = b"", time.monotonic() + SOON
    while process.poll() is None and time.monotonic() < ends:
        if select.select([ours], [], [], 0.1)[0]:
            try:
                shown += os.read(ours, 65536)
            except OSError:
                break  # the other end is closed
            if b"Aurum" in shown:
                os.write(ours, QUIT)
    assert process.wait(SOON) == 0, shown[-2000:]
    os.close(ours)
    assert b"Aurum" in shown
