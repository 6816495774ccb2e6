"""Frames on the fast path: fragmented, interleaved, unmasked, or too late."""

import asyncio
import time

from websockets.frames import Frame, Opcode

from goldgavel.server.sockets.frames import LONGEST_HEADER, FrameSplitter
from tests.kit.clients.live_client import DEALT, all_live, live, seated_table
from tests.server.live.transport.fast_path import all_here, bid, framed, kinds, who_moves
from tests.server.live.transport.test_fast_path import A_MOMENT, STALE


def test_a_move_in_parts_with_pings_between(unlimited: str, taken: list[bool]) -> None:
    table, people = seated_table(unlimited, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover, _ = await all_here(seats)
            seen, move = len(mover.messages), bid(mover)
            for frame in (
                framed(Opcode.TEXT, move[:9], fin=False),
                framed(Opcode.PING, b"one"),
                framed(Opcode.CONT, b"", fin=False),
                framed(Opcode.PING, b"two") + framed(Opcode.CONT, move[9:]),
                framed(Opcode.PONG, b"unasked"),
                framed(Opcode.TEXT, move),
            ):
                mover.socket.transport.write(frame)
                await asyncio.sleep(A_MOMENT / 5)
            await mover.until(lambda: kinds(mover, seen) == ["update", "done"])
            assert taken == [True]

    asyncio.run(play())


def test_a_message_that_begins_inside_another_is_not_a_move(unlimited: str, taken: list[bool]) -> None:
    table, people = seated_table(unlimited, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover, other = who_moves(seats)
            mover.socket.transport.write(framed(Opcode.TEXT, b"{", fin=False))
            await asyncio.sleep(A_MOMENT)
            mover.socket.transport.write(framed(Opcode.TEXT, bid(mover)))
            assert await mover.until_closed() == 1002
            await other.ask({"type": "ping", "id": "well"}, "pong")
            assert (taken.count(True), other.version) == (0, DEALT)

    asyncio.run(play())


def test_a_move_before_a_farewell_is_made_and_one_after_it_is_not(unlimited: str) -> None:
    farewell = framed(Opcode.CLOSE, (1000).to_bytes(2))
    table, people = seated_table(unlimited, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover, other = who_moves(seats)
            mover.socket.transport.write(framed(Opcode.TEXT, bid(mover)) + farewell)
            await other.until(lambda: other.version == DEALT + 1)
            await other.until(lambda: other.table["seats"][mover.seat]["here"] is False)
            rest = [seat for seat in seats if seat is not mover]
            await rest[0].until(lambda: rest[0].version == DEALT + 1)
            await rest[1].until(lambda: rest[1].version == DEALT + 1)
            mover, other = who_moves(rest)
            mover.socket.transport.write(farewell + framed(Opcode.TEXT, bid(mover).replace(b"bid 3", b"bid 4")))
            await other.until(lambda: other.table["seats"][mover.seat]["here"] is False)
            assert other.version == DEALT + 1

    asyncio.run(play())


def test_a_move_that_is_binary_or_not_masked_ends_its_socket_only(unlimited: str, taken: list[bool]) -> None:
    table, people = seated_table(unlimited, "auction", {"players": 3})

    async def play() -> None:
        async with live(unlimited, table, people[0]) as other:
            for frame, code in (
                (framed(Opcode.TEXT, b'{"type":"move","id":"\xff","decision":1,"move":"bid 2"}'), 1007),
                (framed(Opcode.TEXT, b'{"type":"move","\xff":1,"id":"a","decision":1,"move":"bid 2"}'), 1007),
                (Frame(Opcode.TEXT, STALE.encode()).serialize(mask=False), 1002),
                (b"\xc1" + framed(Opcode.TEXT, STALE.encode())[1:], 1002),
            ):
                async with live(unlimited, table, people[1]) as client:
                    client.socket.transport.write(frame)
                    assert await client.until_closed() == code
            await other.ask({"type": "ping", "id": "well"}, "pong")

    asyncio.run(play())
    assert not any(taken)


def test_many_small_frames_at_once_cost_no_more_than_one_by_one() -> None:
    """Regression: each frame was cut off by copying all bytes after it."""
    frame = framed(Opcode.TEXT, b"")
    frames = [frame] * (1 << 18)
    began = time.process_time()
    assert FrameSplitter(LONGEST_HEADER).split(b"".join(frames), len(frames)) == frames
    assert time.process_time() - began < 5
