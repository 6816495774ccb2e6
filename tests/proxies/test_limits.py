"""What the configurations of the proxies add: limits per address, and deadlines for headers and bodies."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from socketserver import StreamRequestHandler, ThreadingTCPServer

import pytest

from tests.kit.clients.live_client import NO_PACE, Person, live
from tests.kit.games.sample_sizes import SOAK
from tests.kit.servers.server_thread import running_server
from tests.proxies.kit import KINDS, RunningProxy, program, running_proxy

MOST_OPEN = 300
MOST_REQUESTS = 1500
BATCH = 500
MOST_BATCHES = 40
ATTACKER, NEIGHBOUR = "127.0.0.9", "127.0.0.10"
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
LIMITED = ("nginx", "haproxy")
"""Caddy counts nothing itself; test_addresses.py shows that the server does so behind it."""


class QuickHandler(StreamRequestHandler):
    """Answers every request, except that for /hold."""

    def handle(self) -> None:
        with suppress(OSError):
            while line := self.rfile.readline():
                while self.rfile.readline().strip():
                    pass
                if b"/hold" in line:
                    self.rfile.read()
                self.wfile.write(ANSWER)


class QuickServer(ThreadingTCPServer):
    daemon_threads = True
    request_queue_size = 512


@contextmanager
def quick_server() -> Iterator[str]:
    with QuickServer(("127.0.0.1", 0), QuickHandler) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield "http://{}:{}".format(*server.server_address)
        server.shutdown()


def request(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def statuses(proxy: RunningProxy, source: str, requests: int) -> list[bytes]:
    """Send requests together on a new connection, and return the statuses of the answers."""
    with proxy.connect(source) as connection, connection.makefile("rb") as answers:
        last = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        connection.sendall(request("/") * (requests - 1) + last)
        lines = [line for line in answers if line.startswith(b"HTTP/1.1 ") or b"HTTP/1.1 " in line]
    return [status.split(b" ", 2)[0] for line in lines for status in line.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("name", LIMITED)
def test_requests_per_address(name: str) -> None:
    with quick_server() as server, running_proxy(name, server) as proxy:
        found: list[bytes] = []
        for _ in range(MOST_BATCHES):
            found += statuses(proxy, ATTACKER, BATCH)
            if b"429" in found:
                break
        assert set(found) == {b"200", b"429"}
        assert found.index(b"429") >= MOST_REQUESTS
        assert statuses(proxy, NEIGHBOUR, 1) == [b"200"]


@pytest.mark.parametrize("name", LIMITED)
def test_connections_per_address(name: str) -> None:
    with quick_server() as server, running_proxy(name, server) as proxy, ExitStack() as stack:
        for _ in range(MOST_OPEN):
            held = stack.enter_context(proxy.connect(ATTACKER))
            held.sendall(request("/hold"))
        assert answered(proxy, NEIGHBOUR) == b"200"
        assert answered(proxy, ATTACKER) in {b"429", b""}


def answered(proxy: RunningProxy, source: str) -> bytes:
    """Return the status of the answer to one request; empty if the connection is refused."""
    try:
        return statuses(proxy, source, 1)[0]
    except (ConnectionError, ssl.SSLError):
        return b""


SLOW = {
    "header": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "body": b"POST /api/identity HTTP/1.1\r\nHost: x\r\n"
    b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
}
"""The starts of requests that never end."""


def shorter(text: str) -> str:
    """Shorten the deadlines of the configuration, except in a soak run."""
    assert "10s" in text
    return text if SOAK else text.replace("10s", "4s")


@pytest.mark.soak
def test_slow_requests_are_cut_off_and_sockets_are_not() -> None:
    """At all three at the same time, because there is nothing to do but wait."""
    names = [name for name in KINDS if is_installed(name)]
    if not names:
        pytest.skip("none of the proxies is installed")

    async def watch() -> None:
        async with live(proxies[-1].address, table, person) as seat:
            await asyncio.to_thread(cut_off, proxies)
            await seat.ask({"type": "ping", "id": "1"}, "pong")

    with running_server() as server, ExitStack() as stack:
        proxies = [stack.enter_context(running_proxy(name, server, change=shorter)) for name in names]
        person = Person.new(server)
        table = person.make_table("aurum", {"players": 3}, pace=NO_PACE)
        asyncio.run(watch())


def cut_off(proxies: list[RunningProxy]) -> None:
    with ExitStack() as stack:
        opened: list[ssl.SSLSocket] = []
        for proxy in proxies:
            for start in SLOW.values():
                opened.append(stack.enter_context(proxy.connect(ATTACKER)))
                opened[-1].sendall(start)
        for connection in opened:
            wait_for_end(connection)


def wait_for_end(connection: socket.socket) -> None:
    """Wait until the other side closes, perhaps after a refusal."""
    with suppress(ConnectionError, ssl.SSLError):
        while connection.recv(1000):
            pass


def is_installed(name: str) -> bool:
    try:
        program(name)
    except pytest.skip.Exception:
        return False
    return True
