"""Reading untrusted data: locates validation errors, and parses the score sheets that people fill in."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from goldgavel.kernel.errors import DealError, SheetError
from goldgavel.text import LazyText

D = TypeVar("D")
MOST = 1_000_000
"""The highest count that a sheet may contain."""


class ScoredSheet(NamedTuple):
    """A score keeper's result: the answer for JSON, the sheet with its sums as sentences, and warnings."""

    answer: dict[str, Any]
    sheet: list[LazyText]
    warnings: list[LazyText]


def place_of(problem: msgspec.ValidationError) -> str:
    """Return the path of the data that a validation error is about: `moves[3].seat`, or `.` for the whole."""
    words = str(problem)
    path = re.search(r"at `(?:key in )?\$\.?(.*?)`$", words)
    field = re.search(r"(?:missing required|contains unknown) field `(.*?)`(?: - at |$)", words)
    parts = [path[1] if path else "", field[1] if field else ""]
    return ".".join(part for part in parts if part) or "."


def typed_deal(data: D | Mapping[str, Any], deal_type: type[D]) -> D:
    """Return a deal in the game's own type; raise an error that names the place where the data does not fit it."""
    try:
        return data if isinstance(data, deal_type) else msgspec.convert(data, deal_type)
    except msgspec.ValidationError as problem:
        raise DealError("deal-shape", place=place_of(problem)) from None


def read_count(value: Any, owner: int, field: str) -> int:
    """Return a count from a player's or side's line; raise an error that names the line and the field."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
        raise SheetError("sheet-count", owner=owner, field=field, value=_short(value))
    return value


def read_object(value: Any, known: tuple[str, ...], owner: int) -> dict[str, Any]:
    """Return one player's or side's line of a sheet, which must have exactly the known fields."""
    if not isinstance(value, dict):
        raise SheetError("sheet-line", owner=owner, fields=", ".join(known))
    for field in known:
        if field not in value:
            raise SheetError("sheet-field-missing", owner=owner, field=field)
    for field in value:
        if field not in known:
            raise SheetError("sheet-field-unknown", owner=owner, field=str(field)[:40], fields=", ".join(known))
    return value


def read_lines(data: Any, key: str) -> tuple[dict[str, Any], list[Any]]:
    """Return the options and the lines of a sheet."""
    if not isinstance(data, dict) or not isinstance(data.get(key), list):
        raise SheetError("sheet-shape", key=key)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise SheetError("sheet-options")
    return options, data[key]


def _short(value: Any) -> Any:
    if value is None:
        return LazyText("value-nothing")
    words = msgspec.json.encode(value).decode()
    return words if len(words) <= 40 else words[:37] + "…"
