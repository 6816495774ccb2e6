"""Security headers on every response."""

import re
from typing import Any

from goldgavel.server.http.asgi import Asgi
from goldgavel.server.http.site.preview import PICTURE

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

EVERYWHERE = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # Anyone with the link of a table can join it, so links must not leak to other sites.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# On other pages browsers ignore this header and log a warning.
ONLY_SECURE_CONTEXTS = {"Cross-Origin-Opener-Policy": "same-origin"}
LOOPBACK = re.compile(
    rb"(?:[\w.-]+\.)?localhost(?::\d+)?|127(?:\.\d+){3}(?::\d+)?|\[::1\](?::\d+)?", re.IGNORECASE
)
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
ONLY_API = {"Cache-Control": "no-store"}
ONLY_PREVIEW = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""Web messengers embed the preview picture of a link in their own page."""
BUILD = "X-GoldGavel-Build"
"""The server's build of the page. An open page compares it with its own."""


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
    """True if browsers treat the page as a secure context: it came over HTTPS or from localhost."""
    host = dict(scope["headers"]).get(b"host", b"")
    return scope["scheme"] == "https" or LOOPBACK.fullmatch(host) is not None
