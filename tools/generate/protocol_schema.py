"""Writes the JSON schema of the protocol for the page; `make types` turns it into TypeScript."""

from pathlib import Path
from typing import Any

import msgspec

from goldgavel.games import GAMES, game_class
from goldgavel.protocol import messages
from goldgavel.server.http.openapi.schemas import SCHEMA_TYPES

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol" / "schema.json"


def page_schema() -> dict[str, Any]:
    """Every message of the socket, every view and event, and every body of the HTTP side, under one root."""
    games = [game_class(name) for name in GAMES]
    named = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        **{game.view_type.__name__: game.view_type for game in games},
        **{f"{game.view_type.__name__.removesuffix('View')}Event": game.event_type for game in games},
        **{kind.__name__: kind for kind in SCHEMA_TYPES},
    }
    schemas, parts = msgspec.json.schema_components(list(named.values()), ref_template="#/$defs/{name}")
    unions = {name: schema for name, schema in zip(named, schemas, strict=True) if name not in parts}
    return {
        "title": "EverythingSaid",
        "description": "Made from the server's own types by tools/generate/protocol_schema.py: do not edit.",
        "type": "object",
        "$defs": {**parts, **unions},
    }


def written() -> str:
    return msgspec.json.format(msgspec.json.encode(page_schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
