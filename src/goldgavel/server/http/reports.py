"""Reports of failures in the page, if the operator has enabled them."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from goldgavel.kernel.views import Data
from goldgavel.server.errors import NotFound, TooManyRequests
from goldgavel.server.http.dependencies import TheRegistry
from goldgavel.server.http.descriptions import error_responses, write_error_responses
from goldgavel.server.telemetry.page_reports import PageReport

WAIT = 60
"""Seconds to wait before the next report."""


class ReportOffer(Data, frozen=True):
    wanted: bool


@get("/reports", responses=error_responses(), summary="Whether the operator wants reports of failures in the page")
async def show_reports(registry: TheRegistry) -> ReportOffer:
    return ReportOffer(wanted=registry.context.reports.wanted)


@post("/reports", status_code=204, responses=write_error_responses(404), summary="Report a failure in the page")
async def take_report(data: JSONBody[PageReport], request: Request[Any, Any, Any], registry: TheRegistry) -> None:
    """The report goes into the operator's log. It contains no person, table or card."""
    context = registry.context
    if not context.reports.wanted:
        raise NotFound("server-no-reports")
    address = request.client.host if request.client else ""
    if not context.reports.take(data, address, context.clock()):
        raise TooManyRequests(wait=WAIT)


HANDLERS = [show_reports, take_report]
