"""Floods of frames: they end their own socket, and nobody else waits for them."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.frames import Opcode

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.sockets.frames import FrameSplitter
from goldgavel.server.sockets.transport import FRAMES_PER_MESSAGE, FRAMES_PER_TURN, FastWebSocketProtocol
from tests.kit.clients.live_client import all_live, live, play_out, seated_table
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.live.transport.fast_path import framed

LIMITED = msgspec.structs.replace(UNLIMITED, message_rate=20, message_burst=60)
FLOODS = {
    "pings": framed(Opcode.PING, b""),
    "pongs": framed(Opcode.PONG, b""),
    "empty pieces": framed(Opcode.CONT, b"", fin=False),
}
MANY = 20_000


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each frame that the server counted, whether it was allowed."""
    found: list[bool] = []
    is_allowed = FastWebSocketProtocol._is_allowed

    def noted(self: FastWebSocketProtocol) -> bool:
        found.append(is_allowed(self))
        return found[-1]

    monkeypatch.setattr(FastWebSocketProtocol, "_is_allowed", noted)
    return found


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_small_frames_ends_its_socket_and_nobody_elses(kind: str, handled: list[bool]) -> None:
    with running_server(LIMITED) as address:
        table, people = seated_table(address, "auction", {"players": 3})
        quiet, others = seated_table(address, "auction", {"players": 3})
        start = framed(Opcode.TEXT, b"", fin=False) if kind == "empty pieces" else b""

        async def play() -> None:
            async with live(address, table, people[0]) as flooding, all_live(address, quiet, others) as seats:
                flooding.socket.transport.write(start + FLOODS[kind] * MANY)
                assert await flooding.until_closed() in {CloseCode.FLOOD, 1006}
                refused = handled.index(False)
                most = LIMITED.message_burst * FRAMES_PER_MESSAGE
                assert refused <= most + MANY / 10, "the rate is limited"
                assert handled[refused + 1 :].count(False) == 0, "nothing is read after the flood"
                await play_out(seats, Random(1))

        asyncio.run(play())


def test_frames_that_come_together_leave_the_others_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two turns of one socket the event loop runs what else is ready."""
    turns: list[int] = []
    split = FrameSplitter.split

    def counted(self: Any, data: bytes, most: int) -> list[bytes]:
        found = split(self, data, most)
        turns.append(len(found))
        return found

    monkeypatch.setattr(FrameSplitter, "split", counted)
    with running_server() as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def play() -> None:
            async with live(address, table, people[0]) as client:
                client.socket.transport.write(FLOODS["pongs"] * 1000)
                await client.ask({"type": "ping", "id": "after"}, "pong")
                assert max(turns) <= FRAMES_PER_TURN
                assert sum(turns) >= 1000

        asyncio.run(play())
