"""Under a base path, every URL, cookie and link contains it, whether or not the proxy removes it."""

import asyncio
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.kit.clients.live_client import NO_TLS, SOON
from tests.kit.servers.server_thread import UNLIMITED, running_server

BASE = "/games/cards"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_server(msgspec.structs.replace(UNLIMITED, base_path=BASE)) as found:
        yield found


@pytest.fixture
def browser(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=SOON, verify=NO_TLS) as found:
        yield found


@pytest.mark.parametrize("prefix", [BASE, ""])
def test_every_route_is_there(browser: httpx.Client, prefix: str) -> None:
    for path in ("/healthz", "/readyz", "/api/games", "/api/me", "/schema/openapi.json", "/", "/table/abc"):
        assert browser.get(prefix + path).status_code == 200, path
    refused = browser.get(f"{prefix}/api/nothing")
    assert (refused.status_code, refused.json()["code"]) == (404, "server-nothing-here")
    assert refused.headers["cache-control"] == "no-store"


def test_the_path_alone_leads_inside(browser: httpx.Client) -> None:
    answer = browser.get(f"{BASE}?lang=ru")
    assert (answer.status_code, answer.headers["location"]) == (308, f"{BASE}/?lang=ru")


def test_a_path_that_only_begins_so_is_another(browser: httpx.Client) -> None:
    assert browser.get(f"{BASE}s/healthz").status_code == 404


def test_the_document_says_where_the_api_is(browser: httpx.Client) -> None:
    assert browser.get(f"{BASE}/schema/openapi.json").json()["servers"] == [{"url": BASE}]


def test_a_cookie_is_for_the_path_and_opens_a_socket_there(browser: httpx.Client, address: str) -> None:
    made = browser.post(f"{BASE}/api/identity", json={"name": "Ann"})
    assert f"Path={BASE};" in made.headers["set-cookie"] + ";"
    table = browser.post(f"{BASE}/api/tables", json={"game": "aurum"}).json()["id"]

    async def welcome() -> dict[str, object]:
        url = f"{address.replace('http', 'ws', 1)}{BASE}/live/{table}"
        cookie = {"Cookie": f"goldgavel={browser.cookies['goldgavel']}"}
        async with connect(url, additional_headers=cookie) as socket:
            found: dict[str, object] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), SOON))
            return found

    assert asyncio.run(welcome())["seat"] == 0
