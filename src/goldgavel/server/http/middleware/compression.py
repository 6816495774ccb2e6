"""Gzip compression of large responses. Use it only for responses without secrets of the reader."""

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

LEVEL = 5


def compressed(request: Request[Any, Any, Any], answer: Any) -> Response[Any]:
    body = msgspec.json.encode(answer)
    headers = {"Vary": "Accept-Encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        body = gzip.compress(body, LEVEL, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


def takes_gzip(wanted: str) -> bool:
    """True for `gzip` and `br, gzip;q=0.5`, but not for `gzip;q=0`."""
    for part in wanted.split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
