"""Hostile messages from many clients do not disturb a game at another table."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from goldgavel import games
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.storage.store import Store
from tests.kit.clients.hostile_messages import HostileMessages
from tests.kit.clients.live_client import DEALT, Live, Person, all_live, live, play_out, seated_table
from tests.kit.games.sample_sizes import count
from tests.kit.servers.captured_logs import captured_logs
from tests.kit.servers.server_thread import UNLIMITED, running_server

MESSAGES = count(2_000, 100_000)
ATTACKED: list[tuple[str, dict[str, Any]]] = [
    ("aurum", {"players": 3}),
    ("auction", {"players": 4, "tokens": ["ban"]}),
]
FLOOD = 40
"""The number of messages that an attacker sends before reading answers."""


class Attack:
    """Attack these tables from their players and from strangers with random messages."""

    def __init__(self, address: str, chance: Random) -> None:
        self.address = address
        self.chance = chance
        self.sent = 0
        self.codes: set[int | None] = set()
        self.tables: list[tuple[str, list[Person]]] = []

    def add_tables(self) -> None:
        self.tables += [seated_table(self.address, game, options) for game, options in ATTACKED]

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            if self.sent >= len(self.tables) * messages // 20:
                await asyncio.to_thread(self.add_tables)  # games of random players end too
            await self.visit(self.tables[-2:])

    async def visit(self, tables: list[tuple[str, list[Person]]]) -> None:
        """Connect, send random messages and leave."""
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(live(self.address, table, person))
                for table, people in tables
                for person in [*people, None, self.tables[0][1][0]]
            ]
            await asyncio.gather(*(self.talk(client) for client in clients))
            self.codes |= {client.closed for client in clients}

    async def talk(self, client: Live) -> None:
        hostile = HostileMessages(Random(self.chance.random()))
        for number in range(FLOOD):
            if client.closed is not None:
                return
            await client.socket.send(hostile.message(client.view, client.decision))
            self.sent += 1
            if number % 4 == 0:
                await client.ask({"type": "ping", "id": f"p{number}"}, "pong")


async def play_quietly(address: str, until: asyncio.Task[None]) -> int:
    """Play games one after another as if there were no attackers; return their number."""
    played = 0
    while played == 0 or not until.done():
        table, people = await asyncio.to_thread(seated_table, address, "auction", {"players": 3})
        async with all_live(address, table, people) as seats, live(address, table) as spectator:
            await play_out(seats, Random(played))
            await spectator.until(spectator.is_over)
            for client in [*seats, spectator]:
                told = [entry["version"] for message in client.messages for entry in message.get("told", [])]
                assert told == list(range(DEALT + 1, client.version + 1))
                assert {message["type"] for message in client.messages} <= {"welcome", "update", "table"}
        played += 1
    return played


async def attack_and_play(address: str) -> tuple[Attack, int]:
    attack = Attack(address, Random(41))
    attacking = asyncio.create_task(attack.run(MESSAGES))
    played = await play_quietly(address, attacking)
    await attacking
    return attack, played


async def check_logs_replay(database: str, tables: list[str]) -> int:
    """Return the number of moves that the attackers made."""
    store = await Store.open(database)
    moves = 0
    for table in tables:
        found = await store.read(snapshot, table)
        assert found is not None
        row, log = found.row, found.log
        session = Session(games.load(row.game, row.options), [None] * len(found.seats), Pace(), Random(1))
        session.replay(log)
        assert session.version == len(log)
        assert session.state.is_terminal() == (row.status == "over")
        moves += sum(entry.kind == "move" for entry in log)
    await store.close()
    return moves


@pytest.mark.soak
def test_random_messages_disturb_nobody(database_address: str) -> None:
    with (
        running_server(msgspec.structs.replace(UNLIMITED, database=database_address)) as address,
        captured_logs() as logs,
    ):
        attack, played = asyncio.run(attack_and_play(address))
    assert logs.lines == []
    assert attack.codes == {None}, "a socket was closed"
    assert attack.sent >= MESSAGES
    moves = asyncio.run(check_logs_replay(database_address, [table for table, _ in attack.tables]))
    assert moves > len(attack.tables), "no hostile message was ever a move"
    print(f"{attack.sent} messages at {len(attack.tables)} tables, {moves} moves, {played} quiet games")
