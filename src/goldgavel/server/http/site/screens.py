"""The paths of the page's screens. The page's list is `web/src/router/routes.ts`; a test compares the two."""

import re
from typing import Literal

Screen = Literal["page", "table", "replay"]
"""The kind of a screen: a table, a replay, or any other screen."""

API = re.compile(r"/(api|schema|healthz|readyz|metrics|live|assets)(/.*)?", re.DOTALL)
"""Paths that are never screens."""
PLAIN = re.compile(r"replay|settings|games|claim|paintings|keeper|learn|index\.html")
OF_A_GAME = re.compile(r"(new|keeper|learn|rules|reference|score-card)/(aurum|auction)")
PAINTING = re.compile(r"painting/[a-z-]{1,40}")
OF_A_TABLE = re.compile(r"(table|replay)/[A-Za-z0-9_-]{1,64}")


def screen_at(path: str) -> Screen | None:
    """The kind of screen at a path, or None if there is none."""
    place = "/".join(part for part in path.split("/") if part)
    if (found := OF_A_TABLE.fullmatch(place)) is not None and not OF_A_GAME.fullmatch(place):
        return "table" if found[1] == "table" else "replay"
    is_known = not place or PLAIN.fullmatch(place) or OF_A_GAME.fullmatch(place) or PAINTING.fullmatch(place)
    return "page" if is_known else None
