"""Checks of every request before routing: rate limit, origin and content type."""

from math import ceil
from typing import TYPE_CHECKING, Any

from goldgavel.server.errors import Forbidden, ServerError, TooManyRequests, UnsupportedMediaType
from goldgavel.server.http.asgi import Asgi
from goldgavel.server.http.errors import send_problem
from goldgavel.server.players.identities import bearer_of, is_same_site

if TYPE_CHECKING:
    from goldgavel.server.limits import Buckets
    from goldgavel.server.services import Server

SAFE = {"GET", "HEAD", "OPTIONS"}
JSON = "application/json"


def with_checks(server: "Server", app: Asgi) -> Asgi:
    async def answer(scope: Any, receive: Any, send: Any) -> None:
        try:
            require_rate(server, server.request_limit, scope)
            if scope["method"] not in SAFE:
                require_own_page(scope, server.context.settings.origins)
                require_json(scope)
        except ServerError as problem:
            await send_problem(scope, send, problem)
        else:
            await app(scope, receive, send)

    return answer


def with_head(app: Asgi) -> Asgi:
    """Answer HEAD like GET, without the body. Uptime checks use it."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        async def send_head(message: Any) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        if scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        asked = {**scope, "method": "GET"}
        await app(asked, receive, send_head)
        scope["path_template"] = asked.get("path_template")

    return answer


def require_rate(server: "Server", buckets: "Buckets", scope: Any) -> None:
    address = scope["client"][0] if scope.get("client") else ""
    if not buckets.take(address, server.context.clock()):
        server.context.metrics.floods.add(buckets.name)
        raise TooManyRequests(wait=max(1, ceil(1 / buckets.rate)))


def require_own_page(scope: Any, origins: tuple[str, ...]) -> None:
    """Reject requests from other sites. Browsers add the cookie to them, but never a bearer token."""
    if bearer_of(scope["headers"]) is None and not is_same_site(scope["headers"], scope["scheme"], origins):
        raise Forbidden("server-other-site")


def require_json(scope: Any) -> None:
    """Require JSON bodies: other sites' forms cannot send JSON without a CORS preflight."""
    headers = dict(scope["headers"])
    kind = headers.get(b"content-type")
    has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    if kind is None and not has_body:
        return
    if (kind or b"").decode("latin-1").partition(";")[0].strip().lower() != JSON:
        raise UnsupportedMediaType("server-only-json")
