"""One server for the tests of a module; people who talk to it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from goldgavel.server.settings import database_url
from tests.kit.serving import UNHURRIED, running_server
from tests.server.http.people import Person

NewPerson = Callable[..., Person]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "games.sqlite"


@pytest.fixture(scope="module")
def database_address(database: Path) -> str:
    return database_url(str(database))


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    with running_server(msgspec.structs.replace(UNHURRIED, database=str(database))) as found:
        yield found


@pytest.fixture
def person(address: str) -> Iterator[NewPerson]:
    """Makes people: `person("Ann")`; `person()` has not said who it is."""
    with ExitStack() as stack:
        yield lambda name=None: stack.enter_context(Person(address, name))
