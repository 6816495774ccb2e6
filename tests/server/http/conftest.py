"""One server for the tests of a module, and visitors who use it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import msgspec
import pytest

from tests.kit.servers.databases import new_database
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.http.visitor import Visitor

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="module")
def database_address(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    with new_database() as address:
        yield address


@pytest.fixture(scope="module")
def address(database_address: str) -> Iterator[str]:
    with running_server(msgspec.structs.replace(UNLIMITED, database=database_address)) as found:
        yield found


@pytest.fixture
def person(address: str) -> Iterator[NewVisitor]:
    """Makes visitors: `person("Ann")` has an identity, `person()` has none."""
    with ExitStack() as stack:
        yield lambda name=None: stack.enter_context(Visitor(address, name))
