"""What tests of several kinds share."""

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster


def pytest_configure() -> None:
    """A shell has what runs in the background ignore Ctrl-C, and what the tests start would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Cluster]":
    """A PostgreSQL for all tests of this process, started when the first one asks for it."""
    from tests.kit.servers.postgres_cluster import running_cluster

    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgres_url(postgres: "Cluster") -> Iterator[str]:
    """The address of a new database on PostgreSQL, with our tables in it."""
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture(autouse=True)
def own_files(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a program keeps for its user goes to a folder that no other test has."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("own")))
