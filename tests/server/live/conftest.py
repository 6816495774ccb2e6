"""A server with captured logs, and two workers on one PostgreSQL."""

from collections.abc import Iterator
from contextlib import ExitStack
from tempfile import TemporaryDirectory

import msgspec
import pytest

from goldgavel.server.live.reader import ClientReader
from tests.kit.servers.captured_logs import CapturedLogs, captured_logs
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.live.transport.fast_path import HERE


@pytest.fixture(scope="module")
def unlimited(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    with running_server() as address:
        yield address


@pytest.fixture
def watched(unlimited: str) -> Iterator[tuple[str, CapturedLogs]]:
    """The server's address, and its logs during this test."""
    with captured_logs() as logs:
        yield unlimited, logs


@pytest.fixture(scope="module")
def addresses(postgres: Cluster) -> Iterator[list[str]]:
    """Two workers that check for due tables often, and hand connections over to each other."""
    database = postgres.new_database()
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="gg-"))
        settings = msgspec.structs.replace(UNLIMITED, database=database, wake_every=0.2, worker_folder=folder)
        yield [stack.enter_context(running_server(settings)) for _ in range(2)]
    postgres.drop(database)


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest, database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    """The server of a module, with its `SETTINGS` if it has any. Some modules define another one."""
    with running_server(getattr(request.module, "SETTINGS", UNLIMITED)) as found:
        yield found


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each text received in one frame, whether it took the fast path."""
    found: list[bool] = []
    try_fast_move = ClientReader.try_fast_move

    def noted(self: ClientReader, text: bytes) -> bool:
        outcome = try_fast_move(self, text)
        if HERE not in text:
            found.append(outcome)
        return outcome

    monkeypatch.setattr(ClientReader, "try_fast_move", noted)
    return found
