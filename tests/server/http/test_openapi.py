"""Compares the OpenAPI document with the server, using schemathesis."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks

from tests.kit.games.sample_sizes import count
from tests.kit.servers.server_thread import running_server

DOCUMENT = "/schema/openapi.json"
UNREADABLE = "server-unreadable"


@pytest.fixture(scope="module")
def address(database_kind: str) -> Iterator[str]:  # noqa: ARG001 - only for the order of the fixtures
    with running_server() as found:
        yield found


Headers = dict[str, str]


def nobody(address: str) -> Headers:
    del address
    return {}


def somebody(address: str) -> Headers:
    made = httpx.post(f"{address}/api/identity", json={"name": "Robot", "program": True})
    return {"Authorization": f"Bearer {made.json()['token']}"}


def real_ids(address: str, headers: Headers) -> dict[str, str]:
    """An existing table and its host, by path parameter, because random ids never exist."""
    maker = headers or somebody(address)
    table = httpx.post(f"{address}/api/tables", json={"game": "auction"}, headers=maker).json()
    return {"table": table["id"], "player": table["maker"]}


@pytest.mark.soak
@pytest.mark.parametrize("who", [nobody, somebody])
def test_every_answer_is_documented(address: str, who: Callable[[str], Headers]) -> None:
    load_all_checks()
    operations: Any = schemathesis.openapi.from_url(address + DOCUMENT).get_all_operations()
    for found in operations:
        headers = who(address)
        try_operation(found.ok(), headers, real_ids(address, headers))


def try_operation(operation: Any, headers: Headers, ids: dict[str, str]) -> None:
    @settings(max_examples=count(15, 400), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), is_real=st.booleans())
    def try_case(case: Any, *, is_real: bool) -> None:
        if is_real and case.meta.generation.mode.is_positive:
            case.path_parameters.update({name: ids[name] for name in case.path_parameters if name in ids})
        answer = case.call(headers=headers)
        case.validate_response(answer, excluded_checks=unfit_checks(answer))

    try_case()


def unfit_checks(answer: Any) -> list[Any]:
    """Accept refusals that a schema cannot express, such as an option of the other game or an invisible name.

    A request that fits the schema must not be refused as malformed.
    """
    is_refused = answer.status_code == 400 and not answer.json()["code"].startswith(UNREADABLE)
    return [CHECKS.get_one("positive_data_acceptance")] if is_refused else []


def test_every_schema_is_exact(address: str) -> None:
    document = httpx.get(address + DOCUMENT).json()
    schemas = document["components"]["schemas"]
    used = {ref.rpartition("/")[2] for ref in references(document)}
    assert used <= set(schemas)
    assert schemas["TableSpec"]["additionalProperties"] is False
    assert schemas["Chair"]["properties"]["who"]["pattern"]


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from [node["$ref"]] if "$ref" in node else []
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from references(part)


def test_the_guide_names_every_endpoint(address: str) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "http.md").read_text(encoding="utf-8")
    shown = guide.replace("{path}", "/api/tables/{table}").replace("seats/1", "seats/{seat}")
    assert [path for path in httpx.get(address + DOCUMENT).json()["paths"] if path not in shown] == []


def test_no_page_loads_anything_from_elsewhere(address: str) -> None:
    for page in ("redoc", "swagger", "elements", "rapidoc", "scalar"):
        assert httpx.get(f"{address}/schema/{page}").status_code == 404
