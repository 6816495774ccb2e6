"""Writes the JSON schema of the protocol for the page; `make types` turns it into TypeScript."""

from pathlib import Path
from typing import Any

import msgspec

from goldgavel.protocol.schema import definitions, rooted
from goldgavel.server.http.openapi.schemas import SCHEMA_TYPES

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol" / "schema.json"
COMMENT = "Made from the server's own types by tools/generate/protocol_schema.py: do not edit."


def page_schema() -> dict[str, Any]:
    """The schema of the live messages, together with every body of the HTTP side."""
    return {"$comment": COMMENT, **rooted(definitions(SCHEMA_TYPES))}


def written() -> str:
    return msgspec.json.format(msgspec.json.encode(page_schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
