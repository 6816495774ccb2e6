"""The JSON Schema of the live protocol: every message, and every view and event of all games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from goldgavel.games import GAMES, game_class
from goldgavel.games.game_types import GameEvent, GameView, ViewChange
from goldgavel.kernel.table_settings import TableSettings
from goldgavel.protocol.close_codes import FINAL, CloseCode
from goldgavel.protocol.messages import ClientMessage, ServerMessage
from goldgavel.protocol.version import PROTOCOL

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEMPLATE = "#/$defs/{name}"
OF_A_GAME: tuple[Any, ...] = (GameView, GameEvent, ViewChange)


@cache
def schema(games: tuple[str, ...] = GAMES) -> Schema:
    """Return the schema of a message in either direction at tables of these games. `$defs` has all by name."""
    return rooted(definitions(games=games))


def rooted(definitions: dict[str, Schema]) -> Schema:
    """Return a schema whose root is a message, with these definitions."""
    return {
        "$schema": DIALECT,
        "title": "LiveMessage",
        "description": f"A message of the live protocol {PROTOCOL} of Gold & Gavel (docs/protocol.md).",
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": definitions,
    }


def definitions(more: Sequence[Any] = (), games: Sequence[str] = GAMES) -> dict[str, Schema]:
    """Return the schemas of the messages, views and events, and of more types, by name."""
    (client, server, *_), parts = components([ClientMessage, ServerMessage, *more], names=games)
    named = {
        **parts,
        "ClientMessage": {"title": "ClientMessage", **client},
        "ServerMessage": {"title": "ServerMessage", **server},
        "Protocol": {"title": "Protocol", "description": "The version of the protocol.", "const": PROTOCOL},
        "CloseCode": close_codes("CloseCode", "Why the server closes a socket.", CloseCode),
        "FinalCloseCode": close_codes("FinalCloseCode", "Codes after which a client gives up.", FINAL),
    }
    found: dict[str, Schema] = rewritten({name: named[name] for name in sorted(named)}, without_discriminator)
    return found


def components(
    types: Sequence[Any], template: str = TEMPLATE, names: Sequence[str] = GAMES
) -> tuple[list[Schema], dict[str, Schema]]:
    """Return the schema of each type, and the schemas that these refer to, by name.

    A type that depends on the table's game (game_types.py) refers to the types of all the named games.
    """
    games = {name: game_class(name) for name in names}
    prefixes = {name: game.__name__ for name, game in games.items()}
    views: list[Any] = [game.view_type for game in games.values()]
    events: list[Any] = [game.event_type for game in games.values()]

    def ref_to(name: str) -> Schema:
        return {"$ref": template.format(name=name)}

    def placeholder(kind: Any) -> Schema:
        if kind not in OF_A_GAME:
            raise NotImplementedError
        return ref_to(kind.__name__)

    found, parts = msgspec.json.schema_components(
        [*types, *views, *events], schema_hook=placeholder, ref_template=template
    )
    require_settings(parts["TableInfo"])
    union_of = dict(zip(games, found[len(types) + len(views) :], strict=True))
    for name, view in zip(games, views, strict=True):
        parts[view.__name__]["properties"]["game"] = {"const": name}
        event, change = f"{prefixes[name]}Event", f"{prefixes[name]}ViewChange"
        parts[event] = {"title": event, **union_of[name]}
        parts[change] = change_of(parts[view.__name__], change)
    for kind in OF_A_GAME:
        members = [f"{prefix}{kind.__name__.removeprefix('Game')}" for prefix in prefixes.values()]
        parts[kind.__name__] = {"title": kind.__name__, "anyOf": [ref_to(member) for member in members]}
    packages = {game.__module__.rpartition(".")[0]: game.__name__ for game in games.values()}
    plain = {name: plain_name(name, packages) for name in parts}
    targets = {template.format(name=old): template.format(name=new) for old, new in plain.items()}

    def renamed(part: Schema) -> Schema:
        if "propertyName" in part and "mapping" in part:
            return {**part, "mapping": {tag: targets[target] for tag, target in part["mapping"].items()}}
        return {**part, "$ref": targets[part["$ref"]]} if "$ref" in part else part

    own: list[Schema] = rewritten(found[: len(types)], renamed)
    return own, {plain[name]: rewritten(part, renamed) for name, part in parts.items()}


def require_settings(table_info: Schema) -> None:
    """Make a table's settings required: only requests may leave them out."""
    for name in TableSettings.__struct_fields__:
        del table_info["properties"][name]["default"]
    table_info["required"] += TableSettings.__struct_fields__


def plain_name(name: str, prefixes: Mapping[str, str]) -> str:
    """Return a name without dots. msgspec gives types that share a name their full names, such as both `Dealt`.

    The types in the package of a game have the name of the game before theirs.
    """
    last = name.rpartition(".")[2]
    return next((prefix for package, prefix in prefixes.items() if name.startswith(f"{package}.")), "") + last


def change_of(view: Schema, title: str) -> Schema:
    """Return the schema of some fields of a view."""
    return {"title": title, "type": "object", "properties": view["properties"], "additionalProperties": False}


def close_codes(title: str, description: str, codes: Iterable[CloseCode]) -> Schema:
    choices = [{"const": code.value, "title": code.name} for code in codes]
    return {"title": title, "description": description, "oneOf": choices}


def rewritten(part: Any, change: Callable[[Schema], Schema]) -> Any:
    """Return plain data in which every object is changed, from the inside out."""
    if isinstance(part, dict):
        return change({name: rewritten(inner, change) for name, inner in part.items()})
    if isinstance(part, list | tuple):
        return [rewritten(inner, change) for inner in part]
    return part


def without_discriminator(part: Schema) -> Schema:
    """Return a union of tagged types without OpenAPI's keyword, which JSON Schema does not have."""
    if "discriminator" not in part:
        return part
    rest = {name: value for name, value in part.items() if name not in {"discriminator", "anyOf"}}
    return {**rest, "oneOf": part["anyOf"]}
