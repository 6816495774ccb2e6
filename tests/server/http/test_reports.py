"""Page failures go to the operator's log if enabled: limited in size and without private data."""

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goldgavel.server.telemetry import page_reports
from goldgavel.server.telemetry.metrics import Metrics
from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.http.visitor import Visitor

REPORT: dict[str, Any] = {
    "kind": "error",
    "error": "TypeError",
    "build": "a-1.js",
    "browser": "firefox",
    "version": 153,
    "stack": [
        {"file": "Table-x1.js", "line": 3, "column": 14},
        {"file": "a-1.js", "line": 1, "column": 2},
    ],
}
HOSTILE: list[dict[str, Any]] = [
    {"kind": "chat"},
    {"error": "Ann has the gold 7"},
    {"error": "TypeError\nanother line"},
    {"error": "TypeError\n"},
    {"error": "T" * 5000},
    {"build": "/table/secret"},
    {"build": "a.js\n"},
    {"build": "x" * 100 + ".js"},
    {"browser": "Mozilla/5.0 (Ann's phone)"},
    {"version": -1},
    {"version": 1e300},
    {"stack": [{"file": "https://example.org/a.js", "line": 1, "column": 1}]},
    {"stack": [{"file": "a.js", "line": 10**9, "column": 1}]},
    {"stack": [{"file": "a.js", "line": 1, "column": 1, "text": "my hand"}]},
    {"stack": [{"file": "a.js", "line": 1, "column": 1}] * 21},
    {"stack": "at Table"},
    {"message": "Ann played Ag7"},
]


@pytest.fixture(scope="module")
def wanting() -> Iterator[str]:
    with running_server(msgspec.structs.replace(UNLIMITED, page_reports="on"), clock=ManualClock()) as address:
        yield address


@pytest.fixture
def eve(wanting: str) -> Iterator[Visitor]:
    with Visitor(wanting) as one:
        yield one


def test_a_report_is_one_line_of_the_log(eve: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    assert eve.done("GET", "/api/reports") == {"wanted": True}
    with caplog.at_level(logging.WARNING, "goldgavel.server.page"):
        assert eve.ask("POST", "/api/reports", REPORT).status_code == 204
    assert [record.getMessage() for record in caplog.records] == [
        "page failure: error TypeError in firefox 153, build a-1.js, at Table-x1.js:3:14 < a-1.js:1:2"
    ]


@pytest.mark.parametrize("wrong", HOSTILE, ids=range(len(HOSTILE)))
def test_nothing_else_can_be_written_into_the_log(
    eve: Visitor, caplog: pytest.LogCaptureFixture, wrong: dict[str, Any]
) -> None:
    with caplog.at_level(logging.WARNING, "goldgavel.server.page"):
        eve.refused(400, "POST", "/api/reports", REPORT | wrong)
    assert caplog.records == []


def test_a_body_that_is_too_large(eve: Visitor) -> None:
    assert eve.ask("POST", "/api/reports", REPORT | {"text": "x" * 20_000}).status_code == 413


def test_pages_of_other_sites_report_nothing(eve: Visitor) -> None:
    assert eve.ask("POST", "/api/reports", REPORT, headers={"Origin": "https://evil.example"}).status_code == 403


def test_where_nobody_wants_them_there_is_nothing() -> None:
    with running_server(UNLIMITED) as address, Visitor(address) as one:
        assert one.done("GET", "/api/reports") == {"wanted": False}
        assert one.refused(404, "POST", "/api/reports", REPORT) == "server-no-reports"


def test_an_address_that_reports_too_much_is_refused(wanting: str) -> None:
    with Visitor(wanting) as one:
        statuses = [
            one.ask("POST", "/api/reports", REPORT, headers={"X-Forwarded-For": "10.9.8.7"}).status_code
            for _ in range(page_reports.BURST + 2)
        ]
    assert statuses == [204] * page_reports.BURST + [429] * 2


def test_many_addresses_together_are_refused_too() -> None:
    metrics = Metrics()
    taking = page_reports.PageReports(metrics, wanted=True)
    report = msgspec.convert(REPORT, page_reports.PageReport)
    taken = [taking.take(report, f"10.0.0.{number}", 0.0) for number in range(page_reports.BURST_OF_ALL + 5)]
    assert taken == [True] * page_reports.BURST_OF_ALL + [False] * 5
    assert taking.take(report, "10.0.1.1", 1.0)
