"""Descriptions for the OpenAPI document: errors, authentication and general information."""

from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Server

from goldgavel._version import VERSION
from goldgavel.server.http.errors import Problem
from goldgavel.server.players.identities import COOKIE
from goldgavel.text import LANGUAGES

LANG = {
    "name": "lang",
    "in": "query",
    "required": False,
    "description": "The language of sentences in the response; by default that of `Accept-Language`.",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}
DOCUMENT = "/schema/openapi.json"
ABOUT = (
    "Tables, players and records. Games are played over the live socket `/live/{table}`, whose messages "
    "`/api/protocol.json` describes."
)
MEANINGS = {
    400: "The request is invalid.",
    401: "The request has no identity, or its secret is unknown.",
    403: "Not allowed, or the request comes from a page of another site.",
    404: "Not found.",
    409: "The table's state does not allow it.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too many requests: wait for the time in Retry-After.",
    503: "The database does not answer, or the server is stopping.",
}
ALWAYS = (400, 429, 503)
WITH_BODY = (403, 413, 415)


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of an endpoint, with those that every endpoint has."""
    return {status: error_response(status) for status in sorted({*ALWAYS, *statuses})}


def write_error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of an endpoint that changes something."""
    return error_responses(*WITH_BODY, *statuses)


def error_response(status: int) -> ResponseSpec:
    return ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)


PLAYER_REQUIRED: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
PLAYER_OPTIONAL: list[dict[str, list[str]]] = [{}, *PLAYER_REQUIRED]


def openapi_config(document: OpenAPIRenderPlugin, base: str) -> OpenAPIConfig:
    schemes: dict[str, Any] = {
        "bearer": SecurityScheme(type="http", scheme="bearer", description="A program's token."),
        "cookie": SecurityScheme(
            type="apiKey", name=COOKIE, security_scheme_in="cookie", description="A browser's."
        ),
    }
    return OpenAPIConfig(
        title="Gold & Gavel",
        version=VERSION,
        description=ABOUT,
        path="/schema",
        license=License(name="MIT", identifier="MIT"),
        security=[{}],
        servers=[Server(url=base or "/")],
        components=Components(security_schemes=schemes),
        render_plugins=[document],
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
    )


def operation_id(handler: HTTPRouteHandler, *_: Any) -> str:
    """The name of an operation for generated clients: that of its function, such as `makeTable`."""
    first, *more = handler.handler_name.rpartition(".")[2].split("_")
    return first + "".join(word.capitalize() for word in more)
