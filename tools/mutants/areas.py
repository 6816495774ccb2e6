"""The areas of the code that are mutated, each with the tests that must notice."""

from typing import NamedTuple


class Area(NamedTuple):
    sources: tuple[str, ...]
    """Patterns of the files that are mutated."""
    tests: tuple[str, ...]
    skipped: tuple[str, ...] = ()
    """Tests that run for too long on every change: words of their names, as for pytest's `-k`."""


LONG_RULES_TESTS = ("way_leads", "unseen_cards", "reveals_nothing", "every_refusal_has_words")
"""Random games that take most of the time of these tests."""

AREAS = {
    "aurum": Area(("src/goldgavel/games/aurum/rules/*",), ("tests/rules",), LONG_RULES_TESTS),
    "auction": Area(("src/goldgavel/games/auction/rules/*",), ("tests/rules",), LONG_RULES_TESTS),
    "session": Area(("src/goldgavel/session/*",), ("tests/session",), ("taken_back_has_never_been",)),
    "server": Area(
        (
            "src/goldgavel/server/tables/*",
            "src/goldgavel/server/lobby/*",
            "src/goldgavel/server/players/*",
            "src/goldgavel/server/http/*.py",
            "src/goldgavel/server/limits.py",
            "src/goldgavel/server/sockets/frames.py",
        ),
        ("tests/server/live", "tests/server/http"),
        (
            *("postgres", "workers", "durability", "security", "transport"),
            *("openapi", "attacks", "test_page", "base_path", "bot_life", "example_bots", "estimates", "clocks"),
        ),
    ),
}
