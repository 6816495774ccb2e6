"""Serving below a path of a host, such as `https://example.org/cards/`.

The base path is removed here, for requests and sockets, so that the rest of the server does not know it. It works
whether a proxy passes the whole path on or removes the base path itself.
"""

from typing import Any

from goldgavel.server.http.asgi import Asgi


def with_base_path(base: str, app: Asgi) -> Asgi:
    if not base:
        return app
    inside = f"{base}/"

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and path == base:
            await redirect_to_base(scope, send, inside)
        elif path.startswith(inside):
            await app({**scope, **without_base(scope, len(base))}, receive, send)
        else:
            await app(scope, receive, send)

    return answer


def without_base(scope: Any, size: int) -> dict[str, Any]:
    """The paths without the base, which contains no character that is escaped in URLs."""
    raw: bytes = scope.get("raw_path") or b""
    return {"path": scope["path"][size:], "raw_path": raw[size:]}


async def redirect_to_base(scope: Any, send: Any, inside: str) -> None:
    query: bytes = scope.get("query_string", b"")
    location = inside.encode() + (b"?" + query if query else b"")
    headers = [(b"location", location), (b"content-length", b"0"), (b"cache-control", b"no-cache")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
