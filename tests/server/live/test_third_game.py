"""A game of another package on the server, which only some of our bots play."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from goldgavel.bots.default_bot import default_bot
from goldgavel.games import GAMES
from tests.kit.clients.live_client import NO_PACE, Person, live, play_seat
from tests.kit.games import third_game
from tests.kit.servers.server_thread import running_server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with third_game.installed(tmp_path_factory.mktemp("third")), running_server() as found:
        yield found


@pytest.mark.usefixtures("address")
def test_the_default_bot_is_the_best_that_plays_the_game() -> None:
    assert [default_bot(game) for game in (*GAMES, third_game.GAME)] == ["adept", "adept", "random"]


def test_free_seats_get_a_bot_that_plays_the_game(address: str) -> None:
    ann = Person.new(address)
    table = ann.make_table(third_game.GAME, {"players": 3})
    started = ann.get("POST", f"/tables/{table}/start")
    assert [seat["bot"] for seat in started["seats"]] == [None, "random", "random"]


def test_a_quick_game_is_one_call(address: str) -> None:
    ann = Person.new(address)
    table = ann.get("POST", "/tables/quick", {"game": third_game.GAME, "options": {"players": 3}, "pace": NO_PACE})

    async def play() -> None:
        async with live(address, table["id"], ann) as seat:
            await play_seat(seat, Random(2))
            assert seat.view["winners"]

    asyncio.run(play())


def test_a_stand_in_plays_the_game(address: str) -> None:
    """Nobody is connected in the second seat, so the game ends only if the stand-in plays there."""
    ann, bob = Person.new(address), Person.new(address)
    pace = NO_PACE | {"patience": 1}
    table = ann.make_table(third_game.GAME, {"players": 3}, pace=pace)
    bob.sit(table, 1)

    async def play() -> None:
        async with live(address, table, ann) as seat:
            ann.get("POST", f"/tables/{table}/start")
            await play_seat(seat, Random(2))
            assert seat.view["winners"]

    asyncio.run(play())
