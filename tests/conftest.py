"""Fixtures for all tests."""

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster


def pytest_configure() -> None:
    """Restore the handling of Ctrl-C: a shell ignores it for background jobs, and child processes inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Cluster]":
    """One PostgreSQL for all tests of this process, started on first use."""
    from tests.kit.servers.postgres_cluster import running_cluster

    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgres_url(postgres: "Cluster") -> Iterator[str]:
    """The address of a new PostgreSQL database with our tables."""
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture(autouse=True)
def own_files(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own folders for the files that programs keep for their user."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("own")))
