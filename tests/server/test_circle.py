"""What a worker makes of what it reads about others, also where no notice told it."""

import asyncio
from types import SimpleNamespace
from typing import Any

from goldgavel.server.live.audience import Audience
from goldgavel.server.live.connection import Connection
from goldgavel.server.workers.catching_up import is_behind
from goldgavel.server.workers.circle import Circle
from goldgavel.storage.postgres.workers import Company


def a_circle() -> Circle:
    database: Any = SimpleNamespace(worker="here", parameters={"server_settings": {}})
    return Circle(database)


async def ignore(_message: Any) -> None:
    """Nobody hears it."""


def test_a_rematch_starts_when_reading_shows_that_all_are_back() -> None:
    """The notice of who came last may have been overtaken by an older list that was being read."""

    async def scene() -> None:
        started = asyncio.Event()

        async def change(work: Any) -> None:
            await work()

        async def start() -> None:
            started.set()

        table: Any = SimpleNamespace(
            row=SimpleNamespace(id="t", status="open"),
            audience=Audience(3),
            stand_ins=set(),
            is_awaited_complete=lambda: True,
            change=change,
            start=start,
        )
        table.audience.add(Connection(ignore, None, lang=None, since=0), 0)
        circle = a_circle()
        circle._introduce(table, Company(here={}, keeper="there", stand_ins=[]))
        await asyncio.wait_for(started.wait(), 20)

    asyncio.run(scene())


def test_a_finished_game_that_could_not_be_read_is_read_again() -> None:
    row = SimpleNamespace(status="over", revision=5)
    table: Any = SimpleNamespace(row=row, session=None)
    assert is_behind(table, 5, 90)
    table.session = SimpleNamespace(version=90)
    assert not is_behind(table, 5, 90)
    row.status, table.session = "open", None
    assert not is_behind(table, 5, 0)
