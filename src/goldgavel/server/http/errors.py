"""Error responses: `{"code", "text", "rule"?}` in the language of the request, without internals."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import UNSET, UnsetType

from goldgavel.kernel.errors import GoldGavelError, IllegalMove
from goldgavel.kernel.views import Data
from goldgavel.server.errors import ServerError, Unavailable
from goldgavel.server.http.asgi import REFUSAL
from goldgavel.server.http.language import language_of
from goldgavel.storage.errors import Conflict, Missing, NotOwner, StorageError

LOG = logging.getLogger("goldgavel.server")

STATUSES: tuple[tuple[type[GoldGavelError], int], ...] = (
    (Conflict, 409),
    (Missing, 404),
    (NotOwner, 503),
    (StorageError, 503),
)
"""The statuses of errors from lower layers. All other errors concern the request: 400."""

TOO_LARGE = "server-too-large"
CODES = {400: "server-unreadable", 404: "server-nothing-here", 405: "server-wrong-method", 413: TOO_LARGE}
"""The codes for errors of the framework."""
FAILED = "server-failed"


class Problem(Data, frozen=True):
    """Why a request was refused."""

    code: str
    """A stable code, for programs."""
    text: str
    """A sentence for people, in the language of the request."""
    rule: str | UnsetType = UNSET


def problem_of(error: GoldGavelError, scope: Any) -> Problem:
    """The error in the language of the request. The scope stores its code for the request log."""
    scope[REFUSAL] = error.code
    lang = language_of(scope)
    rule = error.rule if isinstance(error, IllegalMove) else UNSET
    return Problem(code=error.code, text=error.text(lang), rule=rule)


def status_of(error: GoldGavelError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 400)


def refuse(request: Request[Any, Any, Any], error: GoldGavelError) -> Response[Problem]:
    """Answer one of our own errors."""
    status = status_of(error)
    if status >= 500 and not isinstance(error, Unavailable | NotOwner):
        LOG.error("%s", error.code, exc_info=error)
    return Response(problem_of(error, request.scope), status_code=status, headers=headers_of(error))


def refuse_framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer an error of the framework, in our format."""
    if error.status_code >= 500:
        return fail(request, error)
    wanted = GoldGavelError(CODES.get(error.status_code, CODES[400]))
    if isinstance(error, ValidationException) and (place := invalid_field(error)):
        wanted = GoldGavelError("server-unreadable-at", place=place)
    if error.status_code == 413:
        limit = request.route_handler.resolve_request_max_body_size() or 0
        wanted = GoldGavelError(TOO_LARGE, kilobytes=limit // 1024)
    allowed = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(problem_of(wanted, request.scope), status_code=error.status_code, headers=allowed)


def refuse_unreadable(
    request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[Problem]:
    """Answer JSON that is nested too deeply, or bytes that are not valid text."""
    del error
    return Response(problem_of(GoldGavelError(CODES[400]), request.scope), status_code=400)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an unexpected error. Only the log shows the details."""
    LOG.error("a request failed", exc_info=error)
    return Response(problem_of(GoldGavelError(FAILED), request.scope), status_code=500)


def invalid_field(error: ValidationException) -> str:
    """The invalid field, if the framework names it."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    return str(first.get("key", ""))[:60] if isinstance(first, dict) else ""


def headers_of(error: GoldGavelError) -> dict[str, str]:
    wait = error.params.get("wait")
    return {} if wait is None else {"Retry-After": str(wait)}


async def send_problem(scope: Any, send: Any, error: ServerError) -> None:
    """Send an error response from outside the framework."""
    body = msgspec.json.encode(problem_of(error, scope))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body))} | headers_of(error)
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body})
