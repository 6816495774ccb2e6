"""Rewrites schemas so that the common generators of clients understand them.

- Every object and array says what may be in it: without that, openapi-typescript allows nothing, and
  openapi-python-client skips the type and every response that contains it.
- Enumerations have a type, and the title of a type is its name, which is unique.
- Defaults are described instead of declared. openapi-typescript requires every field with a default, and other
  generators would send the defaults of the day on which the client was generated.
- Fields that every response has are required.
"""

import json
from collections.abc import Collection, Iterator
from inspect import cleandoc
from typing import Any

from goldgavel.kernel.views import Data

Schema = dict[str, Any]
TYPE_NAMES = {str: "string", int: "integer", bool: "boolean", float: "number"}


def for_generators(schemas: dict[str, Schema], requested: Collection[str]) -> dict[str, Schema]:
    """Rewrite named schemas. `requested` are the names of those that clients send."""
    optional = {*requested, *names_that_omit(Data)}
    return {
        name: explicit({**(schema if name in optional else with_all_required(schema)), "title": name})
        for name, schema in schemas.items()
    }


def explicit(part: Any) -> Any:
    """Rewrite a schema, or any part of one."""
    if isinstance(part, list):
        return [explicit(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    schema = {name: explicit(inner) for name, inner in part.items() if name not in DATA} | verbatim(part)
    if isinstance(schema.get("properties"), dict):
        schema["properties"] = {name: explained(field) for name, field in schema["properties"].items()}
    if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
        schema["additionalProperties"] = True
    if schema.get("type") == "array" and not schema.keys() & {"items", "prefixItems"}:
        schema["items"] = {}
    if {} in schema.get("anyOf", ()):  # JSON that is already encoded: it has the other type
        (other,) = [one for one in schema.pop("anyOf") if one]
        schema = other | schema
    if "enum" in schema and "type" not in schema:
        schema["type"] = type_of(schema["enum"])
    if isinstance(schema.get("description"), str):
        schema["description"] = cleandoc(schema["description"])
    return schema


DATA = ("default", "examples", "enum", "const")
"""Keywords whose values are data, not schemas."""


def verbatim(part: Schema) -> Schema:
    return {name: part[name] for name in DATA if name in part}


def explained(field: Schema) -> Schema:
    """A field with its default, if it has a simple one, in its description."""
    if "default" not in field:
        return field
    rest = {name: value for name, value in field.items() if name != "default"}
    if isinstance(field["default"], dict):
        return rest
    said = f"Default: `{json.dumps(field['default'])}`."
    return {**rest, "description": f"{field['description']} {said}" if "description" in field else said}


def with_all_required(schema: Schema) -> Schema:
    """The schema of a response, in which fields with a default are never missing."""
    if "properties" not in schema:
        return schema
    fields = schema["properties"]
    required = [name for name in fields if name in schema.get("required", ()) or "default" in fields[name]]
    plain = {name: {key: field[key] for key in field if key != "default"} for name, field in fields.items()}
    return {**schema, "properties": plain, "required": required}


def type_of(values: list[Any]) -> str | list[str]:
    found = sorted({TYPE_NAMES[type(value)] for value in values})
    return found[0] if len(found) == 1 else found


def names_that_omit(kind: type[Any]) -> Iterator[str]:
    """The names of types that leave out fields with their default."""
    for known in kind.__subclasses__():
        if known.__struct_config__.omit_defaults:
            yield known.__name__
        yield from names_that_omit(known)


def reachable(schemas: dict[str, Schema], part: Any) -> set[str]:
    """The names of all schemas that a part of the document refers to, directly or not."""
    found: set[str] = set()
    waiting = list(references(part))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(schemas[name])
    return found


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from references(inner)
