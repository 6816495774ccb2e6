"""The tally of a series depends on finished games only: two worlds of a rematch send the same bytes."""

import asyncio
import json
from itertools import chain
from random import Random
from typing import Any
from zlib import crc32

import pytest

import goldgavel as gg
from goldgavel.kernel.streams import Stream
from tests.kit.clients.live_client import all_live, seated_table
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count
from tests.kit.servers.server_thread import running_server
from tests.server.live.security.test_leaks import (
    NOON,
    UNLIMITED,
    Seen,
    follow,
    is_aurum,
    make_move,
    played_to_some_point,
)

PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "numbers_wait": 0}


def finished_game(name: str, mix: dict[str, Any], seed: int) -> dict[str, Any]:
    state, stream = gg.load(name, **mix).new_game(seed), Stream(seed, 7)
    while not state.is_terminal():
        legal = [state.game.move_text(action) for action in state.legal_actions(state.to_move()[0])]
        move = "keep" if "keep" in legal else legal[stream.below(len(legal))]
        state.apply_action(state.game.parse_move(move), state.to_move()[0])
    record: dict[str, Any] = state.record()
    return record


def seen_in_rematch(first: dict[str, Any], second: dict[str, Any], reader: int) -> Seen:
    """Play a game to its end, then its rematch to some point, and return what a player receives there."""
    deals = chain(first["deals"], second["deals"])
    injected = {"dealer": lambda _: next(deals), "chance": Random(1), "clock": lambda: NOON}
    with running_server(UNLIMITED, **injected) as address:
        table, people = seated_table(address, first["game"], first["options"], pace=PACE)

        async def play() -> Seen:
            async with all_live(address, table, people) as seats:
                if is_aurum(first):
                    for seat in seats:
                        await seat.ask({"type": "order", "order": "ask"}, "order")
                for entry in first["moves"]:
                    await make_move(seats, seats[0], entry)
            again = (await asyncio.to_thread(people[0].get, "POST", f"/tables/{table}/rematch"))["id"]
            return await follow(address, again, [people[-1], *people[:-1]], second, reader, [])

        return asyncio.run(play())


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(1, 24)), ids=mix_id)
def test_the_tally_is_the_same_in_worlds_that_look_the_same(name: str, mix: dict[str, Any]) -> None:
    stream = Stream(crc32(mix_id(mix).encode()), 11)
    first = finished_game(name, mix, stream.below(10**6))
    state = played_to_some_point(name, mix, stream.below(10**6))
    reader = stream.below(state.game.players)
    other = other_world(state, reader, stream)
    one, two = (seen_in_rematch(first, world.record(), reader) for world in (state, other))
    assert (one.table, one.frames, one.resumed) == (two.table, two.frames, two.resumed)
    assert json.loads(one.table)["series"]["games"] == 1
    print(f"pair: {one.size()} bytes, 0 differences")  # pytest -rP shows it
