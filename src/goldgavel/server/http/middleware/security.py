"""Headers that keep browsers strict, on every answer."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

from goldgavel.server.http.site.preview import PICTURE

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

EVERYWHERE = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # Who has the link of a table may sit down at it, so no link goes to other sites.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Browsers ignore it on other pages, and each of them complains about that in the console.
ONLY_SECURE_CONTEXTS = {"Cross-Origin-Opener-Policy": "same-origin"}
LOOPBACK = re.compile(
    rb"(?:[\w.-]+\.)?localhost(?::\d+)?|127(?:\.\d+){3}(?::\d+)?|\[::1\](?::\d+)?", re.IGNORECASE
)
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
ONLY_API = {"Cache-Control": "no-store"}
ONLY_PREVIEW = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""A messenger in a browser shows the picture of a link inside its own page."""
BUILD = "X-GoldGavel-Build"
"""Which build of the page the server has; an open page compares it with its own."""


def with_security_headers(app: Asgi, build: str = "") -> Asgi:
    known = [(BUILD.lower().encode(), build.encode())] if build else []

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        added = [*headers_for(scope), *known]

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer


def headers_for(scope: Any) -> list[tuple[bytes, bytes]]:
    wanted = dict(EVERYWHERE)
    if scope["scheme"] == "https":
        wanted |= ONLY_HTTPS
    if is_secure_context(scope):
        wanted |= ONLY_SECURE_CONTEXTS
    if scope["path"].startswith("/api"):
        wanted |= ONLY_API
    elif scope["path"] == PICTURE:
        wanted |= ONLY_PREVIEW
    return [(name.lower().encode(), value.encode()) for name, value in wanted.items()]


def is_secure_context(scope: Any) -> bool:
    """Whether a browser takes this page for secure: it came over HTTPS, or from the browser's own computer."""
    host = dict(scope["headers"]).get(b"host", b"")
    return scope["scheme"] == "https" or LOOPBACK.fullmatch(host) is not None
