"""Adds finished games to a store, as a server would have left them."""

import asyncio
from random import Random
from typing import Any

import msgspec

import goldgavel as gg
from goldgavel._version import VERSION
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.fair.scheme import SECRET_BYTES, DealContext
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import TableSettings
from goldgavel.kernel.views import plain
from goldgavel.server.tables.results import results_of
from goldgavel.session.fairness import promise
from goldgavel.session.session import Session
from goldgavel.storage.queries import tables
from goldgavel.storage.rows import SeatRow, TableRow
from goldgavel.storage.store import Store

BEGAN = 1_700_000_000.0
PRIVATE = TableSettings(records="players")


def play_out(session: Session, rng: Random, table: str | None = None) -> list[Entry]:
    """Play a random game to its end and return its log. With a table's id, its deals have commitments."""
    log: list[Entry] = [] if table is None else promised(session, rng, table, BEGAN)
    while not session.state.is_terminal():
        now = BEGAN + len(log)
        if session.state.needs_deal():
            log.append(session.deal(session.state.shuffled_deal(session.fairness.dice() or rng), now))
            log += [] if table is None else promised(session, rng, table, now)
            continue
        seat = session.state.to_move()[0]
        move = session.game.move_text(rng.choice(session.state.legal_actions(seat)))
        decision = session.decisions[seat]
        assert decision is not None
        log.append(session.move(seat, move, decision, None, now))
    return log


def promised(session: Session, rng: Random, table: str, now: float) -> list[Entry]:
    number = session.fairness.next_round()
    if number is None:
        return []
    return [session.promise(promise(DealContext(table, number, VERSION), rng.randbytes(SECRET_BYTES)), now)]


def add_finished(
    database: str, seats: list[SeatRow], name: str = "auction", *, promises: bool = True, **changes: Any
) -> str:
    """Add a finished game of these players to a database and return the table's id."""
    game = gg.load(name, players=len(seats))
    session = Session(game, [None] * len(seats), Pace(), Random(1))
    table = f"finished-{Random().getrandbits(64)}"
    log = play_out(session, Random(1), table if promises else None)
    row = TableRow(
        id=table,
        game=name,
        options=plain(game.options),
        engine=VERSION,
        status="playing",
        maker="",
        created=BEGAN,
        touched=BEGAN,
        started=BEGAN,
    )
    row = msgspec.structs.replace(row, **changes)
    over = msgspec.structs.replace(row, status="over", ended=log[-1].at)
    asyncio.run(save(database, row, seats, log, over, session))
    return row.id


async def save(
    database: str, row: TableRow, seats: list[SeatRow], log: list[Entry], over: TableRow, session: Session
) -> None:
    store = await Store.open(database)
    try:
        await store.write(tables.add_table, row, seats)
        await store.append(row.id, log, (over, results_of(over, seats, session.state)))
    finally:
        await store.close()
