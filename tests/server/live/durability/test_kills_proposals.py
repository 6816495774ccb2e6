"""After a kill during a proposal, whatever all agreed to is done once, and the log replays."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import Live, Person, all_live, seated_table
from tests.kit.games.sample_sizes import count
from tests.kit.servers.server_process import ServerProcess

PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0, "patience": 3600}


def wish(word: str, of: int | None, request: str) -> dict[str, Any]:
    return {"type": "wish", "id": request, "wish": word, "of": of}


def settled(seat: Live, request: str) -> bool:
    """True if the client knows that the proposal was carried out."""
    return any(message.get("ack") == request for message in seat.messages)


async def wish_and_die(server: ServerProcess, table: str, people: list[Person], turn: int, wait: float) -> None:
    """A player bids and asks to undo it; the server is killed while the last of the others agrees."""
    async with all_live(server.address, table, people) as seats:
        before = [seat.view for seat in seats]
        asker = next(seat for seat in seats if seat.decision is not None)
        await asker.confirmed(await asker.move("bid 3", request=f"bid{turn}"))
        version = asker.version
        await asker.send(wish("undo", version, f"undo{turn}"))
        first, last = (seat for seat in seats if seat is not asker)
        for other in (first, last):
            await other.until(lambda other=other: other.version == version + 1)  # type: ignore[misc]
        await first.send(wish("agree", version + 1, f"first{turn}"))
        await first.until(lambda: settled(first, f"first{turn}"))
        await last.send(wish("agree", version + 1, f"last{turn}"))
        await asyncio.sleep(wait)
        await asyncio.to_thread(server.kill)
        places = [seats.index(one) for one in (asker, first, last)]
    await asyncio.to_thread(server.start)
    async with all_live(server.address, table, people) as seats:
        for place, request in zip(places, ("undo", "first", "last"), strict=True):
            word = "undo" if request == "undo" else "agree"
            of = version if request == "undo" else version + 1
            await seats[place].send(wish(word, of, f"{request}{turn}"))
        for place, request in zip(places, ("undo", "first", "last"), strict=True):
            seat = seats[place]
            await seat.until(lambda seat=seat, request=request: settled(seat, f"{request}{turn}"))  # type: ignore[misc]
        for seat in seats:
            await seat.until(lambda seat=seat: seat.version == version + 4)  # type: ignore[misc]
        assert [seat.view for seat in seats] == before


@pytest.mark.soak
def test_what_was_agreed_to_is_done_once(tmp_path: Path) -> None:
    chance, kills = Random(7), count(3, 60)
    with ServerProcess(tmp_path) as server:
        table, people = seated_table(server.address, "auction", {"players": 3}, pace=PACE)
        for turn in range(kills):
            asyncio.run(wish_and_die(server, table, people, turn, chance.uniform(0, 0.02)))
        server.stop()
        log = asyncio.run(read_log(server, table))
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    assert [entry.kind for entry in log].count("undo") == kills
    session = Session(gg.load("auction", players=3), [None] * 3, Pace(), Random(1))
    session.replay(log)
    assert session.state.record()["moves"] == []


async def read_log(server: ServerProcess, table: str) -> Any:
    store = await Store.open(f"sqlite:///{server.database}")
    try:
        return await store.read(entries_of, table)
    finally:
        await store.close()
