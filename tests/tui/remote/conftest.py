"""One server for all tests of this process that only join its tables."""

from collections.abc import Iterator

import pytest

from tests.kit.servers.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()
