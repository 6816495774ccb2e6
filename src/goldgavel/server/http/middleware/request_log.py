"""Counts, times and logs every HTTP request by its route, never by its URL, which may be private."""

import logging
from secrets import token_hex
from time import perf_counter
from typing import TYPE_CHECKING, Any

from goldgavel.server.http.asgi import REFUSAL, ROUTE
from goldgavel.server.telemetry.logs import REQUEST

if TYPE_CHECKING:
    from goldgavel.server.http.asgi import Asgi
    from goldgavel.server.telemetry.metrics import Metrics

LOG = logging.getLogger("goldgavel.server.http")
UNKNOWN_ROUTE = "elsewhere"
"""The route of all unknown URLs, so that random URLs do not create new metrics."""


def with_request_log(metrics: "Metrics", app: "Asgi") -> "Asgi":
    async def answer(scope: Any, receive: Any, send: Any) -> None:
        began = perf_counter()
        status = 500
        request = token_hex(8)
        token = REQUEST.set(request)

        async def noted(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), (b"x-request-id", request.encode())]
                message = {**message, "headers": headers}
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            note(metrics, scope, status, perf_counter() - began)
            REQUEST.reset(token)

    return answer


def note(metrics: "Metrics", scope: Any, status: int, seconds: float) -> None:
    route = route_of(scope)
    metrics.answered(scope["method"], route, status, seconds)
    code = scope.get(REFUSAL)
    if code is not None:
        metrics.refusals.add("http", code)
    if LOG.isEnabledFor(logging.INFO):
        facts = {"method": scope["method"][:16], "route": route, "status": status, "ms": round(seconds * 1000, 2)}
        LOG.info("request", extra=facts if code is None else {**facts, "code": code})


def route_of(scope: Any) -> str:
    """The path template of the router: `/api/tables/{table}`."""
    return scope.get("path_template") or scope.get(ROUTE) or UNKNOWN_ROUTE
