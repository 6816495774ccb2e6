"""The database functions that decide who owns a table (migration r0007)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from goldgavel.storage.errors import Conflict, NotOwner, StorageError
from goldgavel.storage.postgres import ownership
from goldgavel.storage.postgres.database import PostgresDatabase
from goldgavel.storage.postgres.session import PostgresSession
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.storage.kit import entry, opened, table

LEASE = 3600.0
A_WHILE = 0.2
OWN_PROCESS = "SELECT pg_backend_pid()"
"""A session that was ended is opened again, with another process."""
SOON = 60.0


class JoinedWorker:
    """A process that has joined, and renews its lease only when the test says so."""

    def __init__(self, store: Store, lease: float) -> None:
        assert isinstance(store.database, PostgresDatabase)
        self.store = store
        self.database = store.database
        self.lease = lease
        self.member, self.asking = [PostgresSession(self.database.parameters) for _ in range(2)]
        self.number = 0

    async def join(self) -> None:
        ((self.number,),) = await self.member.ask(ownership.JOIN, self.lease, self.database.sessions, "", "", "")
        self.database.worker = self.number

    async def renew(self) -> bool:
        return bool(await self.member.ask(ownership.RENEW, self.number, self.lease))

    async def owner_of(self, name: str) -> int | None:
        found = await self.asking.ask(ownership.CLAIM, name, self.number, self.lease)
        return found[0][0] if found else None

    async def take_over(self, name: str) -> None:
        """Claim a table until its owner is known to be dead."""
        async with asyncio.timeout(SOON):
            while await self.owner_of(name) != self.number:  # noqa: ASYNC110 - the database has no event for it
                await asyncio.sleep(0.01)


@asynccontextmanager
async def two_members(url: str, lease: float = LEASE) -> AsyncIterator[tuple[JoinedWorker, JoinedWorker]]:
    async with opened(url, ["ann"], ["t", "u"]) as one, opened(url) as other:
        workers = JoinedWorker(one, lease), JoinedWorker(other, lease)
        for worker in workers:
            await worker.join()
        try:
            yield workers
        finally:
            for worker in workers:
                await worker.member.close()
                await worker.asking.close()


def test_the_first_who_claims_a_table_owns_it(postgres_url: str) -> None:
    async def scene() -> None:
        async with two_members(postgres_url) as (first, second):
            assert await first.owner_of("t") == first.number
            assert await second.owner_of("t") == first.number
            assert await second.owner_of("u") == second.number
            assert await first.owner_of("no such table") is None
            await first.asking.ask(ownership.RELEASE, first.number, ["t", "u"])
            assert await second.owner_of("t") == second.number
            assert await first.owner_of("u") == second.number

    asyncio.run(scene())


def test_only_the_owner_writes(postgres_url: str) -> None:
    async def scene() -> None:
        async with two_members(postgres_url) as (first, second):
            await first.owner_of("t")
            await second.owner_of("u")
            writes = [
                first.store.append("t", [entry(1)], owner=first.number),
                first.store.append("u", [entry(1)], owner=first.number),
                first.store.change("t", first.number, tables.save_table, table()),
                first.store.change("u", first.number, tables.save_table, table(id="u")),
                first.store.append("t", [entry(2)], owner=first.number - 1),
            ]
            ends = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(end) for end in ends] == [type(None), NotOwner, type(table()), NotOwner, NotOwner]
            assert await first.store.read(entries_of, "t") == [entry(1)]
            assert await first.store.read(entries_of, "u") == []
            with pytest.raises(Conflict):
                await first.store.append("t", [entry(1)], owner=first.number)
            with pytest.raises(NotOwner):
                await second.store.append("t", [entry(2)], owner=second.number)

    asyncio.run(scene())


def test_a_session_that_has_ended_is_a_dead_worker(postgres_url: str) -> None:
    async def scene() -> None:
        async with two_members(postgres_url) as (first, second):
            await first.owner_of("t")
            await first.member.close()
            await second.take_over("t")
            assert not await first.renew()
            with pytest.raises(NotOwner):
                await first.store.append("t", [entry(1)], owner=first.number)
            with pytest.raises(StorageError):  # it is not a member
                await first.owner_of("u")

    asyncio.run(scene())


def test_a_lease_that_has_ended_counts_for_an_observer_that_has_one_without_a_gap(postgres_url: str) -> None:
    """After a pause of the database all leases have ended, and nobody is dead."""

    async def scene() -> None:
        async with two_members(postgres_url) as (first, second):
            await first.owner_of("t")
            await first.asking.ask("UPDATE workers SET since = 1, until = 2")
            assert await second.owner_of("t") == first.number
            assert await second.renew()
            assert await second.owner_of("t") == first.number
            await second.asking.ask("UPDATE workers SET since = 1 WHERE number = $1", second.number)
            assert await second.owner_of("t") == second.number
            assert await second.asking.ask("SELECT number FROM workers") == [(second.number,)]

    asyncio.run(scene())


async def ask_in_new_session(session: PostgresSession, statement: str) -> list[Any]:
    """Ask until the session has noticed that its connection is lost, and has opened another one."""
    while True:
        try:
            return await session.ask(statement)
        except StorageError:
            await asyncio.sleep(0.01)


def test_a_takeover_ends_a_transaction_that_its_process_left_open(postgres_url: str) -> None:
    async def scene() -> None:
        async with two_members(postgres_url) as (first, second):
            await first.owner_of("t")
            left = PostgresSession(first.database.parameters)
            process = await left.ask(OWN_PROCESS)
            await left.ask("BEGIN")
            assert await left.ask(ownership.LOCK_OWNED, first.number, ["t"])
            await first.member.close()
            await second.take_over("t")
            async with asyncio.timeout(SOON):
                assert await ask_in_new_session(left, OWN_PROCESS) != process
            await left.close()

    asyncio.run(scene())


def test_a_takeover_waits_for_a_commit_in_progress(postgres_url: str) -> None:
    """So whoever reads the log after the claim reads all of it."""

    async def scene() -> None:
        async with two_members(postgres_url) as (first, second):
            await first.owner_of("t")
            committing = PostgresSession({**first.database.parameters, "server_settings": {}})
            await committing.ask("BEGIN")
            assert await committing.ask(ownership.LOCK_OWNED, first.number, ["t"])
            await first.member.close()
            await asyncio.sleep(A_WHILE)
            claim = asyncio.create_task(second.owner_of("t"))
            await asyncio.wait([claim], timeout=A_WHILE)
            assert not claim.done() or claim.result() == first.number
            await committing.ask("COMMIT")
            await claim
            await second.take_over("t")
            await committing.close()

    asyncio.run(scene())
