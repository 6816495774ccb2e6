"""Compares the OpenAPI document with the server, using schemathesis."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from schemathesis.checks import CHECKS, load_all_checks

from goldgavel.games import GAMES, game_class
from tests.kit.clients.live_client import SOON, Person
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


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_has_the_types_of_its_game(address: str, game: str) -> None:
    document = httpx.get(address + DOCUMENT).json()
    record = finished_record(address, game)

    def is_valid(name: str) -> bool:
        wanted = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        return Draft202012Validator(wanted).is_valid(record)

    names = {game: f"{game_class(game).__name__}Record" for game in GAMES}
    assert [name for name in ["GameRecord", *names.values()] if is_valid(name)] == ["GameRecord", names[game]]
    record["result"]["winners"] = "all"
    assert not is_valid("GameRecord")


def finished_record(address: str, game: str) -> Any:
    """The record of a game between bots. With a clock, it continues although nobody is connected."""
    person = Person.new(address)
    seats, clock = ["bot:random"] * 3, {"kind": "move", "seconds": 60}
    table = person.make_table(game, {"players": 3}, seats=seats, clock=clock)
    person.get("POST", f"/tables/{table}/start")
    give_up = time.monotonic() + SOON
    while (answer := person.ask("GET", f"/tables/{table}/record")).status_code == 409:
        assert time.monotonic() < give_up
        time.sleep(0.05)
    return answer.json()


def test_generators_get_a_plain_document(address: str) -> None:
    document = httpx.get(address + DOCUMENT).json()
    schemas = document["components"]["schemas"]
    for name, schema in schemas.items():
        assert name.isalnum()
        assert schema["title"] == name
        for part in objects(schema):
            if part.get("type") == "array":
                assert "items" in part, name
            if part.get("type") == "object":
                assert part.keys() & {"properties", "additionalProperties"}, name
            assert "enum" not in part or "type" in part, name
    names = [each["operationId"] for path in document["paths"].values() for each in methods(path)]
    assert len(names) == len(set(names))
    assert {"makeTable", "showRecord"} <= set(names)


def test_every_operation_says_who_may_ask_and_in_which_language(address: str) -> None:
    document = httpx.get(address + DOCUMENT).json()
    assert document["security"] == [{}]
    assert document["paths"]["/api/tables"]["post"]["security"] == [{"bearer": []}, {"cookie": []}]
    for path in document["paths"].values():
        assert {"$ref": "#/components/parameters/lang"} in path["parameters"]
    answer = httpx.get(f"{address}/api/tables/none?lang=fr").json()
    assert answer["text"].startswith("Cette table")
    for path in document["paths"].values():
        for each in methods(path):
            success = next(code for code in each["responses"] if code.startswith("2"))
            assert success == "204" or each["responses"][success]["content"], each["operationId"]


def test_requests_leave_defaults_to_the_server_and_responses_are_complete(address: str) -> None:
    schemas = httpx.get(address + DOCUMENT).json()["components"]["schemas"]
    assert [name for name, each in schemas.items() for field in fields_of(each) if "default" in field] == []
    assert schemas["TableSpec"]["required"] == ["game"]
    assert schemas["TableSpec"]["properties"]["listed"]["description"] == "Default: `false`."
    assert set(schemas["TableInfo"]["required"]) == set(schemas["TableInfo"]["properties"])
    assert "result" not in schemas["AurumRecord"]["required"]
    assert "hand" not in schemas["AurumOptions"]["required"]  # only where it differs from the rulebook's


def fields_of(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    return iter(schema.get("properties", {}).values())


def methods(path: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for name, each in path.items() if name != "parameters"]


def objects(node: Any) -> Iterator[dict[str, Any]]:
    """Every object in a part of the document, itself included."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from objects(part)


def test_every_schema_is_exact(address: str) -> None:
    document = httpx.get(address + DOCUMENT).json()
    schemas = document["components"]["schemas"] | document["components"]["parameters"]
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
