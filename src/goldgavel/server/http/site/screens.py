"""Which addresses are screens of the page. Its own list is `web/src/router/routes.ts`; a test compares them."""

import re
from typing import Literal

Screen = Literal["page", "table", "replay"]
"""What a link to it leads to: a table, a replay, or any other screen."""

API = re.compile(r"/(api|schema|healthz|readyz|metrics|live|assets)(/.*)?", re.DOTALL)
"""Never a screen of the page."""
PLAIN = re.compile(r"replay|settings|games|claim|keeper|learn|index\.html")
OF_A_GAME = re.compile(r"(new|keeper|learn|rules)/(aurum|auction)")
OF_A_TABLE = re.compile(r"(table|replay)/[A-Za-z0-9_-]{1,64}")


def screen_at(path: str) -> Screen | None:
    """The kind of screen at an address, or None if there is none."""
    place = "/".join(part for part in path.split("/") if part)
    if (found := OF_A_TABLE.fullmatch(place)) is not None and not OF_A_GAME.fullmatch(place):
        return "table" if found[1] == "table" else "replay"
    is_known = not place or PLAIN.fullmatch(place) or OF_A_GAME.fullmatch(place)
    return "page" if is_known else None
