"""The metrics endpoint for Prometheus, on a separate port: the public port never shows them.

Every worker process has its own port, so that each one is a scrape target with its own process metrics. Sums over
workers are made in queries.
"""

import asyncio
import contextlib
import platform
from collections.abc import Iterator
from itertools import accumulate
from socket import socket
from typing import TYPE_CHECKING, Any, get_args

import uvicorn
from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

import goldgavel
from goldgavel.server.http.site.files import header
from goldgavel.storage.rows import Status

if TYPE_CHECKING:
    from goldgavel.server.services import Server
    from goldgavel.server.telemetry.counters import Counter, Histogram

PATH = "/metrics"
STATUSES: tuple[Status, ...] = get_args(Status)


class ServerCollector(Collector):
    """Collects the counters, and gauges that are read from the server's state."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        metrics = self.server.context.metrics
        yield from map(counter_family, metrics.counters())
        yield from map(histogram_family, metrics.histograms())
        yield self._tables()
        yield self._connections()
        ready = GaugeMetricFamily("goldgavel_leaving", "1 from the stop signal on.")
        ready.add_metric([], float(self.server.readiness.is_leaving))
        yield ready
        yield build()

    def _tables(self) -> Metric:
        found = [runner.table.row.status for runner in self.server.registry.tables.values()]
        family = GaugeMetricFamily("goldgavel_tables", "Tables in memory, by status.", labels=["status"])
        for status in STATUSES:
            family.add_metric([status], found.count(status))
        return family

    def _connections(self) -> Metric:
        audiences = [runner.audience for runner in self.server.registry.tables.values()]
        watching = sum(audience.spectator_count() for audience in audiences)
        everybody = sum(len(audience.everyone()) for audience in audiences)
        family = GaugeMetricFamily(
            "goldgavel_connections", "Live sockets at tables, of players and spectators.", labels=["who"]
        )
        family.add_metric(["player"], everybody - watching)
        family.add_metric(["spectator"], watching)
        return family


def counter_family(counter: "Counter") -> Metric:
    family = CounterMetricFamily(counter.name, counter.about, labels=counter.labels)
    for values, count in counter.counts.items():
        family.add_metric(values, count)
    if not counter.labels and not counter.counts:
        family.add_metric([], 0)
    return family


def histogram_family(histogram: "Histogram") -> Metric:
    family = HistogramMetricFamily(histogram.name, histogram.about, labels=histogram.labels)
    names = [*map(floatToGoString, histogram.bounds), "+Inf"]
    for values, counts in histogram.counts.items():
        buckets = list(zip(names, accumulate(counts), strict=True))
        family.add_metric(values, buckets, histogram.sums[values])
    return family


def build() -> Metric:
    family = GaugeMetricFamily(
        "goldgavel_build_info", "The running version.", labels=["version", "engine", "python"]
    )
    engine = "compiled" if goldgavel.is_compiled() else "interpreted"
    family.add_metric([goldgavel.__version__, engine, platform.python_version()], 1)
    return family


def registry_of(server: "Server") -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(ServerCollector(server))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


class Exposition:
    """An ASGI application that serves only the metrics."""

    def __init__(self, server: "Server") -> None:
        self.registry = registry_of(server)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        del receive
        found = scope["path"] == PATH and scope["method"] in {"GET", "HEAD"}
        encoder, kind = choose_encoder(header(scope, b"accept").decode("latin-1"))
        body = encoder(self.registry) if found else b""
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200 if found else 404, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


class QuietServer(uvicorn.Server):
    """A uvicorn server that installs no signal handlers: the main server has them."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serve_metrics(server: "Server", listening: socket) -> Any:
    """Serve a server's metrics on a socket while the context is open."""
    config = uvicorn.Config(
        Exposition(server), lifespan="off", ws="none", access_log=False, server_header=False, log_config=None
    )
    metrics = QuietServer(config)
    task = asyncio.create_task(metrics.serve(sockets=[listening]))
    try:
        yield
    finally:
        metrics.should_exit = True
        await task
