"""Errors that repeat: the first one is logged whole, later ones are counted."""

import io
import logging
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from goldgavel.server import context
from goldgavel.server.settings.settings import Settings
from goldgavel.server.telemetry import logs, repeats
from goldgavel.server.telemetry.metrics import Metrics
from goldgavel.server.telemetry.repeats import QuietHandler, Repetitions
from tests.kit.clients.live_client import Person
from tests.kit.servers.captured_logs import captured_logs
from tests.kit.servers.server_thread import running_server
from tests.server.live.test_clocks import eventually

CUT_OFF = (
    b"POST /api/identity HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"na'
)


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What a logger of ours and one of another library write."""
    found = io.StringIO()
    handler = QuietHandler(found)
    handler.setFormatter(logs.formatter(Settings()))
    loggers = [logging.getLogger(name) for name in ("goldgavel.test_repeats", "uvicorn.test_repeats")]
    for logger in loggers:
        logger.addHandler(handler)
        logger.propagate = False
    yield found
    for logger in loggers:
        logger.removeHandler(handler)
        logger.propagate = True


def fail(place: str) -> None:
    if place == "here":
        raise OSError(28, "No space left on device")
    raise ValueError


def log_failure(place: str, name: str) -> None:
    try:
        fail(place)
    except (OSError, ValueError):
        logging.getLogger("goldgavel.test_repeats").exception("table %s", name)


def test_an_error_is_logged_whole_only_once(stream: io.StringIO) -> None:
    for number in range(1000):
        log_failure("here", f"t{number}")
    log_failure("there", "other")
    text = stream.getvalue()
    assert text.count("in fail") == 2
    assert "table t511 (512 times)" in text
    assert len(text) < 4000


def test_lines_of_ours_without_an_error_are_all_logged(stream: io.StringIO) -> None:
    for number in range(100):
        logging.getLogger("goldgavel.test_repeats").error("table %d does not replay", number)
        logging.getLogger("uvicorn.test_repeats").error("Invalid HTTP request received.")
    lines = stream.getvalue().splitlines()
    assert sum("does not replay" in line for line in lines) == 100
    assert sum("Invalid HTTP" in line for line in lines) == 7  # 1, 2, 4 … 64


def test_after_a_quiet_time_an_error_is_news() -> None:
    now = 0.0
    kept = Repetitions(lambda: now)
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", 1, "Invalid", (), None)
    for _ in range(9):
        kept.shown(record)
    now += repeats.QUIET_SECONDS + 1
    assert kept.shown(record) is record


def test_many_different_errors_fill_no_memory() -> None:
    kept = Repetitions()
    for line in range(3 * repeats.REMEMBERED):
        kept.shown(logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", line, "Invalid", (), None))
    assert len(kept._seen) == repeats.REMEMBERED


def send(address: str, data: bytes) -> None:
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port)) as connection:
        connection.sendall(data)


@pytest.fixture
def metrics(monkeypatch: pytest.MonkeyPatch) -> Metrics:
    """The metrics of the server that the test starts."""
    found = Metrics()
    monkeypatch.setattr(context, "Metrics", lambda: found)
    return found


def test_a_client_that_disconnects_is_not_a_failure(metrics: Metrics) -> None:
    requests = metrics.requests
    with running_server() as address, captured_logs() as kept:
        for _ in range(5):
            send(address, CUT_OFF)
        eventually(lambda: requests.counts["POST", "/api/identity", "499"] == 5)
        assert kept.lines == []
        assert not any(status == "500" for _, _, status in requests.counts)
        assert Person.new(address).token


def test_bytes_that_are_not_http_are_counted(metrics: Metrics) -> None:
    with running_server() as address:
        for _ in range(5):
            send(address, b"\x00\x01\x02\r\n\r\n")
        eventually(lambda: metrics.unreadable.counts[()] == 5)
