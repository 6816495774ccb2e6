"""The JSON Schema of the live protocol."""

from collections.abc import Sequence
from typing import Any

import msgspec

from goldgavel.games import GAMES, game_class
from goldgavel.protocol.messages import ClientMessage, ServerMessage
from goldgavel.protocol.version import PROTOCOL


def schema(games: Sequence[str] = GAMES) -> dict[str, Any]:
    """The JSON Schema of every message by direction, and of the view and events of these games."""
    kinds = [game_class(name) for name in games]
    types = [
        ClientMessage,
        ServerMessage,
        *(kind.view_type for kind in kinds),
        *(kind.event_type for kind in kinds),
    ]
    (client, server, *rest), parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    views, events = rest[: len(kinds)], rest[len(kinds) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Gold & Gavel live protocol {PROTOCOL}",
        "client": client,
        "server": server,
        "views": dict(zip(games, views, strict=True)),
        "events": dict(zip(games, events, strict=True)),
        "$defs": parts,
    }
