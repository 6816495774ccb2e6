"""Messages on the socket match the schema and the documentation."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from goldgavel.protocol.schema import schema
from goldgavel.protocol.version import PROTOCOL
from tests.kit.clients.live_client import NO_PACE, Person, all_live, live, play_out, seated_table
from tests.kit.servers.server_thread import running_server

ROOT = Path(__file__).parents[3]
SCHEMA = schema()


@pytest.fixture(scope="module")
def address(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    with running_server() as found:
        yield found


def validator(part: dict[str, Any]) -> Draft202012Validator:
    return Draft202012Validator({**part, "$defs": SCHEMA["$defs"]})


@pytest.mark.parametrize(
    ("game", "options"),
    [("aurum", {"players": 4}), ("auction", {"players": 4, "tokens": ["stop", "ban", "exchange"]})],
)
def test_every_message_fits_the_schema(address: str, game: str, options: dict[str, Any]) -> None:
    table, people = seated_table(address, game, options)
    server, view, event = (
        validator(SCHEMA["server"]),
        validator(SCHEMA["views"][game]),
        validator(SCHEMA["events"][game]),
    )

    async def play() -> None:
        async with (
            all_live(address, table, people, "protocol=1&lang=fr") as seats,
            live(address, table) as watching,
        ):
            await seats[0].ask({"type": "why", "move": "nonsense"}, "why")
            await seats[0].ask({"type": "estimate"}, "estimate")
            for seat in seats:
                await seat.ask({"type": "bid-range"}, "bid-range")
            await seats[1].ask({"type": "move", "id": "1", "decision": 99, "move": "pass"}, "refused")
            await play_out(seats, Random(1))
            await watching.until(watching.is_over)
            for client in [*seats, watching]:
                check(client.messages, client.view)

    def check(received: list[dict[str, Any]], seen: dict[str, Any]) -> None:
        for message in received:
            server.validate(message)
            for told in message.get("told", []):
                for happened in told["events"]:
                    event.validate(happened)
        view.validate(seen)

    asyncio.run(play())


def test_an_old_page_is_told_to_reload(address: str) -> None:
    table = Person.new(address).make_table("aurum", {"players": 3})

    async def look() -> None:
        for query in ("protocol=0", "protocol=2&lang=ru", "protocol="):
            async with live(address, table, query=query) as old:
                expected = "welcome" if query == "protocol=" else "reload"
                assert old.messages[0]["type"] == expected
                assert old.messages[0]["protocol"] == PROTOCOL
                if expected == "reload":
                    assert await old.until_closed() == 4001

    asyncio.run(look())


def test_the_protocol_is_documented() -> None:
    """Every kind of message and every reason to close is in docs/protocol.md."""
    text = (ROOT / "docs" / "protocol.md").read_text()
    for direction in ("client", "server"):
        for kind in SCHEMA[direction]["discriminator"]["mapping"]:
            assert f'"type": "{kind}"' in text, kind


def test_the_example_bot_plays_a_game(address: str) -> None:
    example = ROOT / "examples" / "live_bot.py"
    assert len(example.read_text().splitlines()) < 60
    anna = Person.new(address)
    table = anna.make_table(
        "aurum", {"players": 3}, seats=["free", "free", "free"], pace={**NO_PACE, "round_rest": 60}
    )
    bots = [seat_bot(example, anna, table, place) for place in range(3)]
    anna.get("POST", f"/tables/{table}/start")
    assert [bot.wait(60) for bot in bots] == [0, 0, 0]
    assert anna.get("GET", f"/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("words", [[], ["http://127.0.0.1:8000"], ["a", "b", "c", "d"]])
def test_the_example_bot_says_what_it_needs(words: list[str]) -> None:
    example = ROOT / "examples" / "live_bot.py"
    ran = subprocess.run([sys.executable, str(example), *words], capture_output=True, text=True, check=False)  # noqa: S603
    assert ran.returncode == 1
    assert ran.stderr.startswith("Say where to play: ")
    assert ran.stderr.count("\n") == 1


def seat_bot(example: Path, anna: Person, table: str, place: int) -> "subprocess.Popen[bytes]":
    """Start a bot and wait until it has a seat."""
    words = [str(example), anna.address, table, f"Bot {place}"]
    bot = subprocess.Popen([sys.executable, *words])  # noqa: S603 - our own example
    while anna.get("GET", f"/tables/{table}")["seats"][place]["kind"] == "free":
        assert bot.poll() is None
        time.sleep(0.05)
    return bot
