"""Records the messages of a real server to one seat: `python -m tests.page.frames` writes the page's fixtures.

Each fixture has the frames in order, and the server's final view of that seat.
"""

import asyncio
from pathlib import Path
from random import Random

import msgspec

from tests.kit.clients.live_client import Person, any_move, live
from tests.kit.servers.server_thread import running_server

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0}
WISHES = {
    "aurum": {"game": "aurum", "options": {"players": 3}, "bot": "random", "pace": PACE},
    "auction": {"game": "auction", "options": {"players": 3}, "bot": "random", "pace": PACE},
}
MOST = 60


async def record(address: str, name: str) -> None:
    """Play a seat at random. A second connection then receives the view that the first must have."""
    person = Person.new(address)
    table = person.get("POST", "/tables/quick", WISHES[name])["id"]
    chance = Random(1)
    async with live(address, table, person, query="protocol=1&words=ids") as seat:
        while len(seat.frames) < MOST and not seat.is_over():
            await seat.until(lambda: seat.is_over() or seat.is_asked())
            if not seat.is_over():
                await seat.confirmed(await seat.move(any_move(seat, chance)))
        await seat.until(seat.is_asked)
        async with live(address, table, person) as again:
            fixture = {"frames": seat.messages[: len(seat.frames)], "version": again.version, "view": again.view}
    file = FOLDER / f"{name}.json"
    file.write_bytes(msgspec.json.encode(fixture) + b"\n")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with running_server() as address:
        for name in WISHES:
            asyncio.run(record(address, name))


if __name__ == "__main__":
    main()
