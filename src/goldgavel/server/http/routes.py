"""The HTTP API and the page as one ASGI application."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.server.http import (
    fair,
    games,
    health,
    identity,
    lessons,
    mutes,
    pushes,
    records,
    replays,
    reports,
    tables,
)
from goldgavel.server.http.asgi import Asgi
from goldgavel.server.http.dependencies import providers
from goldgavel.server.http.descriptions import openapi_config
from goldgavel.server.http.errors import fail, refuse, refuse_framework_error, refuse_unreadable
from goldgavel.server.http.middleware.checks import with_checks, with_head
from goldgavel.server.http.middleware.request_log import with_request_log
from goldgavel.server.http.middleware.security import with_security_headers
from goldgavel.server.http.openapi.schemas import ExactDocument
from goldgavel.server.http.site.files import read_page, with_page

if TYPE_CHECKING:
    from goldgavel.server.services import Server

LARGEST_BODY = 16 * 1024


RESOURCES = {
    "identity": identity,
    "mutes": mutes,
    "tables": tables,
    "push": pushes,
    "records": records,
    "replays": replays,
    "reports": reports,
    "fair": fair,
    "lessons": lessons,
    "games": games,
}
"""The modules of endpoints, by their tag in the OpenAPI document."""


def http_app(server: "Server") -> Asgi:
    """From the outside in: request log, security headers, the page, checks, HEAD requests, endpoints."""
    settings = server.context.settings
    page = read_page(base=settings.base_path)
    behind = with_checks(server, with_head(endpoints(server)))
    return with_request_log(
        server.context.metrics, with_security_headers(with_page(behind, page, settings.public_url), page.build)
    )


def tagged(name: str, handlers: Sequence[HTTPRouteHandler]) -> Router:
    return Router("/", route_handlers=handlers, tags=[name])


def endpoints(server: "Server") -> Litestar:
    subjects = [tagged(name, resource.HANDLERS) for name, resource in RESOURCES.items()]
    api = Router("/api", route_handlers=subjects, dependencies=providers(server))
    return Litestar(
        route_handlers=[api, tagged("health", health.HANDLERS)],
        exception_handlers={
            GoldGavelError: refuse,
            HTTPException: refuse_framework_error,
            RecursionError: refuse_unreadable,
            UnicodeDecodeError: refuse_unreadable,
            Exception: fail,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config(ExactDocument(), server.context.settings.base_path),
        state=State({"server": server}),
        logging_config=None,
    )
