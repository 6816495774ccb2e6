"""The example bots play whole games at a real server, also when their connection breaks."""

import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.kit.clients.live_client import NO_PACE, SOON, Person
from tests.kit.servers.dropping_proxy import dropping_proxy

EXAMPLES = Path(__file__).parents[3] / "examples"
TOOLS = str(Path(sys.executable).parent)
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("aurum", {"players": 3}),
    ("auction", {"players": 3, "tokens": ["stop", "ban", "exchange"]}),
]


def command(example: str) -> list[str]:
    """The example's interpreter (Node comes with the tools of the page) and its file."""
    program = shutil.which("node", path=TOOLS) if example.endswith(".mjs") else sys.executable
    assert program is not None
    return [program, str(EXAMPLES / example)]


@pytest.mark.parametrize("example", ["live_bot.py", "live_bot.mjs"])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_three_example_bots_play_a_game(address: str, example: str, game: str, options: dict[str, Any]) -> None:
    anna = Person.new(address)
    table = anna.make_table(game, options, seats=["free"] * 3, pace={**NO_PACE, "round_rest": 60})
    bots = [seat_bot(command(example), anna, address, table, place) for place in range(3)]
    anna.get("POST", f"/tables/{table}/start")
    assert [bot.wait(SOON) for bot in bots] == [0, 0, 0]
    assert anna.get("GET", f"/tables/{table}")["status"] == "over"


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_javascript_bot_continues_after_its_connection_broke(
    address: str, game: str, options: dict[str, Any]
) -> None:
    """It breaks after a move has arrived, before the bot has heard of it."""
    anna = Person.new(address)
    table = anna.make_table(game, options, seats=["free", "bot:random", "bot:random"])
    with dropping_proxy(address, drops=3, sends=4) as proxy:
        bot = seat_bot(command("live_bot.mjs"), anna, proxy.address, table, 0)
        anna.get("POST", f"/tables/{table}/start")
        assert bot.wait(SOON) == 0
        assert proxy.sockets == 4
    record = anna.get("GET", f"/tables/{table}/record")
    assert record["result"]
    assert sum(move["seat"] == 0 for move in record["moves"]) > 3 * 4


@pytest.mark.parametrize("example", ["live_bot.py", "live_bot.mjs"])
@pytest.mark.parametrize("words", [[], ["http://127.0.0.1:8000"], ["a", "b", "c", "d"]])
def test_the_example_bots_say_what_they_need(example: str, words: list[str]) -> None:
    ran = subprocess.run([*command(example), *words], capture_output=True, text=True, check=False)  # noqa: S603
    assert ran.returncode == 1
    assert ran.stderr.startswith("Say where to play: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(("example", "lines"), [("live_bot.py", 60), ("live_bot.mjs", 70)])
def test_the_example_bots_are_short(example: str, lines: int) -> None:
    assert len((EXAMPLES / example).read_text(encoding="utf-8").splitlines()) < lines


def test_the_javascript_bot_says_where_it_sits_and_when_it_ends(address: str) -> None:
    anna = Person.new(address)
    table = anna.make_table("auction", {"players": 3}, seats=["bot:random", "free", "bot:random"])
    bot = seat_bot(command("live_bot.mjs"), anna, address, table, 1, stdout=subprocess.PIPE)
    anna.get("POST", f"/tables/{table}/start")
    said, _ = bot.communicate(timeout=SOON)
    assert said.decode().splitlines() == ["Bot 1 sits at seat 2.", "The game is over."]


def test_a_refused_bot_ends_with_the_reason(address: str) -> None:
    ran = subprocess.run(  # noqa: S603 - our own example
        [*command("live_bot.mjs"), address, "no-such-table"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert "There is no such table" in ran.stderr


def seat_bot(
    program: list[str], anna: Person, address: str, table: str, place: int, stdout: int | None = None
) -> "subprocess.Popen[bytes]":
    """Start a bot and wait until it has a seat."""
    bot = subprocess.Popen([*program, address, table, f"Bot {place}"], stdout=stdout)  # noqa: S603 - our own example
    while anna.get("GET", f"/tables/{table}")["seats"][place]["kind"] == "free":
        assert bot.poll() is None
        time.sleep(0.05)
    return bot
