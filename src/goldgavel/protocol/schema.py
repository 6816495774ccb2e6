"""The JSON Schema of the live protocol."""

from collections.abc import Sequence
from typing import Any

import msgspec

from goldgavel.games import GAMES, game_class
from goldgavel.kernel.table_settings import TableSettings
from goldgavel.protocol.messages import ClientMessage, ServerMessage
from goldgavel.protocol.version import PROTOCOL


def components(types: Sequence[Any], ref_template: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schemas of types, and of the structs in them by name.

    The settings of a table have defaults for requests. In a description of a table all of them are always present.
    """
    schemas, parts = msgspec.json.schema_components(types, ref_template=ref_template)
    table = parts["TableInfo"]
    for name in TableSettings.__struct_fields__:
        del table["properties"][name]["default"]
    table["required"] += TableSettings.__struct_fields__
    return list(schemas), parts


def schema() -> dict[str, Any]:
    """The JSON Schema of every message by direction, and of each game's view and events."""
    kinds = [game_class(name) for name in GAMES]
    types = [
        ClientMessage,
        ServerMessage,
        *(kind.view_type for kind in kinds),
        *(kind.event_type for kind in kinds),
    ]
    (client, server, *rest), parts = components(types, "#/$defs/{name}")
    views, events = rest[: len(kinds)], rest[len(kinds) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Gold & Gavel live protocol {PROTOCOL}",
        "client": client,
        "server": server,
        "views": dict(zip(GAMES, views, strict=True)),
        "events": dict(zip(GAMES, events, strict=True)),
        "$defs": parts,
    }
