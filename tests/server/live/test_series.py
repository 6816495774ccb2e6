"""A series over the live server: what was won is counted from the store, also after a restart."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import msgspec

from tests.kit.clients.live_client import NO_PACE, Person, all_live, play_out, seated_table
from tests.kit.servers.databases import new_database
from tests.kit.servers.server_thread import UNLIMITED, running_server


def wins(series: dict[str, Any]) -> dict[str, int]:
    return {player["name"]: player["won"] for player in series["players"]}


def test_a_tally_is_kept_through_rematches_and_a_restart() -> None:
    expected: Counter[str] = Counter()

    async def play(address: str, table: str, people: list[Person], seed: int) -> dict[str, Any] | None:
        async with all_live(address, table, people) as seats:
            await play_out(seats, Random(seed))
            await seats[0].until(lambda: seats[0].table["status"] == "over")
            expected.update(people[seat].name for seat in seats[0].view["winners"])
            told: dict[str, Any] | None = seats[0].table["series"]
            return told

    with new_database() as database:
        settings = msgspec.structs.replace(UNLIMITED, database=database)
        with running_server(settings) as address:
            table, people = seated_table(address, "auction", {"players": 3}, pace=NO_PACE)
            assert asyncio.run(play(address, table, people, 1)) is None, "one game is no series"
            second = people[0].get("POST", f"/tables/{table}/rematch")
            assert second["series"]["games"] == 1
            assert Counter(wins(second["series"])) == expected
            told = asyncio.run(play(address, second["id"], [people[2], *people[:2]], 2))
            assert told is not None
            assert (told["games"], Counter(wins(told))) == (2, expected)
        with running_server(settings) as address:
            back = [Person(address, {"id": one.id, "name": one.name, "token": one.token}) for one in people]
            assert back[0].get("GET", f"/tables/{second['id']}")["series"] == told
            third = back[1].get("POST", f"/tables/{second['id']}/rematch")
            assert (third["series"]["games"], Counter(wins(third["series"]))) == (2, expected)
            told = asyncio.run(play(address, third["id"], [*back[1:], back[0]], 3))
            assert told is not None
            assert (told["games"], Counter(wins(told))) == (3, expected)
            earlier = back[0].get("GET", f"/tables/{second['id']}")["series"]
            assert earlier["games"] == 2, "an earlier table shows the tally of its own time"
