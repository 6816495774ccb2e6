"""A worker's picture of the other workers, from rows and notices in any order."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from goldgavel.server.sockets.connection import Connection
from goldgavel.server.tables import presence
from goldgavel.server.tables.audience import Audience
from goldgavel.server.workers.catching_up import is_behind
from goldgavel.server.workers.circle import Circle
from goldgavel.storage.postgres.notices import Notice
from goldgavel.storage.postgres.workers import Company


def a_circle(*tables: Any, store: Any = None) -> Circle:
    """A worker with these tables in memory and without a database."""
    database: Any = SimpleNamespace(worker="here", parameters={"server_settings": {}})
    circle = Circle(database)
    registry: Any = SimpleNamespace(
        tables={table.row.id: table for table in tables}, context=SimpleNamespace(store=store)
    )
    circle._registry = circle._known.registry = registry
    return circle


def a_table(**more: Any) -> Any:
    return SimpleNamespace(
        row=SimpleNamespace(id="t", status="open"),
        audience=Audience(3),
        stand_ins=set(),
        is_rematch_complete=lambda: False,
        **more,
    )


async def ignore(_message: Any) -> None:
    """Send nothing."""


@pytest.fixture
def charges(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the tables that the worker keeps."""
    found: list[Any] = []
    monkeypatch.setattr(presence, "take_charge", found.append)
    return found


def test_a_rematch_starts_when_reading_shows_that_all_are_back() -> None:
    """An older list of workers may arrive after the notice of a new worker."""

    async def scene() -> None:
        started = asyncio.Event()

        async def change(work: Any) -> None:
            await work()

        async def start() -> None:
            started.set()

        table = a_table(change=change, start=start)
        table.is_rematch_complete = lambda: True
        table.audience.add(Connection(ignore, None, words=None, since=0), 0)
        a_circle(table)._known.introduce(table, Company(here={}, keeper="there", stand_ins=[]))
        await asyncio.wait_for(started.wait(), 20)

    asyncio.run(scene())


def test_what_was_read_before_we_got_a_table_does_not_take_it_from_us(charges: list[Any]) -> None:
    """The answer to a claim arrives before the answer to an earlier query."""
    table, nobody = a_table(), Company(here={}, keeper=None, stand_ins=[])
    answers = [nobody, Company(here={}, keeper="here", stand_ins=[])]

    async def read(_query: Any, names: Sequence[str]) -> dict[str, Company]:
        company = answers.pop(0)
        if company is nobody:
            circle._known.take_charge("t")
        return dict.fromkeys(names, company)

    circle = a_circle(table, store=SimpleNamespace(read=read))
    asyncio.run(circle._known.get_to_know([table]))
    assert circle.keeps(table)
    assert answers == []
    assert charges == [table]


def test_notices_from_before_we_got_a_table_do_not_take_it_from_us(charges: list[Any]) -> None:
    """Another worker kept the table and released it; the answer to our claim arrives before those notices."""
    table = a_table()
    circle = a_circle(table)
    circle._known.take_charge("t")
    for topic in ("kept", "released"):
        circle._hear(Notice("there", "t", topic))
    assert circle.keeps(table)
    assert charges == [table]
    assert circle._outbox.take_wanted() == ["t"], "whose it is, the database is asked"


def test_a_table_that_is_not_in_memory_is_not_kept(charges: list[Any]) -> None:
    circle = a_circle()
    circle._known.take_charge("t")
    assert charges == []
    assert circle._outbox.take().left == {"t"}


def test_a_finished_game_that_could_not_be_read_is_read_again() -> None:
    row = SimpleNamespace(status="over", revision=5)
    table: Any = SimpleNamespace(row=row, session=None)
    assert is_behind(table, 5, 90)
    table.session = SimpleNamespace(version=90)
    assert not is_behind(table, 5, 90)
    row.status, table.session = "open", None
    assert not is_behind(table, 5, 0)
