"""Messages on the socket match the schema and the documentation."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from goldgavel.games import GAMES, game_class
from goldgavel.kernel.views import plain
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.protocol.messages import ClientMessage, decode
from goldgavel.protocol.schema import schema
from goldgavel.protocol.version import PROTOCOL
from tests.kit.clients.hostile_messages import HostileMessages
from tests.kit.clients.live_client import Person, all_live, live, play_out, seated_table
from tests.kit.servers.server_thread import running_server

ROOT = Path(__file__).parents[3]
SCHEMA = schema()
FIXTURES = ROOT / "web" / "tests" / "fixtures"


@pytest.fixture(scope="module")
def address(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    with running_server() as found:
        yield found


def validator(name: str) -> Draft202012Validator:
    """Return a validator of one of the definitions."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


@pytest.mark.parametrize("words", ["ids", "fr"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("aurum", {"players": 4}), ("auction", {"players": 4, "tokens": ["stop", "ban", "exchange"]})],
)
def test_every_message_fits_the_schema(address: str, game: str, options: dict[str, Any], words: str) -> None:
    table, people = seated_table(address, game, options)
    whole, server = Draft202012Validator(SCHEMA), validator("ServerMessage")
    view, event = validator(f"{game_class(game).__name__}View"), validator(f"{game_class(game).__name__}Event")

    async def play() -> None:
        async with (
            all_live(address, table, people, f"protocol=1&words={words}") as seats,
            live(address, table) as watching,
        ):
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
            whole.validate(message)
            server.validate(message)
            for told in message.get("told", []):
                for happened in told["events"]:
                    event.validate(happened)
        view.validate(seen)

    asyncio.run(play())


@pytest.mark.parametrize("game", list(GAMES))
def test_recorded_messages_fit_the_schema(game: str) -> None:
    """Those that the page's tests validate with ajv (web/tests/schema.test.ts)."""
    whole = Draft202012Validator(SCHEMA)
    frames = msgspec.json.decode((FIXTURES / f"{game}.json").read_bytes())["frames"]
    assert {"welcome", "update"} <= {frame["type"] for frame in frames}
    for frame in frames:
        whole.validate(frame)
        assert not whole.is_valid({**frame, "type": "nonsense"})


@pytest.mark.parametrize("text", [42, None, "move", [], {}, {"type": "nonsense"}])
def test_the_root_of_the_schema_is_a_message(text: object) -> None:
    assert not Draft202012Validator(SCHEMA).is_valid(text)


def test_both_directions_are_told_apart() -> None:
    client, server, whole = validator("ClientMessage"), validator("ServerMessage"), Draft202012Validator(SCHEMA)
    valid = HostileMessages(Random(3))
    sent = [valid.valid({}, 3) for _ in range(200)]
    sent = [message for message in sent if client.is_valid(message)]
    assert {message["type"] for message in sent} == {
        kind.__struct_config__.tag for kind in get_args(ClientMessage)
    }
    for message in sent:
        assert whole.is_valid(message)
        assert not server.is_valid(message)


def test_the_schema_is_plain() -> None:
    """Every definition has a name without dots and is used, and there is no keyword of OpenAPI."""
    text = msgspec.json.encode(SCHEMA).decode()
    targets = set(re.findall(r'"\$ref":"#/\$defs/([^"]+)"', text))
    constants = {"Protocol", "CloseCode", "FinalCloseCode"}
    assert all(re.fullmatch(r"\w+", name) for name in SCHEMA["$defs"])
    assert targets == SCHEMA["$defs"].keys() - constants
    assert "discriminator" not in text


def test_the_page_has_the_same_schema() -> None:
    """Its file also has the bodies of the HTTP side; all the rest is the same."""
    page = msgspec.json.decode((ROOT / "web" / "src" / "protocol" / "schema.json").read_bytes())
    mine = plain(SCHEMA)
    assert {name: page["$defs"][name] for name in mine["$defs"]} == mine["$defs"]
    assert page["oneOf"] == mine["oneOf"]


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


def section(text: str, title: str) -> str:
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_protocol_is_documented() -> None:
    """Every kind of message and every reason to close is in docs/protocol.md."""
    text = (ROOT / "docs" / "protocol.md").read_text()
    for direction in ("ClientMessage", "ServerMessage"):
        for message in SCHEMA["$defs"][direction]["oneOf"]:
            (kind,) = SCHEMA["$defs"][message["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"]
            assert f'"type": "{kind}"' in text, kind
    rows = re.findall(r"^\| `(\{.*?\})` \|", section(text, "Messages from the client"), re.MULTILINE)
    assert {type(decode(row)) for row in rows} == set(get_args(ClientMessage))
    closing = section(text, "Closing")
    assert {code for code in CloseCode if not re.search(rf"\b{code.value}\b", closing)} == set()
