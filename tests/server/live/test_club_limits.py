"""A club behind one IP address: the default limits allow forty people to start playing, but not unlimited use.

The clock stands still, so no rate limit is refilled: the result does not depend on how fast people are.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from goldgavel.server.settings.settings import Settings
from tests.kit.clients.live_client import NO_PACE, NO_TLS
from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import PATIENCE, running_server

PEOPLE = 40
CHAIRS = 4


@pytest.fixture
def address() -> Iterator[str]:
    with running_server(Settings(bot_processes=0), clock=ManualClock()) as found:
        yield found


class Guest:
    """A browser with its own cookie."""

    def __init__(self, address: str, http: httpx.AsyncClient, name: str) -> None:
        self.address = address
        self.http = http
        self.name = name

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def come(self) -> None:
        """Open the page: its automatic requests, then a name."""
        for path in ("/games", "/me", "/tables"):
            await self.ask("GET", path)
        await self.ask("POST", "/identity", {"name": self.name})

    async def look(self, table: str) -> ClientConnection:
        """Open the table as the page does, and wait for the first message."""
        url = f"{self.address.replace('http', 'ws', 1)}/live/{table}?protocol=1"
        cookie = {"Cookie": f"goldgavel={self.http.cookies['goldgavel']}"}
        socket = await connect(url, additional_headers=cookie, compression=None, max_queue=None)
        await asyncio.wait_for(socket.recv(), PATIENCE)
        return socket


async def guests(address: str, stack: AsyncExitStack) -> list[Guest]:
    def browser() -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=NO_TLS)

    people = [
        Guest(address, await stack.enter_async_context(browser()), f"Guest {number}") for number in range(PEOPLE)
    ]
    await asyncio.gather(*(one.come() for one in people))
    return people


def test_forty_people_start_ten_tables(address: str) -> None:
    async def start(people: list[Guest], stack: AsyncExitStack) -> str:
        """The host makes a table; the others open its link and take seats; the host starts."""
        host, *others = people
        spec = {"game": "aurum", "options": {"players": CHAIRS}, "seats": ["me", *["free"] * 3], "pace": NO_PACE}
        table: str = (await host.ask("POST", "/tables", spec))["id"]
        for one in people:
            for _ in range(2):  # a phone as well
                stack.push_async_callback((await one.look(table)).close)
        for seat, one in enumerate(others, start=1):
            await one.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})
        await host.ask("POST", f"/tables/{table}/start")
        status: str = (await host.ask("GET", f"/tables/{table}"))["status"]
        return status

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            people = await guests(address, stack)
            groups = [people[first : first + CHAIRS] for first in range(0, PEOPLE, CHAIRS)]
            assert await asyncio.gather(*(start(group, stack) for group in groups)) == ["playing"] * len(groups)

    asyncio.run(evening())


def test_forty_visitors_press_play_now(address: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            people = await guests(address, stack)
            wish = {"game": "aurum", "bot": "random"}
            made = await asyncio.gather(*(one.ask("POST", "/tables/quick", wish) for one in people))
            assert len({table["id"] for table in made}) == PEOPLE

    asyncio.run(evening())


def test_the_sockets_of_one_address_are_limited() -> None:
    async def knock(address: str) -> None:
        async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=address, verify=NO_TLS) as http:
            guest = Guest(address, http, "Ann")
            await guest.come()
            table = (await guest.ask("POST", "/tables", {"game": "aurum"}))["id"]
            first = await guest.look(table)
            stack.push_async_callback((await guest.look(table)).close)
            with pytest.raises(InvalidStatus) as refused:
                await guest.look(table)
            assert refused.value.response.status_code == 429
            await first.close()
            async with asyncio.timeout(PATIENCE):
                # The server notices the end of a socket a moment after its client.
                while not await is_let_in(guest, table):  # noqa: ASYNC110 - there is no event to wait for
                    await asyncio.sleep(0.01)

    async def is_let_in(guest: Guest, table: str) -> bool:
        try:
            await (await guest.look(table)).close()
        except InvalidStatus:
            return False
        return True

    with running_server(Settings(most_sockets_per_address=2)) as address:
        asyncio.run(knock(address))
