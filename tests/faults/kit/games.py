"""Games during faults: people, bots and a spectator, who connect again whenever they are cut off."""

import asyncio
from random import Random
from typing import Any

import httpx

from tests.kit.clients.live_client import NO_PACE, Person
from tests.kit.clients.reconnecting_player import ReconnectingPlayer

PACE = {**NO_PACE, "patience": 3600}
"""No stand-in plays, however long the server is away."""
MIXES: list[tuple[str, dict[str, Any], int]] = [
    ("auction", {"players": 3}, 0),
    ("aurum", {"players": 4}, 1),
    ("auction", {"players": 6, "tokens": ["stop", "ban", "exchange"]}, 0),
    ("aurum", {"players": 3}, 0),
    ("auction", {"players": 4, "tokens": ["exchange"]}, 1),
    ("auction", {"players": 5}, 0),
    ("aurum", {"players": 4, "match": "points"}, 0),
]
"""The game, its options and the number of bots."""
TEMPORARY = ("storage-failed", "storage-closed", "storage-moved")
"""Refusals after which a client sends the same message again."""


class InterruptedGame:
    def __init__(
        self,
        address: str,
        table: str,
        people: list[Person],
        chance: Random,
        *,
        heartbeat: float | None = None,
        prefix: str = "",
    ) -> None:
        """With a heartbeat the players leave a server that stands still. The spectator stays."""
        self.table = table
        self.people = people
        self.players = [
            ReconnectingPlayer(
                address,
                table,
                person,
                Random(chance.random()),
                heartbeat=heartbeat,
                temporary=TEMPORARY,
                prefix=prefix,
            )
            for person in people
        ]
        self.spectator = ReconnectingPlayer(address, table, None, chance)

    @property
    def readers(self) -> list[ReconnectingPlayer]:
        return [*self.players, self.spectator]

    async def play(self) -> None:
        await asyncio.gather(*(one.play() for one in self.readers))

    def wait(self, since: float) -> float | None:
        """Seconds from a fault to the first move seen on a connection that was opened after it."""
        heard = [news for one in self.readers for opened, news in one.first_news if opened > since]
        return min(heard) - since if heard else None

    def has_moved(self, since: float) -> bool:
        return any(one.last_news > since for one in self.readers)


def start_table(people: list[Person], game: str, options: dict[str, Any]) -> str:
    """Make and start a table. If the server is away, it raises an HTTP error."""
    seats = ["me"] + ["free"] * (len(people) - 1) + ["bot:random"] * (options["players"] - len(people))
    spec = {"game": game, "options": options, "pace": PACE, "seats": seats}
    table: str = done(people[0].ask("POST", "/tables", spec)).json()["id"]
    for seat, person in enumerate(people[1:], start=1):
        done(person.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"}))
    done(people[0].ask("POST", f"/tables/{table}/start"))
    return table


def done(answer: httpx.Response) -> httpx.Response:
    """Return an answer. Raises an HTTP error if the server could not do it, and fails if it would not."""
    if answer.status_code >= 500:
        answer.raise_for_status()
    assert answer.is_success, answer.text
    return answer
