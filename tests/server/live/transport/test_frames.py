"""Received bytes are split into frames, however they arrive."""

import asyncio
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from goldgavel.server.sockets.frames import LONGEST_HEADER, FrameSplitter, short_text, text_frame
from tests.kit.clients.live_client import all_live, seated_table

LARGEST = 4096 + LONGEST_HEADER
DATA = [Opcode.TEXT, Opcode.BINARY, Opcode.CONT]
EXPECTED = ["update", "pong", "done", "pong", "refused"]


def framed(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_as_websockets_writes_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 40, 125])
def test_a_short_text_is_read(size: int) -> None:
    text = bytes(Random(size).randbytes(size))
    frame = framed(Opcode.TEXT, text)
    assert short_text(frame) == text
    for other in (frame[:-1], frame + b"\x81", framed(Opcode.BINARY, text), framed(Opcode.TEXT, text, fin=False)):
        assert short_text(other) is None
    assert short_text(Frame(Opcode.TEXT, text).serialize(mask=False)) is None


def test_what_is_not_a_short_text_is_left_to_the_library() -> None:
    assert short_text(framed(Opcode.TEXT, b"x" * 126)) is None
    assert short_text(b"") is None
    assert short_text(b"\xc1" + framed(Opcode.TEXT, b"x")[1:]) is None


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_cut_wherever_the_network_cuts(seed: int) -> None:
    chance = Random(seed)
    texts = [framed(chance.choice(DATA), chance.randbytes(chance.choice([0, 5, 126, 4000]))) for _ in range(15)]
    controls = [framed(chance.choice([Opcode.PING, Opcode.PONG]), chance.randbytes(125)) for _ in range(5)]
    frames = chance.sample(texts + controls, 20)
    stream = b"".join(frames)
    splitter = FrameSplitter(LARGEST)
    found = []
    while stream:
        size = chance.choice([1, 2, 3, 7, 100, 5000])
        found += splitter.split(stream[:size], 1000)
        stream = stream[size:]
        assert not splitter.is_invalid()
    assert found == frames
    assert splitter.remainder == b""


def test_a_message_in_parts_is_noticed() -> None:
    splitter = FrameSplitter(LARGEST)
    for frame, is_fragmented in (
        (framed(Opcode.TEXT, b"a", fin=False), True),
        (framed(Opcode.PING, b""), True),
        (framed(Opcode.CONT, b"b", fin=False), True),
        (framed(Opcode.CONT, b"c"), False),
        (framed(Opcode.TEXT, b"d"), False),
    ):
        splitter.split(frame, 1)
        assert splitter.is_fragmented is is_fragmented


@pytest.mark.parametrize("start", [b"\x81\xfe\x13\x88" + bytes(6), b"GET / HTTP/1.1", b"\xff" * 20])
def test_what_is_not_to_be_waited_for(start: bytes) -> None:
    splitter = FrameSplitter(LARGEST)
    assert splitter.split(start, 1) == []
    assert splitter.is_invalid()


def bid(decision: int, name: str) -> bytes:
    move = f'{{"type":"move","id":"{name}","decision":{decision},"move":"bid 3"}}'
    return framed(Opcode.TEXT, move.encode())


@pytest.mark.parametrize("size", [1, 7, 50, 10_000])
def test_moves_are_heard_in_order_however_they_come(unlimited: str, size: int) -> None:
    """Several frames at once, or one frame in many pieces; a repeated move is made once."""
    table, people = seated_table(unlimited, "auction", {"players": 3})
    ping = framed(Opcode.TEXT, b'{"type":"ping","id":"between"}')
    is_fragmented = framed(Opcode.TEXT, b'{"type":"ping",', fin=False) + framed(Opcode.CONT, b'"id":"parts"}')

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover = next(seat for seat in seats if seat.decision is not None)
            assert mover.decision is not None
            first, second = bid(mover.decision, "a"), bid(mover.decision, "b")
            stream = first + ping + first + is_fragmented + second
            while stream:
                mover.socket.transport.write(stream[:size])
                stream = stream[size:]
                await asyncio.sleep(0)
            await mover.until(lambda: mover.messages[-1]["type"] == "refused")
            said = [message["type"] for message in mover.messages]
            assert [kind for kind in said if kind not in {"table", "welcome"}] == EXPECTED
            assert mover.messages[-1]["id"] == "b"

    asyncio.run(play())
