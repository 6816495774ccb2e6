"""A server whose logs are read."""

from collections.abc import Iterator

import pytest

from tests.kit.logs import Kept, kept_logs
from tests.kit.serving import running_server


@pytest.fixture(scope="module")
def unlimited(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - so that it is there first
    with running_server() as address:
        yield address


@pytest.fixture
def watched(unlimited: str) -> Iterator[tuple[str, Kept]]:
    """Its address, and its logs of this test."""
    with kept_logs() as logs:
        yield unlimited, logs
