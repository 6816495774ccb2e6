"""A server with a table, for commands that join one by its link."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from tests.docs.shell import Place

JOINS = re.compile(r"goldgavel bot \S+ .*--join (\S+)")
SOON = 120
SPEC = {
    "game": "auction",
    "options": {"players": 3},
    "seats": ["bot:random", "free", "bot:random"],
    "pace": {"trick_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0},
}


def join(line: str, where: "Place") -> None:
    """At a real table: the bot sits down, the game is started, and the bot plays to its end."""
    with server(where) as address:
        token = ask(address, "/identity", {"name": "Host", "program": True})["token"]
        table = ask(address, "/tables", SPEC, token)["id"]
        command = JOINS.sub(lambda found: found[0].replace(found[1], f"{address}/table/{table}"), line)
        pipe = subprocess.PIPE
        with subprocess.Popen(  # noqa: S603 - our own pages
            bash(f"exec {command}"), cwd=where.folder, env=where.environment, stdout=pipe, text=True
        ) as bot:
            assert bot.stdout is not None
            assert "Ctrl-C" in bot.stdout.readline(), line  # it sits
            ask(address, f"/tables/{table}/start", {}, token)
            assert "The game is over" in bot.stdout.readline(), line
            if "--stay" in line:
                bot.terminate()
            else:
                assert bot.wait(SOON) == 0
        assert ask(address, f"/tables/{table}", None, token)["status"] == "over"


def bash(line: str) -> list[str]:
    return ["bash", "-euo", "pipefail", "-c", line]


@contextmanager
def server(where: "Place") -> Iterator[str]:
    words = [
        "-m",
        "goldgavel",
        "serve",
        "--database",
        str(where.folder / f"{time.time_ns()}.sqlite"),
        "--lang",
        "en",
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, *words, "--port", "0", "--bot-processes", "0"], stdout=pipe, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        finally:
            process.terminate()


def ask(address: str, path: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers), timeout=SOON) as answer:  # noqa: S310 - our own server
        return json.loads(answer.read())
