"""Shutdown: unready first, moves in progress are finished, all clients are disconnected, exit code 0."""

import asyncio
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from goldgavel.protocol.close_codes import CloseCode
from tests.kit.clients.live_client import SOON, Live, all_live, any_move, live, play_out, seated_table
from tests.kit.servers.server_process import ServerProcess

MOVES = 12


async def whose_turn(seats: list[Live]) -> Live:
    while not any(seat.is_asked() for seat in seats):  # noqa: ASYNC110 - there is no event for all of them
        await asyncio.sleep(0.005)
    return next(seat for seat in seats if seat.is_asked())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_the_game_continues_at_the_next_server(tmp_path: Path, how: signal.Signals) -> None:
    with ServerProcess(tmp_path) as server:
        table, people = seated_table(server.address, "auction", {"players": 3})

        async def first_evening() -> tuple[list[int], int]:
            async with all_live(server.address, table, people) as seats:
                for number in range(MOVES):
                    seat = await whose_turn(seats)
                    await seat.confirmed(await seat.move(any_move(seat, Random(1)), request=f"first-{number}"))
                version = seat.version
                server.send_signal(how)
                codes = [await one.until_closed() for one in seats]
                return codes, version

        async def second_evening() -> list[int]:
            async with all_live(server.address, table, people) as seats:
                came_back_at = [seat.version for seat in seats]
                await play_out(seats, Random(2))
                return came_back_at

        codes, version = asyncio.run(first_evening())
        assert codes == [CloseCode.RESTART] * 3
        assert server.ended() == 0
        server.start()
        assert asyncio.run(second_evening()) == [version] * 3
        server.stop()
    assert server.errors.read_text() == ""


def test_a_move_under_way_is_made_and_told(tmp_path: Path) -> None:
    """Moves and the signal at the same time: exactly the confirmed moves are stored afterwards."""
    with ServerProcess(tmp_path) as server:
        games = [seated_table(server.address, "auction", {"players": 3}) for _ in range(4)]

        async def evening() -> None:
            async with AsyncExitStack() as stack:
                tables = [await stack.enter_async_context(all_live(server.address, *game)) for game in games]
                for seats in tables:
                    seat = await whose_turn(seats)
                    await seat.move(any_move(seat, Random(1)))
                server.send_signal(signal.SIGTERM)
                assert {await seat.until_closed() for seats in tables for seat in seats} == {CloseCode.RESTART}
                told_of = [[seat.version for seat in seats] for seats in tables]
            assert await asyncio.to_thread(server.ended) == 0
            await asyncio.to_thread(server.start)
            for (table, people), versions in zip(games, told_of, strict=True):
                async with live(server.address, table, people[0]) as again:
                    assert versions == [again.version] * 3

        asyncio.run(evening())


def test_it_is_unready_before_it_closes(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--drain", "2") as server:
        table, people = seated_table(server.address, "auction", {"players": 3})
        assert httpx.get(f"{server.address}/readyz").text == "ready"
        server.send_signal(signal.SIGTERM)
        refused = until_unready(server.address)
        assert refused.status_code == 503
        assert refused.json()["code"] == "server-leaving"
        assert httpx.get(f"{server.address}/healthz").text == "ok"

        async def still_served() -> int:
            async with live(server.address, table, people[0]) as found:
                return await found.until_closed()

        assert asyncio.run(still_served()) == CloseCode.RESTART
        assert server.ended() == 0
    assert server.errors.read_text() == ""


def until_unready(address: str) -> httpx.Response:
    give_up = time.monotonic() + SOON
    while (answer := httpx.get(f"{address}/readyz?lang=en")).is_success and time.monotonic() < give_up:
        time.sleep(0.02)
    return answer


def test_two_workers_stop_as_one_does(tmp_path: Path, postgres_url: str) -> None:
    with ServerProcess(tmp_path, "--workers", "2", database=postgres_url) as server:
        table, people = seated_table(server.address, "auction", {"players": 3})

        async def evening() -> None:
            async with all_live(server.address, table, people) as seats:
                seat = await whose_turn(seats)
                await seat.confirmed(await seat.move(any_move(seat, Random(1))))
                server.send_signal(signal.SIGTERM)
                assert {await one.until_closed() for one in seats} == {CloseCode.RESTART}

        asyncio.run(evening())
        assert server.ended() == 0
    assert server.errors.read_text() == ""
