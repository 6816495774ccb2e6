"""Runs tests that use the store on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.kit.games.sample_sizes import SOAK
from tests.kit.servers.databases import KINDS, new_database, on_postgres

ON_BOTH = {
    "test_chat",
    "test_clocks",
    "test_proposals",
    "test_expiry",
    "test_failures",
    "test_deletion",
    "test_identity",
    "test_leaks",
    "test_leaks_clocks",
    "test_old_games",
    "test_play",
    "test_random_messages",
    "test_records",
    "test_spectators",
    "test_standing_orders",
    "test_table_life",
    "test_tables",
}
"""Modules that also run on PostgreSQL in a quick run. A soak run includes all others."""
NO_STORE = {
    "test_bot_processes",
    "test_connection",
    "test_endpoints",
    "test_frames",
    "test_lessons",
    "test_page",
    "test_updates",
}
OWN_KIND = {
    "test_attacks_endpoints",
    "test_clock_kills",
    "test_clock_workers",
    "test_scheduler",
    "test_proposals_workers",
    "test_table_lookup",
    "test_kills_proposals",
    "test_backups",
    "test_metrics",
    "test_workers_of_a_table",
    "test_delayed_notices",
    "test_readiness",
    "test_settings",
    "test_shutdown",
    "test_supervisor",
}
"""Modules that choose their database themselves."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    name = metafunc.module.__name__.rpartition(".")[2]
    if (name in ON_BOTH or SOAK) and name not in NO_STORE | OWN_KIND:
        metafunc.parametrize("database_kind", KINDS, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def database_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """Servers started during the test have their database there."""
    kind: str = getattr(request, "param", KINDS[0])
    if kind == "postgres":
        with on_postgres(request.getfixturevalue("postgres")):
            yield kind
    else:
        yield kind


@pytest.fixture
def database_address(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    """The address of a new database of the current kind."""
    with new_database() as address:
        yield address
