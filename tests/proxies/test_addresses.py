"""Behind each proxy the server knows the visitor's address and the scheme, if its settings trust the proxy."""

import httpx
import msgspec
import pytest

from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.proxies.kit import KINDS, SOON, RunningProxy, running_proxy

BURST = 4
ANN, BEN = "127.0.0.9", "127.0.0.10"
TRUSTED, STRANGE = ("127.0.0.1",), ("192.0.2.1",)
LIES = {"Forwarded": "for=203.0.113.{}", "X-Forwarded-For": "203.0.113.{}", "X-Real-IP": "203.0.113.{}"}


def visitor(proxy: RunningProxy, address: str) -> httpx.Client:
    way = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
    return httpx.Client(base_url=proxy.address, transport=way, timeout=SOON)


def asked(client: httpx.Client, times: int) -> list[int]:
    """Return the answers to requests that each claim to come from another address."""
    lies = [{name: lie.format(number) for name, lie in LIES.items()} for number in range(times)]
    return [client.get("/api/games", headers=headers).status_code for headers in lies]


@pytest.mark.parametrize("name", KINDS)
def test_limits_count_by_visitor_if_the_proxy_is_trusted(name: str) -> None:
    for proxies, other in ((TRUSTED, 200), (STRANGE, 429)):
        settings = msgspec.structs.replace(UNLIMITED, proxies=proxies, request_rate=0.5, request_burst=BURST)
        with (
            running_server(settings, clock=ManualClock()) as server,
            running_proxy(name, server, change=without_checks) as proxy,
            visitor(proxy, ANN) as ann,
            visitor(proxy, BEN) as ben,
        ):
            assert asked(ann, BURST + 1) == [200] * BURST + [429]
            assert asked(ben, 1) == [other]


def without_checks(text: str) -> str:
    """Let HAProxy not ask whether the server is ready: with these limits the proxy's own requests count."""
    return text.replace(" check\n", "\n").replace(" check", "")


@pytest.mark.parametrize("name", KINDS)
def test_the_server_recognises_its_own_page_and_https(name: str) -> None:
    with running_server() as server, running_proxy(name, server) as proxy, visitor(proxy, ANN) as ann:
        for origin, status in ((proxy.address, 200), ("https://other.example", 403), (proxy.plain, 403)):
            answer = ann.post("/api/identity", json={"name": "Ann"}, headers={"Origin": origin})
            assert answer.status_code == status
            assert "strict-transport-security" in answer.headers
            assert status != 200 or "; Secure" in answer.headers["set-cookie"]
