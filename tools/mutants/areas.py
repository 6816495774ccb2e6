"""The areas of the code that are mutated, each with the tests that must notice."""

from typing import NamedTuple


class Area(NamedTuple):
    sources: tuple[str, ...]
    """Patterns of the files that are mutated."""
    tests: tuple[str, ...]


AREAS = {
    "aurum": Area(("src/goldgavel/games/aurum/rules/*",), ("tests/rules",)),
    "auction": Area(("src/goldgavel/games/auction/rules/*",), ("tests/rules",)),
    "session": Area(("src/goldgavel/session/*",), ("tests/session",)),
    "server": Area(
        ("src/goldgavel/server/tables/*", "src/goldgavel/server/lobby/*", "src/goldgavel/server/players/*"),
        ("tests/server/live",),
    ),
}
