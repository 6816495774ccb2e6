"""After a failed commit no reader receives it, memory is reloaded from the store, and the game continues."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import httpx
import pytest

from goldgavel.kernel.entries import Entry
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import DEALT, NO_PACE, Live, Person, all_live, live, play_out, seated_table
from tests.kit.servers.server_thread import running_server

Entries = Sequence[Entry]
Then = Callable[[BaseException | None], None]


class Faults:
    """Failures of the store, each of which happens once."""

    def __init__(self) -> None:
        self.appending: Callable[[Entries], bool] = lambda _: False
        self.reading = False
        self.is_away = False
        """While it is set, no table can be read."""
        self.saving = False
        self.end_is_near = threading.Event()
        self.end_may_be_written: threading.Event | None = None
        """The end of a game waits for this event."""
        self.writing: set[asyncio.Task[None]] = set()

    def fails(self, entries: Entries) -> bool:
        wrong = self.appending(entries)
        if wrong:
            self.appending = lambda _: False
        return wrong


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    found = Faults()
    append, change, read = Store.append_then, Store.change, Store.read

    def faulty_append(
        self: Store, name: str, entries: Entries, ended: Any, agenda: Any, then: Then, owner: int | None = None
    ) -> None:
        async def write() -> None:
            if ended is not None and found.end_may_be_written is not None:
                found.end_is_near.set()
                await asyncio.to_thread(found.end_may_be_written.wait)
            if found.fails(entries):
                then(StorageError("storage-failed"))
            else:
                append(self, name, entries, ended, agenda, then, owner)

        found.writing.add(asyncio.get_running_loop().create_task(write()))

    async def faulty_change(self: Store, name: str, owner: int | None, query: Any, *args: Any) -> Any:
        if query is tables.save and found.saving:
            found.saving = False
            raise StorageError("storage-failed")
        return await change(self, name, owner, query, *args)

    async def faulty_read(self: Store, query: Any, *args: Any) -> Any:
        if query is snapshot and (found.reading or found.is_away):
            found.reading = False
            raise StorageError("storage-failed")
        return await read(self, query, *args)

    monkeypatch.setattr(Store, "append_then", faulty_append)
    monkeypatch.setattr(Store, "change", faulty_change)
    monkeypatch.setattr(Store, "read", faulty_read)
    return found


@pytest.fixture
def address(faults: Faults) -> Iterator[str]:  # noqa: ARG001 - a server whose store is faulty
    with running_server() as found:
        yield found


def versions_told(seat: Live) -> list[int]:
    return [told["version"] for message in seat.messages for told in message.get("told", [])]


@pytest.mark.parametrize("reading", [False, True], ids=["once", "and cannot be read again at once"])
def test_a_move_that_cannot_be_saved_is_not_told(address: str, faults: Faults, reading: bool) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as spectator:
            mover = next(seat for seat in seats if seat.decision is not None)
            before = (mover.view, mover.version, mover.decision)
            faults.appending, faults.reading = (lambda _: True), reading
            move = {"type": "move", "id": "once", "decision": mover.decision, "move": "bid 3"}
            refused = await mover.ask(move, "refused")
            assert (refused["id"], refused["refusal"]["code"]) == ("once", "storage-failed")
            assert (mover.view, mover.version, mover.decision) == before
            await mover.send(move)
            await mover.confirmed("once")
            assert not faults.reading
            assert versions_told(mover) == [before[1] + 1]
            await play_out(seats, Random(4))
            await spectator.until(spectator.is_over)
            for client in [*seats, spectator]:
                assert versions_told(client) == list(range(before[1] + 1, client.version + 1))

    asyncio.run(play())


def test_who_comes_while_the_game_cannot_be_read_comes_back_for_what_they_missed(
    address: str, faults: Faults
) -> None:
    """A welcome without the game would show it as not started, and earlier entries would be lost."""
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mover = next(seat for seat in seats if seat.decision is not None)
            before = mover.version
            faults.appending, faults.is_away = (lambda _: True), True
            move = {"type": "move", "id": "once", "decision": mover.decision, "move": "bid 3"}
            assert (await mover.ask(move, "refused"))["refusal"]["code"] == "storage-failed"
            async with live(address, table) as early:
                assert [message["type"] for message in early.messages] == ["refused"]
                assert await early.until_closed() == 4400
            faults.is_away = False
            async with live(address, table, query="protocol=1&since=1") as spectator:
                (welcome,) = [message for message in spectator.messages if message["type"] == "welcome"]
                missed = [told["version"] for told in welcome["missed"]]
                assert missed == list(range(2, welcome["version"] + 1))
                await mover.send(move)
                await mover.confirmed("once")
                await play_out(seats, Random(9))
            for seat in seats:
                assert [message["type"] for message in seat.messages].count("welcome") == 1
                assert versions_told(seat) == list(range(before + 1, seat.version + 1))

    asyncio.run(play())


def test_a_deal_that_cannot_be_saved_is_dealt_again(address: str, faults: Faults) -> None:
    """The clock deals the next round, so no client would retry."""
    pace = {**NO_PACE, "round_rest": 0.05}
    table, people = seated_table(address, "aurum", {"players": 3}, pace=pace)
    failed: list[Entry] = []

    def is_later_deal(entries: Entries) -> bool:
        failed.extend(entry for entry in entries if entry.kind == "deal" and entry.version > DEALT)
        return bool(failed)

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            faults.appending = is_later_deal
            await play_out(seats, Random(5))
            assert all(seat.is_over() for seat in seats)
            for seat in seats:
                assert versions_told(seat) == list(range(DEALT + 2, seat.version + 1))

    asyncio.run(play())
    assert failed


def test_the_stand_in_of_who_is_away_plays_on(address: str, faults: Faults) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, pace={**NO_PACE, "patience": 1})

    async def play() -> None:
        async with all_live(address, table, people[:2]) as seats:
            async with live(address, table, people[2]):
                pass
            await seats[0].until(lambda: seats[0].table["seats"][2]["stand_in"])
            await play_out_with_a_fault(seats, faults)

    asyncio.run(play())


async def play_out_with_a_fault(seats: list[Live], faults: Faults) -> None:
    """A bot's move fails, so no person has to send a move again."""
    failed = threading.Event()

    def is_bots(entries: Entries) -> bool:
        if entries[0].seat == 2:
            failed.set()
        return failed.is_set()

    faults.appending = is_bots
    await play_out(seats, Random(6))
    assert failed.is_set()
    assert all(seat.is_over() for seat in seats)


def test_nobody_sees_the_end_before_it_is_written(address: str, faults: Faults) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    faults.end_may_be_written = threading.Event()

    def look() -> tuple[str, int]:
        status: str = httpx.get(f"{address}/api/tables/{table}").json()["status"]
        return status, httpx.get(f"{address}/api/tables/{table}/record").status_code

    async def play(written: threading.Event) -> None:
        async with all_live(address, table, people) as seats, live(address, table) as spectator:
            async with live(address, table):
                playing = asyncio.create_task(play_out(seats, Random(7)))
                await asyncio.to_thread(faults.end_is_near.wait)
            await spectator.until(
                lambda: spectator.table["watching"] == 1
            )  # a player who leaves causes a new table message
            assert spectator.table["status"] == "playing"
            assert await asyncio.to_thread(look) == ("playing", 409)
            assert not any(client.is_over() for client in [*seats, spectator])
            written.set()
            await playing

    try:
        asyncio.run(play(faults.end_may_be_written))
    finally:
        faults.end_may_be_written.set()
    assert look() == ("over", 200)


def test_a_start_that_cannot_be_saved_can_be_asked_for_again(address: str, faults: Faults) -> None:
    person = Person.new(address)
    table = person.make_table("auction", {"players": 3})
    faults.saving = True
    assert person.ask("POST", f"/tables/{table}/start").status_code == 503
    assert person.get("GET", f"/tables/{table}")["status"] == "open"
    faults.appending = lambda _: True
    assert person.ask("POST", f"/tables/{table}/start").status_code == 503

    async def play() -> None:
        async with live(address, table, person) as seat:
            await seat.until(lambda: seat.version > 0)
            await play_out([seat], Random(8))

    asyncio.run(play())
