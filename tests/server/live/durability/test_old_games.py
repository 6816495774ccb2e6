"""A log that the current rules refuse disables its table and no other."""

import asyncio

import msgspec

from goldgavel.kernel.entries import Entry
from goldgavel.server.settings.settings import Settings, database_url
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import Person, live, seated_table
from tests.kit.servers.server_thread import UNLIMITED, running_server


def spoil(settings: Settings, table: str) -> None:
    """Append an entry that the current rules do not allow."""

    async def append() -> None:
        store = await Store.open(database_url(settings.database))
        log = await store.read(entries_of, table)
        bad = Entry(version=len(log) + 1, kind="move", seat=0, text="bid 1000", request=None, at=0.0)
        await store.append(table, [bad])
        await store.close()

    asyncio.run(append())


def test_a_game_that_does_not_replay_is_stopped_and_the_others_continue(database_address: str) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=database_address)
    with running_server(settings) as address:
        spoilt, people = seated_table(address, "auction", {"players": 3})
        sound, _ = seated_table(address, "auction", {"players": 3})
    spoil(settings, spoilt)
    with running_server(settings) as address:
        asyncio.run(look(address, spoilt, sound, people[0]))


async def look(address: str, spoilt: str, sound: str, person: Person) -> None:
    person.address = address
    async with live(address, spoilt, person) as seat:
        assert (seat.table["status"], seat.table["reason"]) == ("stopped", "table-stopped-replay")
        assert seat.view == {}
        refused = await seat.ask({"type": "move", "id": "1", "decision": 1, "move": "pass"}, "refused")
        assert refused["refusal"]["code"] == "table-is-stopped"
    async with live(address, sound) as watching:
        assert watching.view["phase"] == "bid"
