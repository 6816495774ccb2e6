"""Compression of large responses. Use it only for responses without secrets of the reader."""

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

LEVEL = 5
REFUSED = {"q=0", "q=0.0", "q=0.00", "q=0.000"}


def compressed(request: Request[Any, Any, Any], answer: Any) -> Response[Any]:
    body = msgspec.json.encode(answer)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        body = gzip.compress(body, LEVEL, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


def accepted_encodings(wanted: str) -> set[str]:
    """Return the encodings of an Accept-Encoding header: `gzip` of `br;q=0, gzip;q=0.5`."""
    parts = (part.strip().partition(";") for part in wanted.split(","))
    return {name.strip() for name, _, weight in parts if weight.replace(" ", "") not in REFUSED}
