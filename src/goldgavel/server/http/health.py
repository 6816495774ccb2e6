"""Health checks for monitoring, and a simple start page."""

from html import escape
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, get

from goldgavel.server.http.descriptions import DOCUMENT, error_responses
from goldgavel.server.http.language import language_of
from goldgavel.server.http.site.files import is_built
from goldgavel.text import say

if TYPE_CHECKING:
    from goldgavel.server.services import Server

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gold &amp; Gavel</title>
<h1>Gold &amp; Gavel</h1>
<p>{about}</p>
{missing}<p>{running} <a href="{document}">OpenAPI</a></p>
<p><small>{affiliation} {credits}</small></p>
</html>
"""


@get("/healthz", media_type=MediaType.TEXT, responses=error_responses(), summary="Whether the server runs")
async def is_well() -> str:
    return "ok"


@get(
    "/readyz",
    media_type=MediaType.TEXT,
    responses=error_responses(),
    summary="Whether the server is ready for visitors",
)
async def is_ready(request: Request[Any, Any, Any]) -> str:
    """503 with a reason while the server stops, or while its database cannot be written."""
    server: Server = request.app.state.server
    await server.readiness.require()
    return "ready"


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page(request: Request[Any, Any, Any]) -> str:
    lang = language_of(request.scope)
    document = request.app.state.server.context.settings.base_path + DOCUMENT
    words = {
        part: escape(say(f"server-page-{part}", lang)) for part in ("about", "running", "affiliation", "credits")
    }
    missing = "" if is_built() else f"<p>{escape(say('server-page-missing', lang))}</p>\n"
    return PAGE.format(lang=lang, document=document, missing=missing, **words)


HANDLERS = [is_well, is_ready, front_page]
