"""A small HTTP server that records requests and answers with given statuses, as a push service or webhook."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

SOON = 60.0
WHILE = 0.4


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.statuses: list[int] = []
        """The statuses of the next answers. After them, the status is 201."""
        self.location = ""
        self.address = ""

    def wait_for(self, count: int) -> list[Posted]:
        give_up = time.monotonic() + SOON
        while len(self.posted) < count:
            assert time.monotonic() < give_up, f"{len(self.posted)} of {count} messages came"
            time.sleep(0.01)
        return self.posted[:count]

    def posted_after(self, within: float = WHILE) -> list[Posted]:
        """Wait, then return the messages. A late message can be missed but does not make a test fail."""
        time.sleep(within)
        return list(self.posted)

    def expect_no_more(self, count: int, within: float = WHILE) -> None:
        assert len(found := self.posted_after(within)) == count, found[count:]


@contextmanager
def http_receiver() -> Iterator[HttpReceiver]:
    found = HttpReceiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.posted.append(Posted(self.path, headers, body))
            self.send_response(found.statuses.pop(0) if found.statuses else 201)
            if found.location:
                self.send_header("Location", found.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Do not log."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join(SOON)
