"""Our server under test: durable storage, no rate limits."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.servers.processes import Process, free_port

NO_LIMITS = ("--message-rate", "0", "--request-rate", "0")


def our_process(database: Path | str, *more: str) -> Process:
    port = free_port()
    command = Path(sys.executable).with_name("goldgavel")
    where = ("--host", "127.0.0.1", "--port", str(port), "--database", str(database))
    return Process([str(command), "serve", *where, *NO_LIMITS, *more], port, announces=True)


@contextmanager
def our_server() -> Iterator[Process]:
    """Start a server on an empty database."""
    with tempfile.TemporaryDirectory() as folder, our_process(Path(folder) / "bench.sqlite") as process:
        yield process
