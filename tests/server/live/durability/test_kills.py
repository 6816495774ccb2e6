"""After any kill of the server, every confirmed move is stored once, and no client received any other."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.server.settings.settings import database_url
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import NO_PACE, Person
from tests.kit.clients.reconnecting_player import ReconnectingPlayer
from tests.kit.games.sample_sizes import count
from tests.kit.servers.server_process import Process, ServerProcess

PACE = {**NO_PACE, "patience": 3600}
"""No stand-in plays, however long the server is away."""
MIXES: list[tuple[str, dict[str, Any], int]] = [
    ("auction", {"players": 3}, 0),
    ("aurum", {"players": 3}, 0),
    ("auction", {"players": 6, "tokens": ["stop", "ban", "exchange"]}, 0),
    ("aurum", {"players": 4}, 1),
    ("auction", {"players": 4, "tokens": ["exchange"]}, 1),
    ("auction", {"players": 5}, 0),
    ("aurum", {"players": 4, "match": "points"}, 0),
]
"""The game, its options and the number of bots."""


class InterruptedGame:
    def __init__(self, address: str, table: str, people: list[Person], chance: Random) -> None:
        self.table = table
        self.people = people
        self.players = [ReconnectingPlayer(address, table, person, Random(chance.random())) for person in people]
        self.spectator = ReconnectingPlayer(address, table, None, chance)

    async def play(self) -> None:
        await asyncio.gather(*(one.play() for one in [*self.players, self.spectator]))


class Evening:
    """Plays this many tables at once. After a game ends the next one starts, until there are enough."""

    def __init__(self, server: ServerProcess, tables: int, spare: int, chance: Random) -> None:
        """Spare tables, where the next games are set up while the others play."""
        self.server = server
        self.tables = tables
        self.spare = spare
        self.chance = chance
        self.running: set[str] = set()
        self.finished: list[InterruptedGame] = []
        self.is_enough = False

    async def at_table(self, number: int) -> None:
        game, options, bots = MIXES[number % len(MIXES)]
        people = [await self.retried(Person.new, self.server.address) for _ in range(options["players"] - bots)]
        while True:
            table = await self.retried(start_table, people, game, options)
            played = InterruptedGame(self.server.address, table, people, Random(self.chance.random()))
            self.running.add(table)
            await played.play()
            self.running.discard(table)
            self.finished.append(played)
            if self.is_enough:
                return

    async def retried(self, ask: Callable[..., Any], *args: Any) -> Any:
        """Retry an HTTP request while the server is away."""
        while True:
            try:
                return await asyncio.to_thread(ask, *args)
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def interrupted(
        self, times: int, end: Callable[[], list[Process]], begin: Callable[[], None]
    ) -> list[int]:
        """Kill the server repeatedly; return the number of running games at each kill."""
        at_end = []
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables + self.spare):
                group.create_task(self.at_table(number))
            for _ in range(times):
                await asyncio.sleep(self.chance.uniform(0.0, 0.7))
                while len(self.running) < self.tables:  # noqa: ASYNC110 - polling is enough
                    await asyncio.sleep(0.01)
                at_end.append(len(self.running))
                assert await asyncio.to_thread(end) == [], "a bot's process outlives the server"
                await asyncio.to_thread(begin)
            self.is_enough = True
        return at_end


def start_table(people: list[Person], game: str, options: dict[str, Any]) -> str:
    seats = ["me"] + ["free"] * (len(people) - 1) + ["bot:random"] * (options["players"] - len(people))
    table = people[0].make_table(game, options, seats=seats, pace=PACE)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat)
    people[0].get("POST", f"/tables/{table}/start")
    return table


def check_record(game: InterruptedGame) -> None:
    record = game.people[0].get("GET", f"/tables/{game.table}/record")
    assert gg.from_record(record).is_terminal()


async def read_logs(server: ServerProcess, games: list[InterruptedGame]) -> list[list[Entry]]:
    store = await Store.open(database_url(server.database))
    logs = [await store.read(entries_of, game.table) for game in games]
    await store.close()
    return logs


def check_log(game: InterruptedGame, log: list[Entry]) -> None:
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    for player in game.players:
        made = [(entry.request, entry.text) for entry in log if entry.seat == player.seat and entry.request]
        assert len(made) == len(dict(made)), "a move was made twice"
        assert dict(made) == player.confirmed
        decisions = [player.decisions[request] for request in player.confirmed]
        assert len(decisions) == len(set(decisions)), "a decision was answered twice"
    for reader in [*game.players, game.spectator]:
        assert list(reader.told) == [entry.version for entry in log]
        for entry in log:
            check_told(entry, *reader.told[entry.version])


def check_told(entry: Entry, seat: int | None, move: str | None) -> None:
    assert seat == entry.seat
    if entry.kind not in {"move", "time"}:
        assert move is None
    else:
        assert move is not None
        shown, hidden, _ = move.partition("?")
        assert entry.text == move or (hidden and entry.text.startswith(shown))


def check_evening(server: ServerProcess, games: list[InterruptedGame]) -> None:
    for game in games:
        check_record(game)
    assert server.stop() == []
    for game, log in zip(games, asyncio.run(read_logs(server, games)), strict=True):
        check_log(game, log)
    assert "Traceback" not in server.errors.read_text()


@pytest.mark.soak
def test_nothing_is_lost_by_kill_9(tmp_path: Path) -> None:
    tables, kills = count(8, 50), count(3, 100)
    with ServerProcess(tmp_path) as server:
        evening = Evening(server, tables, tables // 6, Random(29))
        at_kill = asyncio.run(evening.interrupted(kills, server.kill, server.start))
        check_evening(server, evening.finished)
    report(evening, at_kill)
    assert sum(player.sent_again for game in evening.finished for player in game.players), (
        "no move was interrupted"
    )


def test_a_stop_in_the_middle_loses_nothing_either(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        evening = Evening(server, 7, 0, Random(30))
        asyncio.run(evening.interrupted(2, server.stop, server.start))
        check_evening(server, evening.finished)


def report(evening: Evening, at_kill: list[int]) -> None:
    """Print figures for soak runs (pytest -rP shows them)."""
    players = [player for game in evening.finished for player in game.players]
    waits = sorted(wait for player in players for wait in player.waits) or [0.0]
    print(
        f"from a lost connection to the next move: median {waits[len(waits) // 2]:.2f} s, most {waits[-1]:.2f} s"
    )
    print(
        f"{len(evening.finished)} games, {len(at_kill)} kills with {min(at_kill)} to {max(at_kill)} games running,"
        f" {sum(len(player.confirmed) for player in players)} moves confirmed,"
        f" {sum(player.sent_again for player in players)} sent again, {sum(p.visits for p in players)} connections"
    )
