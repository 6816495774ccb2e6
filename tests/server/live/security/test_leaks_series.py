"""The tally of a series depends on finished games only: two worlds of a rematch send the same bytes."""

import asyncio
import json
from itertools import chain
from random import Random
from typing import Any

import goldgavel as gg
from goldgavel.kernel.streams import Stream
from tests.kit.clients.live_client import all_live, seated_table
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import random_step
from tests.kit.servers.server_thread import running_server
from tests.server.live.security.test_leaks import UNLIMITED, Seen, follow, make_move, played_to_some_point

PLAYERS = 3
PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "numbers_wait": 0}


def finished_game(seed: int) -> dict[str, Any]:
    state, stream = gg.load("auction", players=PLAYERS).new_game(seed), Stream(seed, 7)
    while not state.is_terminal():
        random_step(state, stream)
    record: dict[str, Any] = state.record()
    return record


def seen_in_rematch(first: dict[str, Any], second: dict[str, Any], reader: int) -> Seen:
    """Play a game to its end, then its rematch to some point, and return what a player receives there."""
    deals = chain(first["deals"], second["deals"])
    with running_server(UNLIMITED, dealer=lambda _: next(deals), chance=Random(1)) as address:
        table, people = seated_table(address, "auction", first["options"], pace=PACE)

        async def play() -> Seen:
            async with all_live(address, table, people) as seats:
                for entry in first["moves"]:
                    await make_move(seats, seats[0], entry)
            again = (await asyncio.to_thread(people[0].get, "POST", f"/tables/{table}/rematch"))["id"]
            return await follow(address, again, [people[-1], *people[:-1]], second, reader, [])

        return asyncio.run(play())


def test_the_tally_is_the_same_in_worlds_that_look_the_same() -> None:
    for seed in (1, 2):
        first = finished_game(seed)
        state = played_to_some_point("auction", {"players": PLAYERS}, seed)
        other = other_world(state, 0, Stream(seed))
        one, two = (seen_in_rematch(first, world.record(), 0) for world in (state, other))
        assert (one.table, one.frames, one.resumed) == (two.table, two.frames, two.resumed)
        assert json.loads(one.table)["series"]["games"] == 1
