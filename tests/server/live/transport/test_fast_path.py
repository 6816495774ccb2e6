"""The fast path of a move, without a task: in order, within the limits, and without effect on other clients."""

import asyncio
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.frames import Opcode

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.runner import replies
from goldgavel.server.sockets import connection
from goldgavel.server.sockets.connection import Connection
from goldgavel.session.session import Session
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import DEALT, all_live, live, play_out, seated_table
from tests.kit.servers import server_thread
from tests.kit.servers.captured_logs import captured_logs
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.live.security.test_attacks_frames import deaf, small_server
from tests.server.live.transport.fast_path import CommitGate, all_here, framed, kinds

A_MOMENT = 0.1
STALE = '{"type":"move","id":"a","decision":-1,"move":"bid 2"}'


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[CommitGate]:
    found = CommitGate()
    append = Store.append_then
    writing: set[asyncio.Task[None]] = set()

    def slow_append(self: Store, *args: Any) -> None:
        async def write() -> None:
            found.is_reached.set()
            if not found.is_open.is_set():
                await asyncio.to_thread(found.is_open.wait)
            append(self, *args)

        writing.add(asyncio.get_running_loop().create_task(write()))

    monkeypatch.setattr(Store, "append_then", slow_append)
    yield found
    found.is_open.set()


def test_what_is_said_after_a_move_is_heard_after_it(unlimited: str, gate: CommitGate, taken: list[bool]) -> None:
    table, people = seated_table(unlimited, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover, _ = await all_here(seats)
            seen, decision = len(mover.messages), mover.decision
            await gate.shut(lambda: mover.move("bid 3", request="first"))
            for message in (
                {"type": "ping", "id": "a"},
                {"type": "move", "id": "first", "decision": decision, "move": "bid 3"},
                {"type": "ping", "id": "b"},
            ):
                await mover.send(message)
                await asyncio.sleep(A_MOMENT)
            assert kinds(mover, seen) == []
            gate.is_open.set()
            await mover.until(lambda: mover.messages[-1] == {"type": "pong", "id": "b"})
            assert kinds(mover, seen) == ["update", "pong", "done", "pong"]
            assert taken == [True, False, False, False]

    asyncio.run(play())


def test_who_goes_while_a_move_is_written_has_made_it(unlimited: str, gate: CommitGate, taken: list[bool]) -> None:
    table, people = seated_table(unlimited, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover, other = await all_here(seats)
            seen = len(other.messages)
            await gate.shut(lambda: mover.move("bid 3"))
            mover.socket.transport.abort()
            await asyncio.sleep(A_MOMENT)
            assert kinds(other, seen) == []
            gate.is_open.set()
            await other.until(lambda: other.table["seats"][mover.seat]["here"] is False)
            assert kinds(other, seen) == ["update", "table"]
            assert taken == [True]

    asyncio.run(play())


def test_a_server_that_is_stopped_writes_the_move_first(
    database_address: str, gate: CommitGate, taken: list[bool]
) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=database_address)
    with running_server(settings) as address, captured_logs() as logs:
        table, people = seated_table(address, "auction", {"players": 3})

        async def play() -> None:
            async with all_live(address, table, people) as seats:
                mover, _ = await all_here(seats)
                await gate.shut(lambda: mover.move("bid 3"))

        asyncio.run(play())
        threading.Timer(3 * A_MOMENT, gate.is_open.set).start()
    assert taken == [True]
    assert logs.lines == []
    with running_server(settings) as address:

        async def look() -> None:
            async with live(address, table) as spectator:
                assert spectator.version == DEALT + 1

        asyncio.run(look())


def test_moves_are_counted_as_all_messages_are(taken: list[bool]) -> None:
    limits = msgspec.structs.replace(UNLIMITED, message_rate=20, message_burst=60)
    with running_server(limits) as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def flood() -> None:
            async with live(address, table, people[0]) as flooding, live(address, table, people[1]) as other:
                answers: list[str] = []
                while flooding.closed is None and len(answers) < 200:
                    answers.append((await flooding.ask(STALE, "refused"))["refusal"]["code"])
                    if answers[-1] == "server-too-often":
                        assert await flooding.until_closed() == CloseCode.FLOOD
                assert 60 <= len(answers) < 200
                assert answers.count("server-too-often") == 1
                await other.ask({"type": "ping", "id": "well"}, "pong")

        asyncio.run(flood())
    assert taken.count(True) >= 60


def test_who_moves_without_end_and_reads_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_thread, "create_server", small_server)
    monkeypatch.setattr(connection, "BACKLOG", 16)
    monkeypatch.setattr(connection, "CLOSE_TIMEOUT", 0.1)
    frame = framed(Opcode.TEXT, STALE.encode())
    with running_server() as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def flood() -> None:
            async with all_live(address, table, people) as seats, deaf(address, table) as reader:
                await seats[0].until(lambda: seats[0].table["watching"] == 1)
                while seats[0].table["watching"] and not reader.transport.is_closing():
                    reader.transport.write(frame)
                    await asyncio.sleep(0)
                await seats[0].until(lambda: seats[0].table["watching"] == 0)
                await play_out(seats, Random(3))
                reader.transport.abort()

        asyncio.run(flood())


def test_a_fault_inside_ends_its_socket_only(
    unlimited: str, monkeypatch: pytest.MonkeyPatch, taken: list[bool]
) -> None:
    table, people = seated_table(unlimited, "auction", {"players": 3})
    done = replies.is_already_done

    def faulty(connection: Connection, session: Session, seat: int, request: str) -> bool:
        if request == "a fault":
            raise RuntimeError(request)
        return done(connection, session, seat, request)

    monkeypatch.setattr("goldgavel.server.runner.moving.is_already_done", faulty)

    async def play() -> None:
        async with all_live(unlimited, table, people) as seats:
            mover, other = await all_here(seats)
            assert mover.seat is not None
            await mover.move("bid 3", request="a fault")
            assert await mover.until_closed() == CloseCode.BROKEN
            assert taken == [True]
            await other.ask({"type": "ping", "id": "well"}, "pong")
            async with live(unlimited, table, people[mover.seat]) as again:
                await play_out([again, *(seat for seat in seats if seat is not mover)], Random(2))

    with captured_logs() as logs:
        asyncio.run(play())
    assert len(logs.lines) == 1
